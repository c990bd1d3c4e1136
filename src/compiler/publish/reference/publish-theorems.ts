import { namesAStepOf, STEPS_OF_QUERIES } from '../../../rules/index.ts';
import { figuresOf, hashText, type SnippetModule } from '../../snippets/index.ts';
import type { CompiledEdition } from '../compile-code.ts';
import { publishCitations } from '../edition/publish-clause.ts';
import { addressesIn, theoremAddress } from '../files/addresses.ts';
import { setJson } from '../files/set-json.ts';
import type { Content } from '../load/load-content.ts';
import type { PublishedTheorem, PublishedTheorems } from '../model.ts';
import { rulingMdx } from '../section-mdx.ts';
import { joinProofs } from './join-proofs.ts';

/**
 * Write the theorems: as data, and why each matters, with its links into the newest edition in which it is claimed. The
 * proofs that are kept with the content are put together and passed on; whoever builds the site sees whether they fit.
 */
export function publishTheorems(
  files: Map<string, string>,
  { theorems, proofs, sources }: Content,
  editions: readonly CompiledEdition[],
  modules: ReadonlyMap<string, SnippetModule>,
): void {
  const published: Record<string, PublishedTheorem> = {};
  for (const theorem of theorems) {
    const newest = editions.findLast(({ edition }) => theorem.editions.includes(edition.id));
    const module = modules.get(theorem.slug);
    if (newest === undefined || module === undefined) continue;
    const { slug, statement, subject, space, exceptions, cites, clauses, clause } = theorem;
    const addresses = addressesIn(newest.book, newest.inForce);
    files.set(
      `theorems/${slug}.mdx`,
      rulingMdx(theorem, (id) => addresses.get(id) ?? id),
    );
    published[slug] = {
      ...{ slug, url: theoremAddress(slug), statement, subject, space, editions: theorem.editions, exceptions },
      of: casesOf(module.text),
      citations: publishCitations(cites, sources),
      clauses,
      blocks: clause.blocks,
      module: module.name,
    };
  }
  const rules = Object.fromEntries(editions.map((each) => [each.edition.id, digestsOfRules(each)]));
  const prices = Object.fromEntries(editions.map((each) => [each.edition.id, priceTables(each)]));
  setJson(files, 'theorems.json', { theorems: published, rules, prices } satisfies PublishedTheorems);
  files.set('proofs.json', joinProofs(proofs));
}

type Query = keyof typeof STEPS_OF_QUERIES;

/** Of each query, a digest of the rules that name one of its steps, in printed order: of their code, and their figures. */
function digestsOfRules({ book, inForce, snippets }: CompiledEdition): PublishedTheorems['rules'][string] {
  const clauses = [book, inForce].flatMap(({ sections }) => sections.flatMap((section) => section.clauses));
  const digestOf = (query: Query): string => {
    const step = namesAStepOf(query);
    const coded = clauses.flatMap((clause) => {
      const rule = snippets.get(clause.id)?.rule ?? null;
      return rule === null || !step.test(rule.text) ? [] : [[rule.name, clause.held, figuresOf(clause)]];
    });
    return hashText(JSON.stringify(coded));
  };
  const queries = Object.keys(STEPS_OF_QUERIES) as readonly Query[]; // its keys
  return Object.fromEntries(queries.map((query) => [query, digestOf(query)])) as Record<Query, string>; // the same keys
}

/** The tables that say which troops there are: whoever has a price. */
const PRICE_TABLES = ['element-cost.regular', 'element-cost.irregular'];

function priceTables({ book }: CompiledEdition): PublishedTheorems['prices'][string] {
  const clauses = book.sections.flatMap((section) => section.clauses);
  return Object.fromEntries(
    clauses.filter(({ id }) => PRICE_TABLES.includes(id)).map((clause) => [clause.id, figuresOf(clause)]),
  );
}

function casesOf(code: string): PublishedTheorem['of'] {
  if (/\beveryAnswer\b/u.test(code)) return 'questions';
  return /\beveryThrow\b/u.test(code) ? 'throws' : 'situations';
}
