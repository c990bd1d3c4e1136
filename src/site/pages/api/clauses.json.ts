import type { APIRoute } from 'astro';
import { collectionOf } from '../../sources/collections.ts';
import { clarifications, dba, discrepancies, editions, glossary, rulebookOf, rulings } from '../../ground/published.ts';
import type { PublishedCitable, PublishedCitation, PublishedClause } from '../../../compiler/publish/index.ts';

/** Every citable thing, for programs. */
export const GET: APIRoute = async () => {
  const clauses = editions.flatMap(({ id: edition }) =>
    Object.values(rulebookOf(edition).clauses).map((clause) => ({ ...citable(clause, 'clause'), edition })),
  );
  const ofDba = Object.values(rulebookOf(dba.id).clauses).map((clause) => citable(clause, 'dba'));
  const interpretations = Object.values(clarifications.clarifications).map((clarification) =>
    citable(clarification, collectionOf(clarification).kind),
  );
  const answers = Object.values(rulings).map(({ slug, url, question, citations, digest }) => ({
    id: slug,
    citedAs: `rulings.${slug}`,
    kind: 'ruling' as const,
    url: `${url}#${slug}`,
    title: question,
    cites: idsOf(citations),
    digest,
  }));
  const terms = await Promise.all(
    glossary.map(async ({ slug, term, meaning, citations }) => ({
      id: slug,
      kind: 'glossary' as const,
      url: `/glossary/#${slug}`,
      title: term,
      cites: idsOf(citations),
      digest: await digestOf(JSON.stringify([term, meaning])),
    })),
  );
  const disagreements = Object.values(discrepancies).map(({ name, title, citations, digest }) => ({
    id: name,
    citedAs: `discrepancies.${name}`,
    kind: 'discrepancy' as const,
    url: `/discrepancies/${name}/#${name}`,
    title,
    cites: idsOf(citations),
    digest,
  }));
  const all: readonly PublishedCitable[] = [
    ...clauses,
    ...interpretations,
    ...answers,
    ...disagreements,
    ...terms,
    ...ofDba,
  ];
  return Response.json(all);
};

function citable(
  { id, url, title, citations, digest }: PublishedClause,
  kind: PublishedCitable['kind'],
): PublishedCitable {
  return { id, kind, url: url.includes('#') ? url : `${url}#${id}`, title, cites: idsOf(citations), digest };
}

function idsOf(citations: readonly PublishedCitation[]): readonly string[] {
  return citations.map(({ id }) => id);
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
