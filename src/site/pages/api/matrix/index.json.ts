import type { APIRoute } from 'astro';
import type { PublishedMatrix } from '../../../../compiler/publish/index.ts';
import { proofs } from '../../../ground/published.ts';

/** Which files of the matrix are there: none, until `npm run matrix -- --site` writes them beside what is built. */
export const GET: APIRoute = () => {
  const files = Object.entries(proofs.counts).flatMap(([space, byEdition]) =>
    Object.entries(byEdition).map(([edition, { tally }]) => ({
      ...{ space, edition, situations: tally.situations, file: null },
    })),
  );
  return Response.json({ files } satisfies PublishedMatrix);
};
