import type { APIRoute } from 'astro';
import type { PublishedCounts } from '../../../compiler/publish/index.ts';
import { proofs } from '../../ground/published.ts';

/** What every space comes to in every edition, for other programs to test themselves by. */
export const GET: APIRoute = () => {
  const counts = Object.entries(proofs.counts).flatMap(([space, byEdition]) =>
    Object.entries(byEdition).map(([edition, { parts, tally }]) => ({
      ...{ space, edition, situations: tally.situations, open: tally.open },
      unasked: 'unasked' in tally ? tally.unasked : 0,
      rows: tally.rows,
      throws: 'a' in tally ? { a: tally.a, b: tally.b } : null,
      says: 'says' in tally ? tally.says : null,
      parts,
    })),
  );
  return Response.json({ spaces: proofs.spaces, counts } satisfies PublishedCounts);
};
