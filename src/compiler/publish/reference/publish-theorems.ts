import { COMBAT_STEPS } from '../../../rules/index.ts';
import { figuresOf, hashText, type SnippetModule } from '../../snippets/index.ts';
import type { CompiledEdition } from '../compile-code.ts';
import { publishCitations } from '../edition/publish-clause.ts';
import { addressesIn, theoremAddress } from '../files/addresses.ts';
import { setJson } from '../files/set-json.ts';
import type { Content } from '../load/load-content.ts';
import type { PublishedTheorem, PublishedTheorems } from '../model.ts';
import { rulingMdx } from '../section-mdx.ts';

/**
 * Write the theorems: as data, and why each matters, with its links into the newest edition in which it is claimed. The
 * proofs that are kept with the content are passed on as they are; whoever builds the site sees whether they fit.
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
      of: /\beveryThrow\b/u.test(module.text) ? 'throws' : 'situations',
      citations: publishCitations(cites, sources),
      clauses,
      blocks: clause.blocks,
      module: module.name,
    };
  }
  const rules = Object.fromEntries(editions.map((each) => [each.edition.id, digestOfCombat(each)]));
  setJson(files, 'theorems.json', { theorems: published, rules } satisfies PublishedTheorems);
  files.set('proofs.json', proofs ?? '{}\n');
}

/** A digest of the rules that name a step of a combat, in printed order: of their code, and of their figures. */
function digestOfCombat({ book, inForce, snippets }: CompiledEdition): string {
  const step = new RegExp(`\\b(?:${Object.keys(COMBAT_STEPS).join('|')})\\b`, 'u');
  const clauses = [book, inForce].flatMap(({ sections }) => sections.flatMap((section) => section.clauses));
  const coded = clauses.flatMap((clause) => {
    const rule = snippets.get(clause.id)?.rule ?? null;
    return rule === null || !step.test(rule.text) ? [] : [[rule.name, clause.held, figuresOf(clause)]];
  });
  return hashText(JSON.stringify(coded));
}
