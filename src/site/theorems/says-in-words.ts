import type { ChangedAnswer, Said } from '../../theorems/index.ts';

/** What an answer says, by its name: the words for it. */
const IN_WORDS: Readonly<Record<string, (said: Said) => string>> = {
  pips: (said) => (said === 0 ? 'free' : `${amount(said)} ${said === 1 ? 'PIP' : 'PIPs'}`),
  paces: (said) => (said === null ? 'no move' : `${amount(said)} paces`),
  measured: (said) => `${amount(said)} paces`,
  inReach: (said) => (said === true ? 'in reach' : 'out of reach'),
  allowed: (said) => (said === true ? 'allowed' : 'not allowed'),
  ap: (said) => `${amount(said)} AP`,
  disputed: (said) => (said === true ? 'disputed' : ''),
  baggage: (said) => (said === null ? 'no least number of baggage' : `${amount(said)} baggage elements at least`),
  equivalents: (said) => `${amount(said)} element equivalents`,
  demoralised: (said) =>
    said === null ? 'not told whether demoralised' : said === true ? 'demoralised' : 'not demoralised',
  quarter: (said) => (said === null ? 'a quarter not asked for' : said === true ? 'a quarter lost' : 'no quarter lost'),
  quarterAt: (said) => (said === null ? '' : `a quarter at ${amount(said)}`),
  demoralisedAt: (said) => (said === null ? '' : `a third at ${amount(said)}`),
  defeatedAt: (said) => (said === null ? '' : `half at ${amount(said)}`),
  defeated: (said) => (said === true ? 'defeated' : 'not defeated'),
  losses: (said) => `${amount(said)} lost`,
};

/** An answer in words: `2 PIPs`; `6 AP, disputed`. */
export function saysInWords(says: Readonly<Record<string, Said>>): string {
  return Object.entries(says)
    .map(([name, said]) => IN_WORDS[name]?.(said) ?? `${name} ${String(said)}`)
    .filter((words) => words !== '')
    .join(', ');
}

/** What changes are called, and in what they are counted. */
const CHANGED: Readonly<Record<string, readonly [what: string, unit: string]>> = {
  pips: ['the cost', 'PIPs'],
  paces: ['the move', 'paces'],
  measured: ['the way', 'paces'],
  inReach: ['whether it is in reach', ''],
  allowed: ['whether it is allowed', ''],
  ap: ['the price', 'AP'],
  disputed: ['whether the price is disputed', ''],
  baggage: ['the least baggage', 'elements'],
  equivalents: ['what they count for', 'element equivalents'],
  demoralised: ['whether it is demoralised', ''],
  quarter: ['whether a quarter is lost', ''],
  quarterAt: ['the losses that are a quarter', 'element equivalents'],
  demoralisedAt: ['the losses that demoralise', 'element equivalents'],
  defeatedAt: ['the losses that defeat', 'element equivalents'],
  defeated: ['whether it is defeated', ''],
  losses: ['the losses', 'element equivalents'],
};

/** How answers changed, in words: `1 PIP more`; `whether a quarter is lost is told`. */
export function changesInWords(by: ChangedAnswer['by']): string {
  const words = Object.entries(by).map(([name, change]) => {
    const [what, unit] = CHANGED[name] ?? [name, ''];
    if (change === 'told') return `${what} is told`;
    if (change === 'untold') return `${what} is told no more`;
    if (typeof change === 'boolean')
      return change || name !== 'disputed' ? `now ${IN_WORDS[name]?.(change) ?? what}` : 'disputed no more';
    const size = Math.abs(change);
    const counted = `${amount(size)} ${size === 1 && unit === 'PIPs' ? 'PIP' : unit}`;
    return change > 0 ? `${counted} more` : `${counted} less`;
  });
  const all = words.join(', ');
  return `${all.slice(0, 1).toUpperCase()}${all.slice(1)}`;
}

function amount(said: Said): string {
  return typeof said === 'number' ? String(Math.round(said * 10) / 10) : '–';
}
