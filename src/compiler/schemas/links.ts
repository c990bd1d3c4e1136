import { z } from 'zod';

/** The sites that ours links to. A link to another one is added here, where it is seen. */
const LINK_HOSTS: readonly string[] = ['www.jglwargames.com'];

/** An address on this site. A browser takes a backslash for a slash, and passes over what is blank. */
const ON_THE_SITE = /^(?:#|\/(?![/\\]))[^\s\\]*$/u;

/** Where a link may lead, in words. */
export const LINK_TARGETS = `"clause:…", an address on this site, "/…" or "#…", or https at ${LINK_HOSTS.join(' or ')}`;

/** Whether a link may lead to an address: to a clause, to a page of this site, or to a site that is named here. */
export function mayLinkTo(url: string): boolean {
  return url.startsWith('clause:') || ON_THE_SITE.test(url) || isNamedHost(url);
}

/** An address on one of the sites that ours links to. */
export const outsideAddressSchema = z
  .string('an address')
  .refine(isNamedHost, `an address on https at ${LINK_HOSTS.join(' or ')}`);

/** An address from the root of this site. */
export const siteAddressSchema = z
  .string('an address')
  .refine(
    (url) => url.startsWith('/') && ON_THE_SITE.test(url),
    'an address from the root of the site, like "/playsheet/"',
  );

function isNamedHost(url: string): boolean {
  return LINK_HOSTS.some((host) => url.startsWith(`https://${host}/`)) && !/[\s\\]/u.test(url);
}
