import { unknownStatements, type Problem } from '../../rulebook/index.ts';
import type { Amendment, Patch } from '../model.ts';
import { placeOfPatch } from '../places.ts';

/**
 * Find citations of statements that no document of ours makes.
 *
 * @param amendments The amendments
 * @param knownIds Ids of the statements we hold
 * @returns One problem for every such citation, of a patch, of a clause in it, or of a note
 */
export function checkAmendmentCites(amendments: readonly Amendment[], knownIds: Iterable<string>): Problem[] {
  const known = new Set(knownIds);
  const unknown = (cites: Iterable<string>, name: string, place: Problem['places'][number]): Problem[] =>
    unknownStatements(`Amendment "${name}"`, cites, known, () => place);
  return amendments.flatMap(({ name, cites, source, patches }) => [
    ...unknown(cites, name, { position: source.positionAt(0), label: 'its front matter' }),
    ...patches.flatMap((patch) => unknown(citesOf(patch), name, placeOfPatch(patch))),
  ]);
}

/** The statements that the patches of amendments cite, and so the clauses that they change. */
export function citedBy(amendments: readonly Amendment[]): readonly string[] {
  return amendments.flatMap(({ cites, patches }) => [...cites, ...patches.flatMap(citesOf)]);
}

function citesOf(patch: Patch): string[] {
  const clauses = patch.kind === 'Insert' ? patch.clauses : [];
  return [
    ...patch.cites,
    ...patch.notes.flatMap(({ cites }) => cites),
    ...clauses.flatMap((clause) => [...clause.cites, ...clause.notes.flatMap(({ cites }) => cites)]),
  ];
}
