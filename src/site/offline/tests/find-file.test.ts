import { expect, test } from 'vitest';
import { findFile, type Found } from '../keeping/copy/find-file.ts';

const paths = new Set(['index.html', '3.4/index.html', '3.4/rear-support/index.html', 'sw.js', '404.html']);
const file = (path: string): Found => ({ is: 'file', path });
const nothing: Found = { is: 'nothing' };

test.each<[string, Found]>([
  ['/', file('index.html')],
  ['/3.4/', file('3.4/index.html')],
  ['/3%2E4/', file('3.4/index.html')],
  ['/3.4', { is: 'folder', path: '3.4/' }],
  ['/3.4/rear-support/', file('3.4/rear-support/index.html')],
  ['/sw.js', file('sw.js')],
  ['/sw.js/', nothing],
  ['/3.5/', nothing],
  ['/3.4/rear', nothing],
  ['/3.4//', nothing],
  ['/%', nothing],
])('%s on the root of a domain, and on a sub-path', (pathname, found) => {
  expect(findFile(paths, '/', pathname)).toEqual(found);
  expect(findFile(paths, '/dbm/', `/dbm${pathname}`)).toEqual(found);
});

test('what does not stand under the sub-path is not ours', () => {
  expect(findFile(paths, '/dbm/', '/3.4/')).toEqual(nothing);
  expect(findFile(paths, '/dbm/', '/dbx/3.4/')).toEqual(nothing);
});
