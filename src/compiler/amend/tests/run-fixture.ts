import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyAmendments, checkAmendmentCites, parseAmendment, type Amendment } from '../index.ts';
import {
  assembleRulebook,
  checkCites,
  checkLinks,
  checkShortForms,
  parseSection,
  RulebookError,
  SourceText,
  type Problem,
  type Rulebook,
} from '../../rulebook/index.ts';

/**
 * Build the editions of a fixture: `base.mdx` (the section `base`) and `base-<id>.mdx` are edition 1.0,
 * `earlier.mdx`, where it is there, leads to 1.1, and `amendment.mdx` and `amendment-<name>.mdx` lead to 2.0. Where
 * `statements.txt` is there, only the statements it lists may be cited.
 *
 * @param folder The folder of the case
 * @returns The last edition
 * @throws {RulebookError} With everything that is wrong with the case
 */
export function runFixture(folder: string): Rulebook {
  const names = readdirSync(folder).sort();
  const read = (name: string) => SourceText.of(readFileSync(path.join(folder, name), 'utf8'), name);
  const problems: Problem[] = [];
  const collect = <Value>(step: () => Value): Value[] => {
    try {
      return [step()];
    } catch (error) {
      if (!(error instanceof RulebookError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  };
  const sections = names
    .flatMap((name) => /^base(?:-(.+))?\.mdx$/u.exec(name) ?? [])
    .flatMap((match, index, all) => (index % 2 === 0 ? [[match, all[index + 1]] as const] : []))
    .flatMap(([name, id]) => collect(() => parseSection(read(name), id ?? 'base')));
  const amendmentsOf = (pattern: RegExp, edition: string): Amendment[] =>
    names
      .filter((name) => pattern.test(name))
      .flatMap((name) => collect(() => parseAmendment(read(name), edition, `${edition}/${path.parse(name).name}`)));
  const earlier = amendmentsOf(/^earlier\.mdx$/u, '1.1');
  const amendments = amendmentsOf(/^amendment.*\.mdx$/u, '2.0');
  if (problems.length > 0) throw new RulebookError(problems);

  const base = applyAmendments(assembleRulebook('1.0', sections), earlier, '1.1');
  if (names.includes('statements.txt')) {
    const known = read('statements.txt').text.split('\n');
    problems.push(...checkCites(base, known), ...checkAmendmentCites(amendments, known));
  }
  const [amended] = collect(() => applyAmendments(base, amendments, '2.0'));
  if (amended !== undefined) problems.push(...checkLinks(amended, []), ...checkShortForms(amended));
  if (amended === undefined || problems.length > 0) throw new RulebookError(problems);
  return amended;
}
