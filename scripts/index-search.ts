import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import type {
  PublishedClarifications,
  PublishedDiscrepancies,
  PublishedEdition,
  PublishedGame,
  PublishedHistories,
  PublishedRulebook,
  PublishedRulings,
  PublishedTerm,
} from '../src/publish/index.ts';
import type { Block } from '../src/rulebook/index.ts';

/**
 * Write the search index of the built site into `dist/pagefind`: a clause, in one wording, is one record. DBA is a game
 * of its own: its records have no edition of DBM, and are not of the game that is searched where no edition is chosen.
 */

const FOLDER = 'dist/pagefind';

const COLLECTIONS = [
  ['/bhgs/', 'BHGS', 'clarification'],
  ['/fair-play/', 'Fair play', 'guideline'],
  ['/lists/', 'List errata', 'erratum'],
] as const;

/** Pagefind also writes three user interfaces and a worker, half a megabyte that no page of ours loads. */
const NEEDED = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|[^/]+\.pf_meta|(filter|fragment|index)\/.+)$/;

interface Item {
  readonly url: string;
  readonly title: string;
  readonly where: string;
  /** What its text is searched with: the section, and the title. */
  readonly lead: string;
  readonly kind: 'clause' | 'clarification' | 'guideline' | 'erratum' | 'ruling' | 'discrepancy' | 'glossary' | 'dba';
  /** Left out where the record is found only in a chosen edition: another one answers for all of them. */
  readonly game?: 'dbm' | 'dba';
  readonly editions: readonly string[];
  /** Of a ruling. */
  readonly answer?: string;
  readonly text: string;
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(`generated/${name}.json`, 'utf8'));
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map((block) => (block.kind === 'row' ? block.cells.join(', ') : block.text)).join('\n');
}

const editions = (read('editions') as readonly PublishedEdition[]).map(({ id }) => id);
const rulebooks = new Map(editions.map((id) => [id, read(`${id}/rulebook`) as PublishedRulebook]));
const histories = read('histories') as PublishedHistories;
const clarifications = read('clarifications') as PublishedClarifications;
const discrepancies = read('discrepancies') as PublishedDiscrepancies;
const rulings = read('rulings') as PublishedRulings;
const glossary = read('glossary') as readonly PublishedTerm[];
const dba = { id: 'dba', ...(read('dba') as PublishedGame), book: read('dba/rulebook') as PublishedRulebook };

function* clauses(): Generator<Item> {
  for (const id of Object.keys(histories)) {
    const records = new Map<string, Item>();
    for (const [edition, rulebook] of rulebooks) {
      const clause = rulebook.clauses[id];
      if (!clause) continue;
      const section = rulebook.sections.find((candidate) => candidate.id === clause.section)?.title ?? '';
      const key = [clause.digest, clause.title, clause.section, clause.held].join(' ');
      records.set(key, {
        url: clause.url,
        title: clause.title,
        lead: [section, clause.title].filter(Boolean).join(': '),
        where: [section, clause.page !== null && `p. ${String(clause.page)}`].filter(Boolean).join(', '),
        kind: 'clause',
        game: 'dbm',
        editions: [...(records.get(key)?.editions ?? []), edition],
        text: clause.held ? textOf(clause.blocks) : `In your printed rulebook. ${textOf(clause.blocks)}`,
      });
    }
    yield* records.values();
  }
}

function* others(): Generator<Item> {
  for (const { url, title, number, editions: holds, blocks } of Object.values(clarifications.clarifications)) {
    const [, collection, kind] = COLLECTIONS.find(([folder]) => url.startsWith(folder)) ?? ['', '', 'clarification'];
    const where = /^\d/.test(number) ? `${collection} ${number}` : collection;
    yield {
      url,
      title,
      where,
      lead: `${where}: ${title}`,
      kind,
      game: 'dbm',
      editions: holds,
      text: textOf(blocks),
    };
  }
  for (const { name, title, readings, status } of Object.values(discrepancies)) {
    const holds = editions.filter((edition) => readings.some((reading) => reading.editions.includes(edition)));
    yield {
      url: `/discrepancies/${name}/`,
      title,
      where: status === 'open' ? 'Discrepancy, open' : 'Discrepancy',
      lead: title,
      kind: 'discrepancy',
      game: 'dbm',
      editions: holds.length > 0 ? holds : editions,
      text: readings.map(({ reading }) => reading).join('\n'),
    };
  }
}

function* answers(): Generator<Item> {
  for (const { url, question, answer, status, editions: holds, differs, blocks } of Object.values(rulings)) {
    const ruling = { url, title: question, lead: question, kind: 'ruling', text: textOf(blocks) } as const;
    const where = status === 'open' ? 'Ruling, not settled by the sources' : 'Ruling';
    yield { ...ruling, where, game: 'dbm', answer, editions: holds };
    // An edition whose wording is not held has no answer to be found.
    for (const other of differs.filter((each) => !/^not held\b/i.test(each.answer))) {
      // Pagefind keeps one record for an address; the page is the same.
      const otherUrl = `${url}?edition=${other.editions.join('+')}`;
      yield { ...ruling, url: otherUrl, where, answer: other.answer, editions: other.editions };
    }
  }
}

function* terms(): Generator<Item> {
  for (const { slug, term, abbreviations, meaning } of glossary) {
    const others = abbreviations.filter((each) => each !== term);
    const title = others.length > 0 ? `${term} (${others.join(', ')})` : term;
    yield {
      url: `/glossary/#${slug}`,
      title,
      where: 'Glossary',
      lead: title,
      kind: 'glossary',
      game: 'dbm',
      editions,
      text: meaning.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/[*`]/g, ''),
    };
  }
}

function* ofDba(): Generator<Item> {
  for (const { title, clauses: ids } of dba.book.sections) {
    for (const clause of ids.flatMap((each) => dba.book.clauses[each] ?? [])) {
      yield {
        url: clause.url,
        title: clause.title,
        where: title,
        lead: `${title}: ${clause.title}`,
        kind: 'dba',
        game: 'dba',
        editions: [dba.id],
        text: textOf(clause.blocks),
      };
    }
  }
}

const { index, errors } = await createIndex({ includeCharacters: '+', forceLanguage: 'en' });
if (!index) throw new Error(`Cannot start the search index: ${errors.join('; ')}`);

const problems: string[] = [];
for (const item of [...clauses(), ...others(), ...answers(), ...terms(), ...ofDba()]) {
  const { url, title, where, lead, kind, game, editions: holds, text, answer } = item;
  const added = await index.addCustomRecord({
    url,
    language: 'en',
    content: `${lead}. ${text}`,
    meta: { title, where, lead, kind, editions: holds.join(' '), ...(answer !== undefined && { answer }) },
    filters: { edition: [...holds], kind: [kind], ...(game !== undefined && { game: [game] }) },
  });
  problems.push(...added.errors.map((error) => `${url}: ${error}`));
}
const written = await index.getFiles();
problems.push(...written.errors);
await close();
rmSync(FOLDER, { recursive: true, force: true });
for (const { path, content } of written.files.filter(({ path }) => NEEDED.test(path))) {
  const file = join(FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
if (problems.length > 0) {
  console.error(`Cannot index the site for search:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exitCode = 1;
}
