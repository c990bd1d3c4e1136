import type { MiddlewareHandler } from 'astro';
import { keepPages } from './wording/keep-pages.ts';

/** What holds for the words of every page, wherever they come from. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return response;
  return new Response(keepPages(await response.text()), response);
};
