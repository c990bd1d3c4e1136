import type { APIRoute, GetStaticPaths } from 'astro';
import { API_DOCUMENTS, schemaOf } from '../../../api/api-documents.ts';

export const getStaticPaths = (() =>
  API_DOCUMENTS.map(({ schema }) => ({ params: { name: schema } }))) satisfies GetStaticPaths;

/** What a document of the API holds, field by field, for programs. */
export const GET: APIRoute = ({ params }) => Response.json(schemaOf(params.name ?? ''));
