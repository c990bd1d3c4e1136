import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { siteBase } from './scripts/build/site-base.ts';

/** Sheets that several kinds of page may share; lists, forms, what narrows lists down, and the ways of an answer are on no page of rules. */
const OF_MANY = /(?<!\/(?:AnswerWays|Breadcrumbs|Counts|FilterBox|lists|problem))\.css$/u;

/**
 * Components bring their styles; a page loads few files of them: what several kinds of page share is one sheet, which all
 * have, as the layout is in it.
 *
 * What a script draws brings its styles by way of the script, to every page that has it. Drawn once more at build time,
 * as the form of a calculator is, it would bring them twice; and so would what is in that one sheet already.
 *
 * @returns {import('vite').Plugin}
 */
const sheetsOfPages = () => {
  const none = '\0no-styles';
  /** @type {Set<string>} */
  const shared = new Set();
  return {
    name: 'sheets-of-pages',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const byScript = this.environment.name === 'prerender' && /\.tsx$/u.test(importer ?? '');
      return byScript && id.endsWith('.css') ? none : null;
    },
    load(id) {
      if (id === none) return 'export {}';
      return this.environment.name === 'client' && shared.has(id) ? '' : null;
    },
    options(options) {
      // What an entry holds may be of use to what is loaded later.
      return this.environment.name === 'client' ? { ...options, preserveEntrySignatures: 'allow-extension' } : null;
    },
    outputOptions(options) {
      return {
        ...options,
        ...(this.environment.name === 'client'
          ? { chunkFileNames: nameOfChunk, entryFileNames: shortly(options.entryFileNames) }
          : {}),
        codeSplitting: {
          groups: [
            ...(this.environment.name === 'client' ? SCRIPTS : []),
            { name: 'wordings', test: WORDINGS, priority: 2 },
            { name: 'texts', test: OF_TEXTS, minShareCount: 2, priority: 1 },
            { name: 'shared', test: OF_MANY, minShareCount: 3 },
          ],
        },
      };
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'prerender') return;
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name === 'shared') for (const id of file.moduleIds) shared.add(id);
    },
  };
};

/**
 * The code of clauses is many files, each called by one of them: such names stand again and again in what loads them.
 *
 * @param {{ name: string }} chunk
 */
const nameOfChunk = ({ name }) => `_astro/${/\.[\da-f]{8}$/u.test(name) ? 'rules' : '[name]'}.[hash:7].js`;

/**
 * Every page and script names others, and nothing packs a digest: seven letters of it, the least that the bundler takes, tell
 * two files apart as well as eight.
 *
 * @template Told
 * @param {string | ((told: Told) => string) | undefined} pattern How a file is named
 */
const shortly = (pattern) =>
  typeof pattern === 'function'
    ? (/** @type {Told} */ told) => pattern(told).replace('[hash]', '[hash:7]')
    : pattern?.replace('[hash]', '[hash:7]');

/** What a page of rules has, and others that show the words of a rule: no calculator has any of it. */
const OF_TEXTS = /\/(?:Entry|rule-text|ShortRuling|EditionStrip|OnThisPage|Clause|apparatus|ExampleTrail)\.css$/u;

/** @param {readonly string[]} paths Modules below `src/`, as regular expressions without their endings */
const modules = (...paths) => new RegExp(`/src/(?:${paths.join('|')})\\.tsx?$`, 'u');

/**
 * Scripts that are loaded together are one file: many small ones weigh more, as what repeats is packed in each anew. Of those
 * that are tagged, only what some page opens with.
 */
