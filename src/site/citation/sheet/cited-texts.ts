import { digestText, wordsOfDiscrepancy, wordsOfRuling } from '../../../compiler/words/index.ts';
import { secondaryButFor } from '../../authority/official-cells.ts';
import { RUNGS } from '../../authority/rungs.ts';
import { addressOfWording, type Citation, type CitedText, type CitedWording } from '../line/index.ts';
import type {
  PublishedCitation,
  PublishedClarification,
  PublishedClause,
  PublishedRuling,
} from '../../../compiler/publish/index.ts';
import { citedAs, collectionOf, listErrata } from '../../sources/collections.ts';
import { sourceOfClause } from './source-of-clause.ts';
import { withStop } from '../../wording/with-stop.ts';
import {
  clarifications,
  clauseOf,
  content,
  dba,
  discrepancies,
  documents,
  editions,
  histories,
  newest,
  rulebookOf,
  rulings,
} from '../../ground/published.ts';

/** A citation, and where it leads, from the site's root. */
export interface Cited {
  readonly citation: Citation;
  readonly url: string;
}

const texts: ReadonlyMap<string, CitedText> = new Map(
  [...clauses(), ...ofDba(), ...interpretations(), ...answers(), ...disagreements()].map((text) => [text.id, text]),
);

/** Everything that can be cited, as readers have it. */
export const citedTexts: readonly CitedText[] = [...texts.values()];

/**
 * Cite a text.
 *
 * @param id A clause, a clarification, `rulings.<slug>`, `discrepancies.<name>`
 * @param edition The edition that is read; it does not matter for what is the same in all that it holds in
 * @throws {Error} If there is no such text
 */
export function cite(id: string, edition?: string): Cited {
  const text = texts.get(id);
  const wording = text?.wordings.find((each) => !isOfEdition(each) || each.editions.includes(edition ?? ''));
  if (text === undefined || wording === undefined)
    throw new Error(`Cannot cite "${id}" in ${edition ?? 'any edition'}: there is no such text`);
  const { section, title, answer, page, source, blocks } = wording;
  const read = edition !== undefined && isOfEdition(wording) ? edition : rangeOf(wording.editions);
  const digest = digestText(title, blocks);
  return {
    citation: {
      game: text.game,
      edition: read,
      section,
      title,
      id,
      ...(answer !== undefined && { answer }),
      page,
      source,
      digest,
      date: content.date,
    },
    url: addressOfWording(wording, read),
  };
}

/** A clause stands in each edition by itself. */
function isOfEdition({ url }: CitedWording): boolean {
  return url.includes('{edition}');
}

/** `3.1-3.4` */
function rangeOf(holding: readonly string[]): string {
  const [first = '', last = ''] = [holding[0], holding.at(-1)];
  return first === last ? first : `${first}-${last}`;
}

function* clauses(): Generator<CitedText> {
  for (const id of Object.keys(histories)) {
    const found = editions.flatMap(({ id: edition }) => {
      const clause = clauseOf(edition, id);
      if (clause === undefined) return [];
      const wording = { ...ofClause(edition, clause), url: clause.url.replace(`/${edition}/`, '/{edition}/') };
      return [{ edition, wording, key: JSON.stringify(wording) }];
    });
    const wordings = [...Map.groupBy(found, ({ key }) => key).values()].flatMap(([first, ...rest]) =>
      first === undefined ? [] : { ...first.wording, editions: [first, ...rest].map(({ edition }) => edition) },
    );
    yield { id, game: gameOf(newest.title, newest.id), wordings };
  }
}

function* ofDba(): Generator<CitedText> {
  for (const clause of Object.values(rulebookOf(dba.id).clauses)) {
    const wording = { ...ofClause(dba.id, clause), editions: [dba.edition], url: clause.url };
    yield { id: clause.id, game: gameOf(dba.title, dba.edition), wordings: [wording] };
  }
}

function* interpretations(): Generator<CitedText> {
  for (const clarification of Object.values(clarifications.clarifications)) {
    const { id, editions: holding, url, title, citations, blocks } = clarification;
    const section = sectionOf(clarification);
    // The page of an erratum is that of its own sheet, and stands in its source.
    const page = collectionOf(clarification) === listErrata ? null : clarification.page;
    yield ofDbm(id, { editions: holding, section, title, page, source: sourceOf(citations), held: true, url, blocks });
  }
}

function* answers(): Generator<CitedText> {
  for (const ruling of Object.values(rulings)) {
    const { slug, question, answer, url } = ruling;
    yield ofDbm(`rulings.${slug}`, {
      editions: ruling.editions,
      section: `Rulings (${whose(ruling)})`,
      title: question,
      answer: withStop(answer),
      page: null,
      source: sourceOfAnswer(ruling),
      held: true,
      url,
      blocks: wordsOfRuling(ruling),
    });
  }
}

function* disagreements(): Generator<CitedText> {
  for (const discrepancy of Object.values(discrepancies)) {
    const { name, title, citations, readings } = discrepancy;
    const read = editions.map(({ id }) => id).filter((id) => readings.some((each) => each.editions.includes(id)));
    yield ofDbm(`discrepancies.${name}`, {
      editions: read.length > 0 ? read : [newest.id],
      section: `Discrepancies (${whose(discrepancy)})`,
      title,
      page: null,
      source: sourceOf(citations),
      held: true,
      url: `/discrepancies/${name}/`,
      blocks: wordsOfDiscrepancy(discrepancy),
    });
  }
}

/** Who reads the line elsewhere sees whose answer it is. */
function whose({ status }: { readonly status: 'settled' | 'open' }): string {
  return RUNGS[status === 'open' ? 'open' : 'ours'].toLowerCase();
}

function ofDbm(id: string, wording: CitedWording): CitedText {
  return { id, game: gameOf(newest.title, newest.id), wordings: [wording] };
}

function ofClause(edition: string, clause: PublishedClause): Omit<CitedWording, 'editions' | 'url'> {
  const { title, page, secondary, officialCells, held, blocks } = clause;
  const stands = rulebookOf(edition).sections.find(({ id }) => id === clause.section)?.title ?? clause.section;
  const section = secondary ? `${stands} (${secondaryButFor(officialCells).replace(/^B/u, 'b')})` : stands;
  const source = sourceOfClause(clause, editions);
  return { section, title, page, source, held, blocks };
}

function sectionOf(clarification: PublishedClarification): string {
  const { army } = clarification;
  return army === null ? citedAs(clarification) : `${collectionOf(clarification).title}, ${army}`;
}

/** Where less is told than all that is cited, the answer rests on the whole of that. */
function sourceOfAnswer({ rests, citations }: PublishedRuling): string | null {
  if (rests.length === citations.length) return sourceOf(citations);
  return rests.map((each) => sourceOf([each])).join('; ');
}

/** The first source is the one that the text rests on most. Of one written for an edition and applied in others, it is told. */
function sourceOf([first]: readonly PublishedCitation[]): string | null {
  if (first === undefined) return null;
  const written = documents.find(({ id }) => id === first.document)?.writtenFor?.edition;
  return `${first.documentTitle}${written === undefined ? '' : ` (for ${written})`}, ${first.where}`;
}

/** `DBM 3.4` -> `DBM` */
function gameOf(title: string, edition: string): string {
  return title.replace(` ${edition}`, '');
}
