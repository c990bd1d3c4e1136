import type { CombatConsequence, CombatSideShown } from './shown.ts';

/** What a side comes to: its score, or what it adds to its die. */
export function scoreInWords({ score, standing, die }: CombatSideShown): string {
  if (score !== null) return String(score);
  return die === null ? `${String(standing)} + die` : String(standing + die);
}

/** Of a rank behind only that it falls, and unless what: why, its clause says among the steps. */
export function consequenceInWords({ of, result, label }: CombatConsequence): string {
  if (of === 'element') return label;
  return result === null
    ? `whether ${of} falls with it: we have no text of that`
    : `${of} falls with it${provisoIn(label)}`;
}

/** What may spare who is lost: `, unless …`; empty where nothing does. */
export function provisoIn(label: string): string {
  return /, unless .+$/u.exec(label)?.[0] ?? '';
}
