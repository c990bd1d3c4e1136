import type { APIRoute } from 'astro';
import { works } from '../../book/works/works.ts';

/** What a person may have a copy of, and where each statement stands in it: read on his device, once a copy is there. */
export const GET: APIRoute = () => Response.json(works);
