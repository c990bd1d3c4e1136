import type { PublishedTheorem } from '../../src/compiler/publish/index.ts';
import type { KeptProof, Proofs, ToldException } from '../../src/theorems/index.ts';

/** What is wrong with theorems, as far as their proofs tell: a text for each that is false in some edition. */
export function falseTheorems(theorems: readonly PublishedTheorem[], proofs: Proofs): readonly string[] {
  return theorems.flatMap((theorem) =>
    theorem.editions.flatMap((edition) => {
      const proof = proofs.theorems[theorem.slug]?.[edition];
      const query = proofs.spaces.find(({ name }) => name === theorem.space)?.query ?? 'combat';
      return proof === undefined ? [] : wrongWith(theorem, query, edition, proof);
    }),
  );
}

function wrongWith(
  { slug, exceptions, statement }: PublishedTheorem,
  query: string,
  edition: string,
  proof: KeptProof,
): string[] {
  const claimed = exceptions.find(({ editions }) => editions.includes(edition))?.count ?? 0;
  const found = sumOf(proof.exceptions);
  const concerned = sumOf(proof.concerned);
  const places = `  content/theorems/${slug}.mdx      ${statement}`;
  if (concerned === 0)
    return [
      `The theorem "${slug}" says nothing in ${edition}: no situation of its space is one that it speaks of\n${places}`,
    ];
  if (found === claimed) return [];
  const headline = `The theorem "${slug}" does not hold in ${edition}: found ${many(found)} of ${concerned.toLocaleString('en')}, expected ${claimed === 0 ? 'none' : many(claimed)}`;
  const smallest = proof.smallest === null ? '' : `\n  The smallest: ${command(query, proof.smallest, edition)}`;
  return [`${headline}\n${places}${smallest}`];
}

/** A counter-example as a question that can be asked of the command. */
function command(query: string, { asked, dice }: ToldException, edition: string): string {
  const thrown = (side: 'a' | 'b'): unknown => ({ ...(asked[side] as object), die: dice?.[side] });
  const question = dice === null ? asked : { ...asked, a: thrown('a'), b: thrown('b') };
  return `echo '${JSON.stringify(question)}' | npm run -s dbm -- ${query} --edition ${edition}`;
}

function many(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'exception' : 'exceptions'}`;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
