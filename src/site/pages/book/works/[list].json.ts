import type { APIRoute, GetStaticPaths } from 'astro';
import { listOfWorks, nameOfList } from '../../../book/works/list-of-works.ts';

export const getStaticPaths = (() => [{ params: { list: nameOfList } }]) satisfies GetStaticPaths;

/** What a person may have a copy of, and where each statement stands in it: read on his device, once a copy is there. */
export const GET: APIRoute = () => new Response(listOfWorks, { headers: { 'content-type': 'application/json' } });
