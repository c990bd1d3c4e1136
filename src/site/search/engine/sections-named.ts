import type { SearchRecord } from './model.ts';
import { contentStemsOf } from './words/content-stems.ts';

/** A section of the rulebook that is searched. */
export interface Section {
  /** From the site's root, in the edition that is searched. */
  readonly url: string;
  readonly title: string;
}

/** Words that ask for all of a section. */
const WHOLE: ReadonlySet<string> = new Set(contentStemsOf('all every whole full list section rules clauses'));
/** More say that the words are in titles by chance. */
const MOST = 3;

/**
 * Make the function that tells which sections a query names: those whose title is just what it says, and else those
 * whose title has all of it, `combat` as `tactical factors`.
 *
 * @param records Everything that can be found
 * @returns Takes what was typed, without edition and address, and the edition to look in; empty where too many would do
 */
export function createSectionFinder(
  records: readonly SearchRecord[],
): (words: string, edition: string) => readonly Section[] {
  const known = new Map<string, readonly (Section & { readonly stems: readonly string[] })[]>();
  const sectionsOf = (edition: string): readonly (Section & { readonly stems: readonly string[] })[] => {
    const sections = known.get(edition) ?? readSections(records, edition);
    known.set(edition, sections);
    return sections;
  };
  return (words, edition) => {
    const asked = contentStemsOf(words).filter((stem) => !WHOLE.has(stem));
    if (asked.length === 0) return [];
    const having = sectionsOf(edition).filter(({ stems }) => asked.every((stem) => stems.includes(stem)));
    const exact = having.filter(({ stems }) => stems.every((stem) => asked.includes(stem)));
    const named = exact.length > 0 ? exact : having;
    return named.length > MOST ? [] : named.map(({ url, title }) => ({ url, title }));
  };
}

/** The first so many of what was found are asked which section they share, and so many of them must. */
const FIRST = 6;
const SHARING = 3;

/**
 * The section that most of what was found first stands in, for who asks for a list: it has the rest of it.
 *
 * @param found What was found, best first
 * @param edition The edition that is searched
 */
export function sectionShared(found: readonly SearchRecord[], edition: string): readonly Section[] {
  const groups = Map.groupBy(
    found.slice(0, FIRST).filter(({ kind, editions }) => kind === 'clause' && editions.includes(edition)),
    (record) => sectionOf(record, edition).url,
  );
  const [most] = [...groups.values()].toSorted((one, other) => other.length - one.length);
  const [first] = most ?? [];
  return first === undefined || (most?.length ?? 0) < SHARING ? [] : [sectionOf(first, edition)];
}

/** The section that a clause stands in, in an edition. */
function sectionOf({ kind, url, where }: SearchRecord, edition: string): Section {
  // `Combat outcome, p. 23`, and in the other game `DBA 2.2, Combat outcome`.
  const title = kind === 'dba' ? where.slice(where.indexOf(', ') + 2) : where.replace(/, p\. \w+$/, '');
  const page = kind === 'dba' ? url : url.replace(/^\/[^/]+\//, `/${edition}/`);
  return { url: page.replace(/#.*$/, ''), title };
}

function readSections(records: readonly SearchRecord[], edition: string) {
  const sections = new Map<string, Section & { readonly stems: readonly string[] }>();
  for (const record of records) {
    if ((record.kind !== 'clause' && record.kind !== 'dba') || !record.editions.includes(edition)) continue;
    const section = sectionOf(record, edition);
    if (!sections.has(section.url)) sections.set(section.url, { ...section, stems: contentStemsOf(section.title) });
  }
  return [...sections.values()];
}