const SCRIPTS = [
  { name: 'preact', test: /\/node_modules\/preact\//u, tags: ['$initial'] },
  // On every page.
  {
    name: 'page',
    test: /rolldown\/runtime\.js$|\/preload-helper\.js$|\/src\/site\/(?:offline\/keeping\/(?:page\/(?:find-worker|watch-kept|ask-kept)|report-unkept|record-cache)|event\/link\/kept-play|ground\/(?:address|device-key))\.ts$/u,
    tags: ['$initial'],
  },
  // The event that the device plays at, and the edition.
  {
    name: 'event',
    test: modules(
      'site/event/link/(?:event-sheet|current-event|pinned-event|unreadable-text|event-end|edition-in-play)',
    ),
    tags: ['$initial'],
  },
  // What reads the fields of a question.
  {
    name: 'fields',
    test: modules(
      'rules/dbm/troops/(?:parse-troop|troop-field|general)',
      'rules/frame/questions/(?:field|troop-field|shown|word-meant|nearest|question-error|spelled-otherwise)',
    ),
  },
  // What asks them whether something may be done, and says what it takes for granted.
  { name: 'yes-or-no', test: modules('rules/dbm/eligibility/(?:define-yes-or-no|moving/taken)') },
  // What asks the rules a question that an address holds.
  {
    name: 'question',
    test: modules(
      'site/tools/question/(?:form|reply|plain-words|state/(?:address|state-field))',
      'site/tools/calculator/state/editions-of-rules',
      'site/ground/large-letters',
      'rules/frame/(?:rule-set|decide|rule-errors|verdict|not-held|questions/query)',
      'rules/dbm/(?:dbm-steps|\\w+/steps|terrain/equivalents)',
    ),
  },
  // Amounts, and several lines of them.
  { name: 'amounts', test: modules('site/tools/question/state/(?:amount-field|lines)') },
  // What draws a calculator, whatever it asks.
  {
    name: 'form',
    test: modules(
      'site/tools/calculator/(?!mount\\.)[\\w-]+',
      'site/tools/calculator/state/[\\w-]+',
      'site/tools/calculator/form/(?!EveryKind|AmountKind)[\\w-]+',
      'site/tools/calculator/controls/(?:Choice|Several)',
      'site/tools/calculator/answer/(?:ResultPane|Remarks|OpenAnswer|WhyLink)',
    ),
    tags: ['$initial'],
    minShareCount: 5,
  },
  // What opens a sheet over the page, as troops are chosen on.
  {
    name: 'sheet',
    test: modules(
      'site/parts/(?:Sheet|close-on-back)',
      'site/tools/calculator/controls/troops/(?:TroopControl|troops-of-text)',
    ),
    tags: ['$initial'],
  },
  // What is tapped, or counts up and down: an army has no other controls.
  {
    name: 'tapping',
    test: modules('site/tools/calculator/controls/(?:Amount|Stepper|Toggle)'),
    tags: ['$initial'],
  },
  // The controls of a form, of which the table has none.
  {
    name: 'controls',
    test: modules(
      'site/tools/calculator/(?:mount|form/EveryKind)',
      'site/tools/calculator/controls/(?!Choice|Several|Amount\\b|Stepper|Toggle)\\w+',
      'site/tools/calculator/controls/troops/RanksControl',
    ),
    tags: ['$initial'],
  },
  // What stands below an answer.
  {
    name: 'details',
    test: modules(
      'site/tools/calculator/answer/(?:AnswerDetails|SameQuestion|StepList)',
      'site/tools/question/compare-answers',
    ),
  },
  // What stands on a table, and how it is told; with it, what is drawn with what answers needs of the page: another page that asks
  // must not come to load the script of this one.
  {
    name: 'table',
    test: modules(
      'positions/.+',
      'site/tools/table/(?:(?!view/).+|view/(?:board/on-board|asking/named-elements))',
      'rules/dbm/basing/queries',
    ),
    tags: ['$initial'],
  },
  // What answers, whatever is asked of a table, and what shows no more than that.
  {
    name: 'judging',
    test: modules(
      'positions/asking/(?:(?:reading|contact)/)?[\\w-]+',
      'positions/asking/hands/as-far-as-hands-tell',
      'positions/geometry/(?:touching|hull|swept-by)',
      'rules/dbm/eligibility/contact/(?!(?:line-up|pivot|simultaneous|turn)-query)[\\w-]+',
      'site/tools/table/judging/(?!nearest)[\\w-]+',
      'site/tools/table/view/asking/(?:AskDetails|OpenFields)',
    ),
  },
].map((group, index) => ({ ...group, includeDependenciesRecursively: false, priority: 20 - index }));

/** All texts of the rules as compiled: one file to write and to load while pages are made, where each would be one by itself. */
const WORDINGS = /\/generated\/.*\.mdx$/u;

/** `Features.Nesting` and `Features.MediaRangeSyntax` of Lightning CSS, which Vite brings. */
const SPELLED_OUT = 1 | 128;

/** Loading the rules, what a calculator asks, what tells of an event, or what keeps the site offline does nothing by itself. What draws does: it brings its styles. */
const WITHOUT_EFFECT =
  /\/src\/(rules\/|positions\/|site\/offline\/keeping\/|site\/event\/link\/|site\/tools\/(?!calculator\/|\w+\/view\/))/;

export default defineConfig({
  // `SITE_BASE=/dbm npm run build` builds for a sub-path; every link of ours passes `src/site/ground/address.ts`.
  // Pages have names, addresses the letters that these are encoded in.
  base: decodeURIComponent(siteBase()) || '/',
  srcDir: './src/site',
  trailingSlash: 'always',
  integrations: [mdx()],
  markdown: { syntaxHighlight: false },
  // A page is made while others are written.
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 4 },
  devToolbar: { enabled: false },
  // Neither styles nor scripts stand inside a page: a strict Content-Security-Policy forbids both.
  // What the compiler wrote is data, megabytes of it: it is parsed as JSON, not compiled as code.
  vite: {
    // Rules within rules, and the `width >=` that stands for `min-width`, are unknown to browsers that know all else here.
    css: { lightningcss: { include: SPELLED_OUT } },
    define: { 'import.meta.env.BASE_URL': JSON.stringify(siteBase() || '/') },
    plugins: [sheetsOfPages()],
    build: {
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // A page takes only what it uses.
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: WITHOUT_EFFECT, sideEffects: false }] },
      },
    },
    json: { stringify: true, namedExports: false },
  },
});
