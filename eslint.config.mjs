import path from 'node:path';
import astro from 'eslint-plugin-astro';
import boundaries from 'eslint-plugin-boundaries';
import compat from 'eslint-plugin-compat';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { elements, importTable } from './eslint/import-table.mjs';

const root = import.meta.dirname;
const fileSystem = ['fs', 'fs/promises', 'node:fs', 'node:fs/promises'];
const onlyAtTheEdge = 'The file system is for scripts/ and files that end in -fs.ts.';
const noFileSystem = {
  'no-restricted-imports': ['error', { paths: fileSystem.map((name) => ({ name, message: onlyAtTheEdge })) }],
  'no-restricted-syntax': [
    'error',
    { selector: 'ImportExpression[source.value=/^(node:)?fs(\\u002Fpromises)?$/]', message: onlyAtTheEdge },
  ],
};

/** Runs in a browser, and is not the tests of it or what builds it. */
const builds = ['src/site/**/tests/**', 'src/site/{offline/bundle,search/building}/**', 'src/site/**/*-fs.ts'];

export default defineConfig(
  globalIgnores(['dist/', 'generated/', 'reports/', '.astro/', '.stryker-tmp/', 'tests/fixtures/', 'public/']),

  {
    name: 'TypeScript',
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // A number in a message is what it looks like; the other kinds the rule refuses do go wrong.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      // It asks for the `!` that no-non-null-assertion refuses.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      eqeqeq: 'error',
    },
  },

  {
    // What a component is, only Astro can tell: `astro check` judges what is done with one.
    name: 'Code beside components',
    files: ['src/site/**/*.ts'],
    ignores: [
      'src/site/{tools,offline/{bundle,keeping},search/{building,engine},event/link,citation/line}/**',
      'src/site/**/tests/**',
    ],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },

  {
    name: 'Pages',
    files: ['**/*.astro'],
    extends: [astro.configs['flat/recommended']],
  },

  {
    name: 'Who may import whom',
    files: ['src/**/*.{ts,tsx,astro}', 'scripts/**/*.ts', 'tests/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/root-path': root,
      'import/resolver': { [path.join(root, 'eslint/lexical-resolver.cjs')]: {} },
    },
    rules: { 'boundaries/dependencies': ['error', importTable] },
  },

  {
    // Old browsers read the pages without their scripts; whatever runs needs none newer than these.
    name: 'Browsers that run the scripts',
    files: ['src/site/**/*.{ts,tsx}'],
    ignores: builds,
    plugins: { compat },
    settings: { browsers: ['safari 16.4', 'ios_saf 16.4', 'firefox 115', 'chrome 110'] },
    rules: { 'compat/compat': 'error' },
  },

  {
    // What runs on every page, and what saves the site or follows a link of an umpire, asks whether a thing is there
    // before it uses it: browsers inside other apps, private windows and addresses without https lack what the same
    // browser has elsewhere, as they did in 2019. Then it says so, in words of its own.
    name: 'Nothing is used before it is asked for',
    files: ['src/site/{shell,offline,event}/**/*.{ts,tsx}'],
    ignores: builds,
    settings: { browsers: ['safari 12.1', 'ios_saf 12.2', 'firefox 68', 'chrome 75'] },
  },

  {
    name: 'The file system stays at the edge',
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: ['src/**/*-fs.ts', 'src/**/tests/**'],
    rules: noFileSystem,
  },

  {
    name: 'The rules import nothing',
    files: ['src/rules/**/*.ts'],
    ignores: ['src/rules/**/tests/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!fastest-levenshtein$)[^.]',
              message:
                'The vocabulary of the rules runs anywhere: it imports nothing but the measure of a typing slip.',
            },
          ],
        },
      ],
    },
  },

  {
    name: 'Tests',
    files: ['**/tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
