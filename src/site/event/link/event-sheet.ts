import { isReadable, unreadableIn } from './unreadable-text.ts';

/** What an umpire rules at an event, on one clause or clarification. */
export interface LocalRuling {
  /** Its id: `rear-support.spears`, `bhgs.17.6`. */
  readonly about: string;
  readonly text: string;
}

/** What is played at an event: which edition, with which clarifications, lists and points, and what the umpire has ruled. */
export interface EventSheet {
  readonly name: string;
  readonly edition: string;
  /** Whether the BHGS clarifications are in force. */
  readonly bhgs: boolean;
  /** Whether the guidelines for fair play are in force. */
  readonly fairPlay: boolean;
  /** Whether the errata of the army lists are in force. */
  readonly errata: boolean;
  /** Which army lists are played, in the umpire's words; empty where nothing is said. */
  readonly lists: string;
  /** AP of an army; null where nothing is said. */
  readonly points: number | null;
  /** The last day, `2026-11-22`; null where nothing is said. */
  readonly until: string | null;
  /** The date of the content that the umpire had. */
  readonly content: string;
  readonly rulings: readonly LocalRuling[];
}

/** How much an event sheet holds: its link must fit into a code that a telephone can scan. */
export const LIMITS = { name: 60, lists: 120, points: 9999, rulings: 10, ruling: 300 } as const;

/** What is wrong in an event sheet, and where. */
export interface SheetProblem {
  readonly field:
    | 'name'
    | 'edition'
    | 'lists'
    | 'points'
    | 'until'
    | 'content'
    | 'rulings'
    | `rulings.${number}.${'about' | 'text'}`;
  readonly text: string;
}

/**
 * Find what is wrong in an event sheet.
 *
 * @param editions Those there are
 * @returns Every problem, in the order of the sheet
 */
export function checkSheet(sheet: EventSheet, editions: readonly string[]): readonly SheetProblem[] {
  const problems: SheetProblem[] = [];
  const report = (field: SheetProblem['field'], text: string): void => void problems.push({ field, text });
  const reportUnreadable = (field: SheetProblem['field'], what: string, text: string, lines = true): void => {
    const problem = unreadableIn(text, lines);
    if (problem !== null) report(field, `${what} ${problem}`);
  };
  if (sheet.name.trim() === '') report('name', 'Give the event a name: it stands on every screen.');
  else if (unreadableIn(sheet.name, false) === null && !isReadable(sheet.name))
    report('name', 'The name shows nothing: give it a letter, a number or a sign.');
  if (sheet.name.length > LIMITS.name) report('name', tooLong('The name', LIMITS.name, sheet.name));
  reportUnreadable('name', 'The name', sheet.name, false);
  if (!editions.includes(sheet.edition))
    report('edition', `Expected an edition that this copy has (${editions.join(', ')}), found "${sheet.edition}".`);
  if (sheet.lists.length > LIMITS.lists)
    report('lists', tooLong('What is said of the army lists', LIMITS.lists, sheet.lists));
  reportUnreadable('lists', 'What is said of the army lists', sheet.lists);
  if (sheet.points !== null && !(Number.isInteger(sheet.points) && sheet.points > 0 && sheet.points <= LIMITS.points))
    report('points', `Expected a whole number of AP, from 1 to ${String(LIMITS.points)}.`);
  if (sheet.until !== null && !isDay(sheet.until)) report('until', `Expected a day, found "${sheet.until}".`);
  if (!isDay(sheet.content)) report('content', 'It does not say of which day the content was that the umpire had.');
  for (const [index, { about, text }] of sheet.rulings.entries()) {
    if (about === '') report(`rulings.${index}.about`, 'Say which clause or clarification the ruling is about.');
    else if (!/^[a-z][a-z0-9]*([.-][a-z0-9]+)*$/.test(about))
      report(`rulings.${index}.about`, `Expected the name of a clause or a clarification, found "${about}".`);
    if (text.trim() === '') report(`rulings.${index}.text`, 'Write what is ruled.');
    if (text.length > LIMITS.ruling) report(`rulings.${index}.text`, tooLong('The ruling', LIMITS.ruling, text));
    reportUnreadable(`rulings.${index}.text`, 'The ruling', text);
  }
  if (sheet.rulings.length > LIMITS.rulings)
    report(
      'rulings',
      `Expected at most ${String(LIMITS.rulings)} local rulings, found ${String(sheet.rulings.length)}.`,
    );
  return problems;
}

function tooLong(what: string, most: number, text: string): string {
  return `${what} is too long: expected at most ${String(most)} letters, found ${String(text.length)}.`;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // The 31st of February would be read as the 3rd of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
