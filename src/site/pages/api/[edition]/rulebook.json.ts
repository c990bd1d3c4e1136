import type { APIRoute, GetStaticPaths } from 'astro';
import { dba, editions, rulebookOf } from '../../../ground/published.ts';

export const getStaticPaths = (() =>
  [...editions, dba].map(({ id }) => ({ params: { edition: id } }))) satisfies GetStaticPaths;

/** A whole edition, or the second game, for programs. */
export const GET: APIRoute = ({ params }) => Response.json(rulebookOf(params.edition ?? ''));
