/** The folders of `src/` that are a pass, and whose `index.ts` each may import: the table of the design, row by row. */
const mayImport = {
  schemas: [],
  citation: [],
  rulebook: ['schemas', 'citation'],
  amend: ['rulebook', 'schemas'],
  snippets: ['rulebook', 'schemas', 'rules'],
  rules: [],
  publish: ['schemas', 'citation', 'rulebook', 'amend', 'snippets', 'rules'],
  search: ['schemas'],
  tools: ['rules'],
  offline: [],
  event: [],
};

/** What the pages may use, and of what else they may use the types. */
const siteMayImport = ['rules', 'search', 'tools', 'offline', 'citation', 'event'];
const siteMayImportTypes = ['schemas', 'rulebook', 'amend', 'snippets', 'publish'];

const passes = Object.keys(mayImport);

/** @param {string} from @param {string[]} to */
const throughIndex = (from, to, kind = '*') => ({
  from: { element: { type: from } },
  allow: to.map((type) => ({ to: { element: { type, fileInternalPath: 'index.ts' } }, dependency: { kind } })),
});

/** @param {string} from @param {string[]} to */
const anywhereIn = (from, to) => ({
  from: { element: { type: from } },
  allow: to.map((type) => ({ to: { element: { type } } })),
});

/** Every kind of folder; the first pattern that fits a file decides. */
export const elements = [
  ...passes.map((pass) => ({ type: pass, pattern: `src/${pass}` })),
  ...['components', 'layouts', 'pages', 'styles'].map((folder) => ({ type: 'site', pattern: `src/${folder}` })),
  ...['scripts', 'tests', 'generated'].map((folder) => ({ type: folder, pattern: folder })),
];

export const importTable = {
  default: 'disallow',
  checkUnknownLocals: true,
  message:
    '{{from.element.type}} may not import {{dependency.source}}: the folder is out of its reach, or it is not the folder’s index.ts (eslint/import-table.mjs)',
  policies: [
    ...passes.map((pass) => throughIndex(pass, mayImport[/** @type {keyof typeof mayImport} */ (pass)])),
    // A digest is taken of what the rulebook calls a block.
    throughIndex('citation', ['rulebook'], 'type'),
    throughIndex('site', siteMayImport),
    throughIndex('site', siteMayImportTypes, 'type'),
    anywhereIn('site', ['site', 'generated']),
    throughIndex('scripts', passes),
    anywhereIn('scripts', ['scripts', 'generated']),
    { from: { element: { type: 'tests' } }, allow: { to: { element: { type: '*' } } } },
  ],
};
