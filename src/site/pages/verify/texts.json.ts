import type { APIRoute } from 'astro';
import type { CitedTexts } from '../../citation/line/index.ts';
import { citedTexts } from '../../citation/sheet/cited-texts.ts';
import { content } from '../../ground/published.ts';

/** What a citation is compared with: every text that can be cited, in every wording. */
export const GET: APIRoute = () => {
  const changes = content.changes.map(({ date, what, ids }) => ({ date, what, ids }));
  return Response.json({ date: content.date, changes, texts: citedTexts } satisfies CitedTexts);
};
