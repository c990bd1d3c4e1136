import { readFileSync } from 'node:fs';
import { ROOT } from '../../../../tests/site/built-site.ts';
import type { Work } from '../reading/index.ts';

const { list } = JSON.parse(readFileSync(`${ROOT}/book/works.json`, 'utf8')) as { readonly list: string };

/** What the built site calls the list of works. */
export const LIST = `book/works/${list}`;

/** The works that the built site knows; the rulebook of the base is the first. */
export const works = JSON.parse(readFileSync(`${ROOT}/${LIST}`, 'utf8')) as readonly [Work, ...Work[]];
