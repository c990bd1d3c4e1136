import { SourceText, type Edit, type Section } from '../rulebook/index.ts';
import type { GlossaryTerm } from '../schemas/index.ts';

/** What a link must not be put into: front matter, code, links, short forms, tags, rows of tables. */
const LEFT_ALONE =
  /^---\n[\s\S]*?\n---\n|^```[\s\S]*?^```|`[^`\n]*`|\[[^\]]*\]\([^)]*\)|<Short>[\s\S]*?<\/Short>|<[^>]*>|^\s*\|.*$/gm;

/** Finds the terms of the glossary in a text. */
export type TermFinder = (section: Section) => Edit[];

/**
 * Make a finder that turns the first use of each term in a section into a link to the glossary: of a term with
 * abbreviations the first of these, as players write them; of another its name, in small or large letters, with a plural
 * s or without, unless that reads as a verb. Who reads "knights" in full needs no key to it.
 *
 * @param terms The glossary; only terms marked `link` are linked
 */
export function termFinder(terms: readonly GlossaryTerm[]): TermFinder {
  const linked = terms.filter(({ link }) => link);
  const bySpelling = new Map(
    linked.flatMap(({ slug, term, abbreviations }) =>
      abbreviations.length === 0
        ? [[term.toLowerCase(), slug] as const]
        : abbreviations.map((each) => [each, slug] as const),
    ),
  );
  const names = linked
    .filter((each) => each.abbreviations.length === 0)
    .map(({ term, plural }) => `${escape(term)}${plural ? 's?' : ''}`);
  const abbreviations = linked.flatMap((each) => each.abbreviations.map(escape));
  const pattern =
    linked.length === 0
      ? null
      : new RegExp(`(?<![\\w(/.-])(?:${longestFirst([...names, ...abbreviations]).join('|')})(?![\\w-])`, 'gi');
  return ({ source, clauses }) => {
    if (pattern === null) return [];
    const text = source.text.replaceAll(LEFT_ALONE, (found) => ' '.repeat(found.length));
    const met = new Set<string>();
    return [...text.matchAll(pattern)].flatMap((match) => {
      const [found] = match;
      const slug =
        bySpelling.get(found) ??
        bySpelling.get(found.toLowerCase()) ??
        bySpelling.get(found.toLowerCase().replace(/s$/, ''));
      const inClause = clauses.some(({ bodyStart, bodyEnd }) => bodyStart <= match.index && match.index < bodyEnd);
      if (slug === undefined || met.has(slug) || !inClause) return [];
      met.add(slug);
      return [
        {
          start: match.index,
          end: match.index + found.length,
          replacement: SourceText.of(`[${found}](/glossary/#${slug})`, 'generated'),
        },
      ];
    });
  };
}

/** So that `rear support factor` is not taken for `rear support`. */
function longestFirst(patterns: readonly string[]): string[] {
  return patterns.toSorted((one, other) => other.length - one.length);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
