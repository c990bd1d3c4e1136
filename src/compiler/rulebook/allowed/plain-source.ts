import { strangeCharacters } from '../../schemas/index.ts';
import { RulebookError, type Problem } from '../source/problems.ts';
import type { SourceText } from '../source/source-text.ts';

/** So many of one file are told; a file that is no text at all has thousands. */
const MOST_TOLD = 10;

/**
 * Refuse a text that holds what its readers do not see, before anything is read from it.
 *
 * @param source A file, or the front matter of one
 * @param subject What cannot be read: `MDX`, `the front matter`
 * @throws {RulebookError} With each such character, at its place
 */
export function refuseStrangeCharacters(source: SourceText, subject: string): void {
  const problems = strangeCharacters(source.text)
    .slice(0, MOST_TOLD)
    .map(({ index, name }): Problem => ({
      headline: `Cannot read ${subject}: expected plain text, found ${name}`,
      places: [{ position: source.positionAt(index), label: 'where it stands, unseen by most editors' }],
      hint: 'take it out, and save the file as plain UTF-8.',
    }));
  if (problems.length > 0) throw new RulebookError(problems);
}
