import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { apiChanges } from '../../../api/api-changes.ts';
import { comparisons } from '../../../ground/published.ts';

export const getStaticPaths = (() =>
  comparisons.map((comparison) => ({
    params: { step: `${comparison.from}-${comparison.to}` },
    props: { comparison },
  }))) satisfies GetStaticPaths;

/** What changed between two editions, the older one first, for programs. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { comparison } }) =>
  Response.json(apiChanges(comparison));
