/**
 * The house, room by room: what stands where, and whom it may import, through that folder's `index.ts`.
 *
 * The passes of the compiler and the parts of the site that run without a page; each may be imported by its `index.ts` alone.
 *
 * @type {Record<string, { readonly at: string, readonly mayImport: readonly string[] }>}
 */
const passes = {
  schemas: { at: 'src/compiler/schemas', mayImport: ['words'] },
  words: { at: 'src/compiler/words', mayImport: [] },
  rulebook: { at: 'src/compiler/rulebook', mayImport: ['schemas', 'words'] },
  amend: { at: 'src/compiler/amend', mayImport: ['rulebook', 'schemas'] },
  snippets: { at: 'src/compiler/snippets', mayImport: ['rulebook', 'schemas', 'rules', 'positions', 'theorems'] },
  publish: {
    at: 'src/compiler/publish',
    mayImport: ['schemas', 'words', 'rulebook', 'amend', 'snippets', 'rules', 'positions'],
  },
  rules: { at: 'src/rules', mayImport: [] },
  theorems: { at: 'src/theorems', mayImport: ['rules'] },
  geometry: { at: 'src/positions/geometry', mayImport: [] },
  placing: { at: 'src/positions/placing', mayImport: ['geometry', 'rules'] },
  'position text': { at: 'src/positions/text', mayImport: ['geometry', 'placing', 'rules'] },
  'position code': { at: 'src/positions/code', mayImport: ['geometry', 'placing', 'position text', 'rules'] },
  'position asking': {
    at: 'src/positions/asking',
    mayImport: ['geometry', 'placing', 'position text', 'position code', 'rules'],
  },
  'position drawing': { at: 'src/positions/drawing', mayImport: ['geometry', 'placing', 'rules'] },
  positions: {
    at: 'src/positions',
    mayImport: [
      'geometry',
      'placing',
      'position text',
      'position code',
      'position drawing',
      'position asking',
      'rules',
    ],
  },
  citation: { at: 'src/site/citation/line', mayImport: ['words'] },
  event: { at: 'src/site/event/link', mayImport: [] },
  search: { at: 'src/site/search/engine', mayImport: ['schemas'] },
  leaning: { at: 'src/site/sources/leaning', mayImport: [] },
  'search index': { at: 'src/site/search/building', mayImport: ['search', 'rules', 'leaning'] },
  offline: { at: 'src/site/offline/keeping', mayImport: [] },
  bundle: { at: 'src/site/offline/bundle', mayImport: ['offline'] },
  tools: { at: 'src/site/tools', mayImport: ['rules', 'positions'] },
  book: { at: 'src/site/book/reading', mayImport: ['search', 'words'] },
  understanding: { at: 'src/site/answer/understanding', mayImport: ['rules', 'search'] },
  asking: { at: 'src/site/answer/asking', mayImport: ['rules', 'positions', 'tools', 'understanding'] },
};

/** Inside the rules: the frame knows no game, and no game knows another. */
const rules = {
  frame: { at: 'src/rules/frame', mayImport: [] },
  dbm: { at: 'src/rules/dbm', mayImport: ['frame'] },
  dba: { at: 'src/rules/dba', mayImport: ['frame'] },
};

/** Parts of a room that are drawn, though they stand beside what is not. */
const drawn = ['src/site/tools/calculator', 'src/site/tools/*/view'];

/** What the pages may use, and of what else they may use the types. */
const siteMayImport = [
  'words',
  'rules',
  'positions',
  'search',
  'tools',
  'offline',
  'citation',
  'event',
  'leaning',
  'book',
  'understanding',
  'asking',
];
const siteMayImportTypes = ['schemas', 'rulebook', 'amend', 'snippets', 'publish', 'theorems'];

/** @param {string} from @param {readonly string[]} to */
const throughIndex = (from, to, kind = '*') => ({
  from: { element: { type: from } },
  allow: to.map((type) => ({ to: { element: { type, fileInternalPath: 'index.ts' } }, dependency: { kind } })),
});

/** @param {string} from @param {readonly string[]} to */
const anywhereIn = (from, to) => ({
  from: { element: { type: from } },
  allow: to.map((type) => ({ to: { element: { type } } })),
});

/** Every kind of folder; the first pattern that fits a file decides. */
export const elements = [
  { type: 'tests', pattern: 'src/**/tests' },
  ...Object.entries(rules).map(([type, { at }]) => ({ type, pattern: at })),
  ...drawn.map((pattern) => ({ type: 'site', pattern })),
  ...Object.entries(passes).map(([type, { at }]) => ({ type, pattern: at })),
  { type: 'site', pattern: 'src/site' },
  ...['scripts', 'tests', 'generated', 'eslint'].map((folder) => ({ type: folder, pattern: folder })),
];

export const importTable = {
  default: 'disallow',
  checkUnknownLocals: true,
  message:
    '{{from.element.type}} may not import {{dependency.source}}: the folder is out of its reach, or it is not the folder’s index.ts (eslint/import-table.mjs)',
  policies: [
    ...Object.entries(passes).map(([pass, { mayImport }]) => throughIndex(pass, mayImport)),
    ...Object.entries(rules).map(([part, { mayImport }]) => anywhereIn(part, mayImport)),
    anywhereIn('rules', Object.keys(rules)),
    // What is indexed is what was published, and the calculators, by their names.
    throughIndex('search index', ['publish', 'rulebook', 'tools'], 'type'),
    throughIndex('site', siteMayImport),
    throughIndex('site', siteMayImportTypes, 'type'),
    anywhereIn('site', ['site', 'generated']),
    throughIndex('scripts', Object.keys(passes)),
    anywhereIn('scripts', ['scripts', 'generated']),
    { from: { element: { type: 'tests' } }, allow: { to: { element: { type: '*' } } } },
  ],
};
