import type { PublishedTheorem } from '../../compiler/publish/index.ts';
import type { KeptProof, Proofs } from '../../theorems/index.ts';
import { proofs, theorems } from '../ground/published.ts';
import { editionsInWords } from '../wording/editions-in-words.ts';

/** What was found of a theorem in one edition, in figures. */
export interface ProofShown {
  readonly edition: string;
  readonly proof: KeptProof;
  /** Of how many situations, or throws, it speaks. */
  readonly concerned: number;
  readonly exceptions: number;
}

/** What was found of a theorem, by edition; an edition whose proof is yet to come, as while one writes, is left out. */
export function proofsOf({ slug, editions }: PublishedTheorem): readonly ProofShown[] {
  return editions.flatMap((edition) => {
    const proof = proofs.theorems[slug]?.[edition];
    if (proof === undefined) return [];
    return [{ edition, proof, concerned: sumOf(proof.concerned), exceptions: sumOf(proof.exceptions) }];
  });
}

/** Editions that were found to be alike, as one line. */
export function alike(shown: readonly ProofShown[]): readonly (readonly ProofShown[])[] {
  return [...Map.groupBy(shown, ({ concerned, exceptions }) => `${String(concerned)} ${String(exceptions)}`).values()];
}

/** A count with its noun: `12,744 exceptions`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${inFigures(count)} ${count === 1 ? one : many}`;
}

/** `9,340,920` */
export function inFigures(count: number): string {
  return count.toLocaleString('en-GB');
}

/** All theorems by subject, in the order of their subjects' first theorem. */
export function theoremsBySubject(): readonly (readonly [subject: string, theorems: readonly PublishedTheorem[]])[] {
  return [...Map.groupBy(theorems, ({ subject }) => subject)].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Of what a theorem is claimed, wherever it stands: its space, its editions, and how many exceptions it has at most. */
export function factsOf(theorem: PublishedTheorem): string {
  const most = Math.max(0, ...proofsOf(theorem).map(({ exceptions }) => exceptions));
  const space = spaceOf(theorem)?.title ?? theorem.space;
  return `${space}. ${editionsInWords(theorem.editions)}${most === 0 ? '' : `, with ${counted(most, 'exception')}`}`;
}

/** The space that a theorem is claimed over; undefined while its proof is yet to come. */
export function spaceOf({ space }: PublishedTheorem): Proofs['spaces'][number] | undefined {
  return proofs.spaces.find(({ name }) => name === space);
}
