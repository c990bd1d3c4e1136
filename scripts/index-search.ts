import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIndex, collectRecords, editionsOf, lexiconOf, readerOf } from '../src/site/search/building/index.ts';

// Write the search index of the built site into `dist/pagefind`: a clause, in one wording, is one record.
const SITE = 'dist';
const FOLDER = `${SITE}/pagefind`;

const read = readerOf('generated');
const files = await buildIndex(collectRecords(read, SITE), lexiconOf(read), editionsOf(read));
rmSync(FOLDER, { recursive: true, force: true });
for (const [path, content] of files) {
  const file = join(FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
