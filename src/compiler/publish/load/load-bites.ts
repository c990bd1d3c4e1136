import { readYaml, SourceText, type Problem } from '../../rulebook/index.ts';
import { bitesSchema, SUBJECTS, type OCCASIONS, type Bite, type Bites } from '../../schemas/index.ts';
import { collect } from '../collect.ts';
import type { ContentFiles } from '../files/content-files.ts';

/** A line of what will bite who comes from an older edition. */
export interface BiteLine extends Bite {
  readonly when: (typeof OCCASIONS)[number];
  /** What of the table it is about; null before the game. */
  readonly subject: (typeof SUBJECTS)[number] | null;
}

/** What will bite, with the file it was read from. */
export interface BitesContent {
  readonly notes: Bites['notes'];
  /** In the order in which they are read. */
  readonly lines: readonly BiteLine[];
  readonly source: SourceText;
}

const FILE = 'content/bites.yaml';

/** Load what will bite who comes from an older edition: nothing where the content does not say it. */
export function loadBites(files: ContentFiles, problems: Problem[]): BitesContent {
  const written = files.get(FILE);
  const source = SourceText.of(written ?? '', FILE);
  const bites = written === undefined ? null : collect(problems, () => readYaml(source, bitesSchema, 'what will bite'));
  return {
    notes: bites?.notes ?? [],
    lines: bites === null ? [] : linesOf(bites),
    source,
  };
}

function linesOf({ table, setup, army }: Bites): readonly BiteLine[] {
  return [
    ...SUBJECTS.flatMap((subject) => table[subject].map((bite): BiteLine => ({ ...bite, when: 'table', subject }))),
    ...setup.map((bite): BiteLine => ({ ...bite, when: 'setup', subject: null })),
    ...army.map((bite): BiteLine => ({ ...bite, when: 'army', subject: null })),
  ];
}

/**
 * Whether a line is told to who comes from one edition to another.
 *
 * @param line The line; by itself it is told from every edition before it to every one that has it
 * @param editions All there are, oldest first
 */
export function isTold(
  { since, from: only, to: until }: Bite,
  from: string,
  to: string,
  editions: readonly string[],
): boolean {
  const [older, made, newer] = [from, since, to].map((edition) => editions.indexOf(edition));
  if (older === undefined || made === undefined || newer === undefined) return false;
  return older < made && made <= newer && (only?.includes(from) ?? true) && (until?.includes(to) ?? true);
}
