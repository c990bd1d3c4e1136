import type { APIRoute, GetStaticPaths } from 'astro';
import { SCHEMAS, schemaOf } from '../../../api/api-documents.ts';

export const getStaticPaths = (() => SCHEMAS.map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

/** What a document of the API, a question or an answer holds, field by field, for programs. */
export const GET: APIRoute = ({ params }) => Response.json(schemaOf(params.name ?? ''));
