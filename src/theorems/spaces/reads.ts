import type { Said, Written } from './written.ts';

/** What theorems look at in an answer that is an amount: null where it tells none, as for a dash. */
const AMOUNTS = {
  pips: ({ pips }: Written) => pips,
  paces: ({ maxPaces }: Written) => maxPaces,
  measured: ({ measuredPaces }: Written) => measuredPaces,
  ap: ({ each }: Written) => (Array.isArray(each) ? (each[0] as unknown) : null),
  baggage: ({ baggage }: Written) => (baggage as { readonly minimum?: unknown } | null)?.minimum,
  equivalents: ({ elementEquivalents }: Written) => elementEquivalents,
  demoralisedAt: ({ demoralisedAt }: Written) => demoralisedAt,
  quarterAt: ({ quarterLostAt }: Written) => quarterLostAt,
  defeatedAt: ({ defeatedAt }: Written) => defeatedAt,
  losses: ({ totalLosses }: Written) => totalLosses,
} as const;

/** What they look at that is yes or no. */
const FLAGS = {
  inReach: ({ inReach }: Written) => inReach,
  allowed: ({ allowed }: Written) => allowed,
  disputed: ({ disputed }: Written) => disputed,
  demoralised: ({ demoralised }: Written) => demoralised,
  quarter: ({ quarterLost }: Written) => quarterLost,
  defeated: ({ defeated }: Written) => defeated,
} as const;

export type AmountName = keyof typeof AMOUNTS;
export type FlagName = keyof typeof FLAGS;

/** What an answer says under a name. */
export function read(name: AmountName | FlagName, answer: Written): Said {
  if (name in AMOUNTS) {
    const amount = AMOUNTS[name as AmountName](answer); // as it is there
    return typeof amount === 'number' ? amount : null;
  }
  const flag = FLAGS[name as FlagName](answer); // it is one or the other
  return typeof flag === 'boolean' ? flag : null;
}
