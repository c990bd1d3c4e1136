import type { APIRoute } from 'astro';
import { clarifications, discrepancies, editions, rulebookOf } from '../../components/published.ts';
import type { PublishedCitation } from '../../publish/index.ts';

/** Every citable thing, for programs. */
export const GET: APIRoute = async () => {
  const clauses = editions.flatMap(({ id: edition }) =>
    Object.values(rulebookOf(edition).clauses).map(({ id, url, title, citations, digest }) => ({
      id,
      kind: 'clause',
      edition,
      url,
      title,
      cites: idsOf(citations),
      digest,
    })),
  );
  const interpretations = Object.values(clarifications.clarifications).map(({ id, url, title, citations, digest }) => ({
    id,
    kind: 'clarification',
    url: url.includes('#') ? url : `${url}#${id}`,
    title,
    cites: idsOf(citations),
    digest,
  }));
  const disagreements = await Promise.all(
    Object.values(discrepancies).map(async ({ name, title, citations, status, readings }) => ({
      id: name,
      kind: 'discrepancy',
      url: `/discrepancies/${name}/#${name}`,
      title,
      cites: idsOf(citations),
      digest: await digestOf(JSON.stringify([title, status, readings])),
    })),
  );
  return Response.json([...clauses, ...interpretations, ...disagreements]);
};

function idsOf(citations: readonly PublishedCitation[]): readonly string[] {
  return citations.map(({ id }) => id);
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
