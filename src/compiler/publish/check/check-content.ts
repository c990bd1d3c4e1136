import { citedBy } from '../../amend/index.ts';
import {
  checkCites,
  checkInterprets,
  checkLinks,
  checkShortForms,
  placeAt,
  type Problem,
  type Rulebook,
  type SourceText,
} from '../../rulebook/index.ts';
import { nearest } from '../../schemas/index.ts';
import { addressesIn } from '../files/addresses.ts';
import { checkFigurePositions } from './check-figure-positions.ts';
import { checkBites } from './check-bites.ts';
import { citableThings } from '../reference/citable-things.ts';
import { checkChanges } from '../load/load-content-changes.ts';
import type { Content } from '../load/load-content.ts';
import { checkAsked } from '../load/load-search.ts';

/**
 * Find what does not hold together: citations of nothing, and links, interpretations and bearings that lead nowhere; with
 * what was wrong as it was read.
 *
 * @param isWhole Whether all of it could be read: else nothing is said of what names a page that may be among the rest
 */
export function checkContent(content: Content, isWhole: boolean): Problem[] {
  const { sources, editions, dba, discrepancies, rulings, theorems, glossary, figures, changes, bites, search } =
    content;
  const statementIds = new Set(sources.statements.keys());
  // What an amendment cites was looked at where it stands: the clauses that it changes cite it too.
  const amending = new Set([...statementIds, ...editions.flatMap(({ amendments }) => citedBy(amendments))]);
  const problems = editions.flatMap(({ book, inForce }) =>
    checkBooks(book, inForce, book === editions[0]?.book ? statementIds : amending, statementIds),
  );
  if (dba !== null) problems.push(...checkCites(dba.book, statementIds), ...checkLinks(dba.book, []));
  const known = [
    ...editions.flatMap(({ book, inForce }) => [book, inForce]),
    ...(dba === null ? [] : [dba.book]),
  ].flatMap(clauseIds);
  for (const { id, clauses, source } of discrepancies)
    problems.push(...checkNames(`Discrepancy "${id}"`, clauses, linkTargets(source), source, known));
  const beside = [
    ...rulings.map((ruling) => ({ ...ruling, subject: `Ruling "${ruling.slug}"` })),
    ...theorems.map((theorem) => ({ ...theorem, subject: `Theorem "${theorem.slug}"` })),
  ];
  for (const { subject, clauses, source, clause, ...page } of beside) {
    const holding = page.isElsewhere ? editions : editions.filter(({ edition }) => page.editions.includes(edition.id));
    const inEvery = holding.flatMap(({ book, inForce }) => [book, inForce]).flatMap(clauseIds);
    const links = clause.links.map(({ target, start }) => ({ target, offset: start }));
    problems.push(...checkNames(subject, clauses, links, source, inEvery));
  }
  const newest = editions.at(-1);
  const inNewest = newest === undefined ? [] : [newest.book, newest.inForce].flatMap(clauseIds);
  problems.push(
    ...checkNames(
      'The glossary',
      glossary.terms.flatMap(({ clauses }) => clauses),
      linkTargets(glossary.source),
      glossary.source,
      inNewest,
    ),
  );
  const ids = editions.map(({ edition }) => edition.id);
  for (const { slug, from, clauses, source } of figures) {
    const holding = ids.includes(from) ? editions.slice(ids.indexOf(from)) : [];
    problems.push(
      ...checkNames(
        `Figure "${slug}"`,
        clauses,
        [],
        source,
        holding.flatMap(({ book, inForce }) => [book, inForce]).flatMap(clauseIds),
      ),
    );
  }
  problems.push(...checkDocuments(content), ...checkExceptions(content), ...checkSpokenOfOnce(content));
  problems.push(...checkBites(bites, editions), ...checkFigurePositions(figures), ...content.wrong);
  if (isWhole) {
    const citable = [...citableThings(content).keys()];
    const askable = [...citable, ...theorems.map(({ slug }) => `theorems.${slug}`)];
    problems.push(...checkWrittenFor(content), ...checkChanges(changes, citable), ...checkAsked(search, askable));
  }
  return unrepeated(problems);
}

/** Find editions that restate a document that is not there. */
function checkDocuments({ sources, editions }: Content): Problem[] {
  const ids = sources.documents.map(({ id }) => id);
  return editions.flatMap(({ edition: { id, document } }) => {
    if (document === undefined || ids.includes(document)) return [];
    const meant = nearest(document, ids);
    return [
      {
        headline: `The edition "${id}" names the document "${document}", which is not in content/sources/documents.yaml`,
        places: [{ position: { file: 'content/editions.yaml', line: 1, column: 1 }, label: 'the editions' }],
        hint: meant === null ? undefined : `did you mean "${meant}"?`,
      },
    ];
  });
}

