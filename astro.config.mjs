import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';

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
    build: {
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // Loading the rules, a calculator or what keeps the site offline does nothing by itself: a page takes of them only what it uses.
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: /\/src\/(rules|site\/(tools|offline\/keeping))\//, sideEffects: false }] },
      },
    },
    json: { stringify: true, namedExports: false },
  },
});
