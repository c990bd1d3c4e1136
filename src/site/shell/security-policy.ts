// A pattern with a star: a plain name stops the pages of `npm run dev`, for Vite asks it as an empty pattern there.
const headers = import.meta.glob<string>('/public/_*', { query: '?raw', import: 'default', eager: true });

/** What a page cannot say of itself: it counts as a header only. */
const OF_HEADERS = /;\s*frame-ancestors [^;]*/u;

/**
 * The Content-Security-Policy of every page, as `public/_headers` has it: written into the page too, it holds on hosts
 * that send no headers.
 */
export const SECURITY_POLICY = policyOf(Object.values(headers).join(''));

function policyOf(text: string): string {
  const policy = /^ *Content-Security-Policy: *(.+)$/mu.exec(text)?.[1];
  if (policy === undefined) throw new Error('expected a Content-Security-Policy in public/_headers, found none');
  return policy.replace(OF_HEADERS, '');
}
