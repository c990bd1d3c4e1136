import type { APIRoute } from 'astro';
import { nameOfList } from '../../book/works/list-of-works.ts';

/** Which list of works this release has. The list itself is on a device only if a book is. */
export const GET: APIRoute = () => Response.json({ list: `${nameOfList}.json` });