/** Find documents that are written for an edition, or explained by a discrepancy, that is not there. */
function checkWrittenFor({ sources, editions, discrepancies }: Content): Problem[] {
  const ids = editions.map(({ edition }) => edition.id);
  const names = discrepancies.map(({ name }) => name);
  return sources.documents.flatMap(({ id, writtenFor }) => {
    if (writtenFor === undefined) return [];
    const wrong = [
      ...(ids.includes(writtenFor.edition) ? [] : [`the edition "${writtenFor.edition}"`]),
      ...(names.includes(writtenFor.discrepancy) ? [] : [`the discrepancy "${writtenFor.discrepancy}"`]),
    ];
    return wrong.map((what) => ({
      headline: `The document "${id}" names ${what} in its "writtenFor", and that is not there`,
      places: [{ position: { file: 'content/sources/documents.yaml', line: 1, column: 1 }, label: 'the documents' }],
    }));
  });
}

/** Find editions of which a page gives two answers: one that holds on past where another takes its place, say. */
function checkSpokenOfOnce({ rulings, discrepancies, theorems }: Content): Problem[] {
  const pages = [
    ...rulings.map(({ slug, editions, differs, source }) => {
      return { subject: `Ruling "${slug}"`, source, spokenOf: [{ editions }, ...differs] };
    }),
    ...discrepancies.map(({ id, readings, source }) => ({
      subject: `Discrepancy "${id}"`,
      source,
      spokenOf: readings,
    })),
    ...theorems.map((theorem) => {
      return { subject: `Theorem "${theorem.slug}"`, source: theorem.source, spokenOf: [theorem] };
    }),
  ];
  return pages.flatMap(({ subject, source, spokenOf }) => {
    const all = spokenOf.flatMap(({ editions }) => editions);
    const twice = new Set(all.filter((edition, at) => all.indexOf(edition) < at));
    if (twice.size === 0) return [];
    return [
      {
        headline: `${subject} speaks of ${[...twice].join(', ')} more than once`,
        places: [placeAt(source, 0, 'the front matter')],
        hint: 'where another answer takes its place, the first ends: it loses its "+".',
      },
    ];
  });
}

/** Find theorems with exceptions in editions in which they are not claimed. */
function checkExceptions({ theorems }: Content): Problem[] {
  return theorems.flatMap(({ slug, editions, exceptions, source }) => {
    const unclaimed = exceptions.flatMap((each) => each.editions).filter((edition) => !editions.includes(edition));
    if (unclaimed.length === 0) return [];
    return [
      {
        headline: `Theorem "${slug}" has exceptions in ${unclaimed.join(', ')}, where it is not claimed`,
        places: [placeAt(source, 0, 'the front matter')],
      },
    ];
  });
}

/** What is wrong in one place of the base is found again in every edition: it is told once. */
export function unrepeated(problems: readonly Problem[]): Problem[] {
  return [
    ...new Map(
      problems.map((problem) => [
        JSON.stringify([problem.headline.replace(/ of edition \S+:/, ''), problem.places]),
        problem,
      ]),
    ).values(),
  ];
}

/** The links of an MDX text to clauses, with the offset of each. */
function linkTargets({ text }: SourceText): { target: string; offset: number }[] {
  return [...text.matchAll(/\]\(clause:([^)\s]+)\)/g)].map((match) => ({
    target: match[1] ?? '',
    offset: match.index,
  }));
}

/**
 * @param citable What the rulebook may cite
 * @param statementIds What clarifications may
 */
function checkBooks(
  book: Rulebook,
  inForce: Rulebook,
  citable: ReadonlySet<string>,
  statementIds: ReadonlySet<string>,
): Problem[] {
  const ids = [...addressesIn(book, inForce).keys()];
  return [
    ...checkCites(book, citable),
    ...checkCites(inForce, statementIds),
    ...checkLinks(book, ids),
    ...checkLinks(inForce, ids),
    ...checkInterprets(inForce, ids),
    ...checkShortForms(book),
  ];
}

function checkNames(
  subject: string,
  named: readonly string[],
  links: readonly { target: string; offset: number }[],
  source: SourceText,
  known: readonly string[],
): Problem[] {
  const ids = new Set(known);
  const linked = new Set(links.map(({ target }) => target));
  const unlinked = named.filter((target) => !linked.has(target)).map((target) => ({ target, offset: 0 }));
  return [...unlinked, ...links]
    .filter(({ target }) => !ids.has(target))
    .map(({ target, offset }) => {
      const meant = nearest(target, known);
      return {
        headline: `${subject} names the clause "${target}", which no edition that it is about has`,
        places: [placeAt(source, offset, offset === 0 ? 'the front matter' : 'the link')],
        hint: meant === null ? undefined : `did you mean "${meant}"?`,
      };
    });
}

function clauseIds({ sections }: Rulebook): string[] {
  return sections.flatMap(({ clauses }) => clauses.map(({ id }) => id));
}
