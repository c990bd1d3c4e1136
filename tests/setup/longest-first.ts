import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take long, the longest first. A name is the end of a file's path without `.test.ts`; a file that is
 * not named takes seconds.
 */
export const LONG: readonly string[] = [
  'check/check',
  'site/every-page.browser',
  'offline/tests/trouble.browser',
  'points/tests/points.browser',
  'citation/tests/citations.browser',
  'offline/tests/update.browser',
  'search/tests/search.browser',
  'event/tests/event.browser',
  'combat/tests/combat.browser',
  'site/phone.browser',
  'site/desk.browser',
  'playsheet/tests/playsheet.browser',
  'offline/tests/kept.browser',
  'offline/tests/sub-path.browser',
  'scripts/command-line',
  'build/inputs',
  'snippets/tests/hostile',
  'amend/tests/laws',
  'publish/tests/write-output',
  'publish/tests/hostile-content',
  'lint/import-table',
  'engines/firefox-addresses',
  'engines/webkit-addresses',
  'engines/chromium-addresses',
];

/** The projects, the one with the longest files first; the last has the small ones that fill in what is left of the time. */
const PROJECTS: readonly string[] = ['check', 'site', 'examples', 'unit'];

/** Starts the longest file first, so that none runs on alone at the end; and keeps the files of a project together, as a worker that goes on with its project keeps what it has loaded. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const ofProject = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);
    return others.toSorted((a, b) => ofProject(a) - ofProject(b) || placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place === -1 ? LONG.length : place;
}
