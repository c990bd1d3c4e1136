import type { APIRoute, GetStaticPaths } from 'astro';
import { editions, rulebookOf } from '../../../components/published.ts';

export const getStaticPaths = (() => editions.map(({ id }) => ({ params: { edition: id } }))) satisfies GetStaticPaths;

/** A whole edition, for programs. */
export const GET: APIRoute = ({ params }) => Response.json(rulebookOf(params.edition ?? ''));
