import { DBM_QUERIES, engage, parseCombatQuestion, TAKEN, type DbmRules } from '../../rules/index.ts';
import { questionAt, type AnswerSpace, type CombatSpace, type Space, type Written } from '../spaces/space.ts';

/** Something that an answer rests on, and no text that we have settles. */
export interface Unsure {
  /** Taken for granted, as the wording is not held; by a secondary source only; or disputed between sources. */
  readonly standing: 'taken' | 'secondary' | 'disputed';
  /** In the words of the answer. */
  readonly why: string;
}

/** What the answers of two editions to the same question rest on so. */
export interface Rests {
  readonly older: readonly Unsure[];
  readonly newer: readonly Unsure[];
}

/** What the answers to a question of a space rest on so, in two editions; null where both are sure. */
export type RestsOf = (index: number) => Rests | null;

/**
 * Find what answers rest on that no text settles. It is asked of those that changed only: to keep it of all of a space would
 * make a matrix of it slower, and larger.
 */
export function restsFinder(space: Space, older: DbmRules, newer: DbmRules): RestsOf {
  const unsure = space.query === 'combat' ? takenIn(space) : unsureIn(space);
  return (index) => {
    const rests = alikeSaid({ older: unsure(older, index), newer: unsure(newer, index) });
    return rests.older.length + rests.newer.length === 0 ? null : rests;
  };
}

/** What an answer rests on, and the figures that do; these are told by their words only. */
interface Found extends Unsure {
  readonly figures?: string;
}

type FindUnsure = (rules: DbmRules, index: number) => readonly Found[];

const SECONDARY = 'a price by a secondary source only';
/** Where what differs is another part of the price. */
const SECONDARY_ALIKE = 'a part of the price by a secondary source only, but no part that changes';

function takenIn(space: CombatSpace): FindUnsure {
  return (rules, index) => {
    const { trail } = engage(rules, parseCombatQuestion(questionAt(space, index)));
    return takenFor(trail.flatMap(({ step, label }) => (step === TAKEN ? [label] : [])));
  };
}

/** A price is unsure where the space asks for prices: how much baggage there is does not rest on what troops cost. */
function unsureIn(space: AnswerSpace): FindUnsure {
  const query = DBM_QUERIES[space.query];
  const priced = space.says.includes('ap');
  return (rules, index) => {
    const answer = query.pose(questionAt(space, index)).answer(rules) as unknown as Written; // its fields by name
    const { taken = [], alternatives = [], trail = [] } = answer as UnsureFields;
    if (!priced) return takenFor(taken);
    const figures = trail.filter(({ secondary }) => secondary).map(({ amount, label }) => [amount, label]);
    return [
      ...takenFor(taken),
      ...(figures.length === 0
        ? []
        : [{ standing: 'secondary', why: SECONDARY, figures: JSON.stringify(figures) } as const]),
      ...[...new Set(alternatives.map(({ why }) => why))].map((why) => ({ standing: 'disputed', why }) as const),
    ];
  };
}

/** Figures that are the same in both take nothing from what differs: that is said. */
function alikeSaid({ older, newer }: { readonly older: readonly Found[]; readonly newer: readonly Found[] }): Rests {
  const [before, after] = [older, newer].map((all) => all.find(({ figures }) => figures !== undefined)?.figures);
  const toldOf = ({ standing, why }: Found): Unsure => ({
    standing,
    why: standing === 'secondary' && before === after ? SECONDARY_ALIKE : why,
  });
  return { older: older.map(toldOf), newer: newer.map(toldOf) };
}

/** What of an answer tells that it is unsure, in whichever query has it. */
interface UnsureFields {
  readonly taken?: readonly string[];
  readonly alternatives?: readonly { readonly why: string }[];
  readonly trail?: readonly { readonly amount?: number; readonly label: string; readonly secondary?: boolean }[];
}

function takenFor(labels: readonly string[]): readonly Unsure[] {
  return [...new Set(labels)].map((why) => ({ standing: 'taken', why }));
}
