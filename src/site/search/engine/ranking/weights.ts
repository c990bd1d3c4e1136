import type { FoundKind } from '../model.ts';
import type { PassageKind } from '../query/shape.ts';

/** How the ranking weighs what it finds. */
export interface Weights {
  /** What even the most common word counts. */
  readonly floor: number;
  /** How far a word counts by how rare it is itself, and not by how rare all are that it may mean. */
  readonly own: number;
  /** What a troop type counts that is not the first one named: the question is about the first. */
  readonly later: number;
  /** How much more a record counts whose title names the first type that was named. */
  readonly subject: number;
  /** The same for a table with a row of that type, whose title names something else that is asked for. */
  readonly row: number;
  /** And where nothing else is asked: `Kn move` looks up a row. */
  readonly rowAlone: number;
  /** What a record counts whose title is about the type that somebody else is said to meet. */
  readonly met: number;
  /** What a record counts whose title says that troops were not doubled, where it is asked of those who were. */
  readonly denied: number;
  /** What a word counts that need not be there, as a share of one that must. */
  readonly optional: number;
  /** How hard it is to lack a word: the power of the share that a record has. */
  readonly covered: number;
  /** How much it counts to say the words at all, by the field, and when it is often enough. */
  readonly often: number;
  readonly fields: Readonly<Record<PassageKind, number>>;
  readonly even: number;
  readonly enough: number;
  /** How much it counts that one title, or one way of asking, has all the words and no others. */
  readonly closest: Readonly<Record<PassageKind, number>>;
  /** The same for the next best way of asking: two that agree are no chance. */
  readonly second: number;
  /** How much more a record counts that people ask for in just these words. */
  readonly justSo: number;
  readonly precise: Readonly<Record<PassageKind, number>>;
  /** The same for a title with the place where it stands: `Rear support: psiloi`. */
  readonly heading: number;
  readonly preciseHeading: number;
  readonly recall: number;
  /** How much it counts that the words stand close together, and how many terms are close. */
  readonly together: number;
  readonly window: number;
  /** How much it counts that what stands together in the query does so in a passage. */
  readonly pairs: number;
  /** Where records match alike, the rule comes before a remark on it. */
  readonly kinds: Readonly<Record<FoundKind, number>>;
  /** How much more, or less, they count where a list is asked for. */
  readonly listing: Readonly<Partial<Record<FoundKind, number>>>;
  /** How much more a theorem counts where it is asked what is ever, or always, so. */
  readonly general: number;
  /** The same as for a list for a text that has several points. */
  readonly points: number;
  /** How much more a record counts that has every word: shared by the words. */
  readonly whole: number;
  /** How much faster that falls than the words grow in number: a power. */
  readonly wholeOfMany: number;
  /** What a clause counts whose wording we do not hold. */
  readonly unheld: number;
  /** What wording counts that is no longer in force. */
  readonly replaced: number;
  /** What a ruling counts whose question names the edition searched, an older one, and one that names only others. */
  readonly namesOwn: number;
  readonly namesOther: number;
  /** How much more a change counts where changes are asked for. */
  readonly asked: number;
  /** What a record gains of the best score of what interprets it, or what it interprets. */
  readonly linked: number;
}

/** Found by trying: on what people ask of the content, with the way of asking left out that was tried. */
export const WEIGHTS: Weights = {
  floor: 0.27,
  own: 0.4,
  later: 0.43,
  subject: 1.35,
  row: 1.2,
  rowAlone: 2.5,
  met: 0.6,
  denied: 0.4,
  optional: 0.658,
  covered: 0.77,
  often: 2.52,
  fields: { title: 3, question: 2, context: 0.7, asked: 1.1, topic: 0.73, text: 0.94, note: 0.3 },
  even: 0.81,
  enough: 3.08,
  closest: { title: 0.8, question: 0.35, context: 0.68, asked: 0.6, topic: 0.35, text: 0, note: 0.14 },
  second: 0.6,
  justSo: 1.35,
  precise: { title: 0.57, question: 0.07, context: 0.2, asked: 0.55, topic: 0.2, text: 0, note: 0 },
  heading: 1.2,
  preciseHeading: 0.4,
  recall: 0.81,
  together: 0.27,
  window: 8.4,
  pairs: 0.8,
  kinds: {
    clause: 1,
    clarification: 1,
    guideline: 1,
    ruling: 1,
    dba: 1,
    erratum: 0.7,
    tool: 0.85,
    list: 0.5,
    comparison: 0.6,
    change: 0.5,
    figure: 0.75,
    theorem: 0.6,
    discrepancy: 0.8,
    term: 0.8,
  },
  listing: { list: 3, ruling: 0.7, clarification: 0.8, guideline: 0.8 },
  general: 1.8,
  points: 1.35,
  whole: 1.75,
  wholeOfMany: 1.6,
  unheld: 0.9,
  replaced: 0.5,
  namesOwn: 1.3,
  namesOther: 0.7,
  asked: 5,
  linked: 0.1,
};
