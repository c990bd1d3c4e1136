import { buildSite } from './build-site.ts';
import { loadAstro, type LoadedAstro } from './build-site/load-astro.ts';
import { closeEnvironment } from './build/close-environment.ts';
import { readCommandLine } from './command-line.ts';
import { compile } from './compile.ts';

// Compile the content and build the site: of each, what is not there already. While one is done, the other's tools load.
readCommandLine({
  name: 'npm run build',
  does: 'Compiles the content and builds the site into dist/: of each, what is not there already. SITE_BASE=/dbm builds for a sub-path.',
});
const root = process.cwd();
const surroundings = closeEnvironment();
let astro: LoadedAstro | undefined;
const compiled = await compile(root, surroundings, () => {
  astro = loadAstro(root);
});
if (!compiled) astro?.dismiss();
process.exitCode = compiled && (await buildSite(root, surroundings, astro)) ? 0 : 1;
