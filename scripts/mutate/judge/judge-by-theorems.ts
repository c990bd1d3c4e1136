/**
 * A process that tries the theorems with one mutant in the place of the code, and ends. The mutant stands in this process
 * only, as in judge.ts.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublishedTheorems } from '../../../src/compiler/publish/index.ts';
import type { Proofs } from '../../../src/theorems/index.ts';
import type { Mutation } from '../mutants/mutant.ts';
import type { TheoremsVerdict } from './judge-with-theorems.ts';

const { root, mutation } = JSON.parse(process.argv[2] ?? '') as { root: string; mutation: Mutation }; // as it was sent
const mutated = pathToFileURL(mutation.file).href;
registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (url !== mutated) return loaded;
    const source = readFileSync(mutation.file, 'utf8');
    return { ...loaded, source: source.slice(0, mutation.start) + mutation.text + source.slice(mutation.end) };
  },
});

const { hashText } = await import('../../../src/compiler/snippets/index.ts');
const { countOf, PARTS, prove, spellPart, triedOnDemand, workOut } = await import('../../../src/theorems/index.ts');
const { loadSpaces, loadTheorem } = await import('../../prove/load-spaces.ts');
const { queriesThatMayAsk } = await import('./queries-that-may-ask.ts');

const generated = (name: string): string => readFileSync(path.join(root, 'generated', name), 'utf8');
const { theorems } = JSON.parse(generated('theorems.json')) as PublishedTheorems; // as the compiler wrote it
const proofs = JSON.parse(generated('proofs.json')) as Proofs; // as it was proved
process.send?.(await judge(), () => process.exit(0));

/** In the newest edition that has it: the first theorem that is false, else the spaces that come to something else. */
async function judge(): Promise<TheoremsVerdict> {
  const { rules, spaces } = await loadSpaces(root);
  const inEdition = (edition: string): boolean =>
    generated(`${edition}/rules.ts`).includes(path.basename(mutation.file));
  const isSnippet = mutation.file.startsWith(path.join(root, 'generated'));
  const edition = [...rules.keys()].findLast((each) => !isSnippet || inEdition(each));
  const ofEdition = rules.get(edition ?? '');
  if (edition === undefined || ofEdition === undefined) return { theorem: null, changed: null };
  const queries = queriesThatMayAsk(root, mutation.file);
  if (queries.length === 0) return { theorem: null, changed: null };
  const changed: string[] = [];
  for (const space of spaces.toSorted((one, other) => countOf(one) - countOf(other))) {
    if (!queries.includes(space.query)) continue;
    const tried = triedOnDemand(space, ofEdition);
    const claimed = Object.values(theorems).filter(
      (each) => each.space === space.name && each.editions.includes(edition),
    );
    for (let part = 0; part < PARTS; part++) {
      const digest = hashText(spellPart(workOut(ofEdition, space, part)));
      if (digest === proofs.counts[space.name]?.[edition]?.parts[part]) continue;
      if (!changed.includes(space.name)) changed.push(space.name);
      for (const { slug, module } of claimed) {
        const { exceptions } = prove(tried, await loadTheorem(root, module), [part]);
        if (exceptions[part] !== proofs.theorems[slug]?.[edition]?.exceptions[part]) return { theorem: slug, changed };
      }
    }
  }
  return { theorem: null, changed };
}
