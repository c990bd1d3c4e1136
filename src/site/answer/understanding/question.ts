/** What can be asked of the rules in few words. */
export type QuestionKind =
  | 'combat'
  | 'pips'
  | 'cost'
  | 'equivalents'
  | 'breaking'
  | 'move'
  | 'range'
  | 'support'
  | 'mitigation'
  | 'shooting'
  | 'passing'
  | 'terrain'
  | 'factor'
  | 'base'
  | 'recoil';

/** The values of a question, by their names: `a.type`, `a.grade`, `going`. */
export type Values = Readonly<Record<string, string>>;

/** A value that may be chosen, and how it is shown. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Where there is little room; the label where it is left out. */
  readonly short?: string;
}

/** Something that a question does not tell. */
export interface Untold {
  /** The value that it is. */
  readonly name: string;
  /** What it is about: `grade of Kn`. */
  readonly label: string;
  readonly options: readonly Option[];
  /** What is taken for granted until another is chosen; null where each is answered by itself. */
  readonly assumed: string | null;
  /** What stands before the options in the label of an answer: `against` of an enemy. An `and` or `+` is left out where it begins. */
  readonly before?: string;
  /** How the rest of the options are named; `All others` where it is left out. */
  readonly others?: string;
  /** It is only worth telling where it changes the answer. */
  readonly quiet?: boolean;
}

/** A question as it was understood. */
export interface Question {
  readonly kind: QuestionKind;
  readonly told: Values;
  readonly untold: readonly Untold[];
  /** What is meant where the second side may shoot and the first may not. */
  readonly instead?: Question;
}

/** A query that asks something of the rules. */
export interface Understood {
  readonly question: Question;
  /** The edition that the query names; null where it names none. */
  readonly edition: string | null;
  /** Words of it that were not understood. */
  readonly unread: readonly string[];
  /** Words of it that were taken for others. */
  readonly mended: readonly { readonly typed: string; readonly word: string }[];
}

/** The names of several troops that are added up. */
export const SUMMED: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What a word tells of a side of a fight, by its name: `a.gen` is its general. */
export const STATES = [
  'gen',
  'ov',
  'up',
  'flank',
  'rear',
  'fort',
  'storm',
  'bank',
  'river',
  'dem',
  'chariot',
  'moved',
  'double',
];
