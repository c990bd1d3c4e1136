import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';

/** Sheets that several kinds of page may share; lists and what narrows them down are on no page of rules. */
const OF_MANY = /(?<!\/(?:Breadcrumbs|Counts|FilterBox|lists))\.css$/u;

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
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          { name: 'wordings', test: WORDINGS, priority: 2 },
          { name: 'texts', test: OF_TEXTS, minShareCount: 2, priority: 1 },
          { name: 'shared', test: OF_MANY, minShareCount: 3 },
        ],
      },
    }),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'prerender') return;
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name === 'shared') for (const id of file.moduleIds) shared.add(id);
    },
  };
};

/** What a page of rules has, and others that show the words of a rule: no calculator has any of it. */
const OF_TEXTS = /\/(?:Entry|rule-text|ShortRuling|EditionStrip|OnThisPage|Clause|apparatus|ExampleTrail)\.css$/u;

/** All texts of the rules as compiled: one file to write and to load while pages are made, where each would be one by itself. */
const WORDINGS = /\/generated\/.*\.mdx$/u;

/** `Features.MediaRangeSyntax` of Lightning CSS, which Vite brings. */
const MEDIA_RANGES = 128;

/** Loading the rules, what a calculator asks, or what keeps the site offline does nothing by itself. What draws does: it brings its styles. */
const WITHOUT_EFFECT =
  /\/src\/(rules\/|positions\/|site\/offline\/keeping\/|site\/tools\/(?!calculator\/|\w+\/view\/))/;

export default defineConfig({
  // `SITE_BASE=/dbm npm run build` builds for a sub-path; every link of ours passes `src/site/ground/address.ts`.
  base: process.env.SITE_BASE ?? '/',
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
    // Sizes of screens are asked with `min-width`: the shorter `width >=` is unknown to browsers that know all else here.
    css: { lightningcss: { include: MEDIA_RANGES } },
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
