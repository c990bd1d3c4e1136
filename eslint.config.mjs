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
/** What oxlint lets pass of `no-meaningless-void-operator`: there is nothing to discard but what a call returns. */
const idleVoid = {
  selector: 'UnaryExpression[operator="void"][argument.type!=/^(Call|Assignment|Chain)Expression$/][argument.value!=0]',
  message: 'Nothing is discarded here: `void` is for what a call returns.',
};
const thirdIsNoFunction = '[arguments.length>2][arguments.2.type!=/FunctionExpression$/]';
/** A slow machine is no fault of a test: the limit on time is that of the whole run. */
const noLimit = [
  'CallExpression[callee.name=/^(before|after)(All|Each)$/][arguments.length>1]',
  `CallExpression[callee.name="test"]${thirdIsNoFunction}`,
  `CallExpression[callee.callee.object.name="test"]${thirdIsNoFunction}`,
  `CallExpression[callee.callee.object.object.name="test"]${thirdIsNoFunction}`,
  'Property[key.name=/^(timeout|testTimeout|hookTimeout)$/][value.name!="PATIENCE"]',
].map((selector) => ({
  selector,
  message: 'A test has no limit of its own (tests/setup/run-limit.ts): wait for what happens, never for a time.',
}));
const noFileSystem = {
  'no-restricted-imports': ['error', { paths: fileSystem.map((name) => ({ name, message: onlyAtTheEdge })) }],
  'no-restricted-syntax': [
    'error',
    idleVoid,
    { selector: 'ImportExpression[source.value=/^(node:)?fs(\\u002Fpromises)?$/]', message: onlyAtTheEdge },
  ],
};

/** Runs in a browser, and is not the tests of it or what builds it. */
const builds = ['src/site/**/tests/**', 'src/site/{offline/bundle,search/building}/**', 'src/site/**/*-fs.ts'];

export default defineConfig(
  globalIgnores(['dist/', 'generated/', 'reports/', '.astro/', '.stryker-tmp/', 'tests/fixtures/', 'public/']),

  {
    // What its code and types are asked is in oxlint.config.ts.
    name: 'TypeScript',
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'no-restricted-syntax': ['error', idleVoid] },
  },

  {
    name: 'Tests wait as long as it takes',
    files: ['{src,tests}/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', idleVoid, ...noLimit] },
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
    name: 'What a page shows brings its styles',
    files: ['src/site/pages/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          ...noFileSystem['no-restricted-imports'][1],
          patterns: [
            {
              regex: '\\.css(\\?|$)',
              message: 'A page chooses no style sheet: the component that it shows brings it.',
            },
          ],
        },
      ],
    },
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
);
