import { buildUnlessDone } from './build/build-unless-done.ts';
import { closeEnvironment } from './build/close-environment.ts';
import { siteInputs } from './build/inputs.ts';
import { readCommandLine } from './command-line.ts';
import { loadAstro, type LoadedAstro } from './build-site/load-astro.ts';

/**
 * Bring `dist/` to what the compiler wrote and the pages give now.
 *
 * @param root Absolute path of the project
 * @param surroundings What a build depends on besides files
 * @param loaded Astro, where it is loaded already
 * @returns Whether it is; if not, the reason was told
 */
export async function buildSite(root: string, surroundings: string, loaded?: LoadedAstro): Promise<boolean> {
  const outcome = await buildUnlessDone({
    root,
    folder: 'dist',
    inputs: () => siteInputs(root),
    surroundings,
    // The matrix takes minutes: what has it is not built again for that, and what is built again has none.
    beside: (file) => file.startsWith('api/matrix/'),
    build: async () => {
      // Loading what builds takes longer than seeing that there is nothing to build.
      const { buildSiteNow } = await import('./build-site/build-site-now.ts');
      return buildSiteNow(root, loaded ?? loadAstro(root));
    },
  });
  if (outcome === 'kept') {
    loaded?.dismiss();
    console.error('Nothing to build: dist/ is made of these pages.');
  }
  return outcome !== 'failed';
}

if (import.meta.main) {
  readCommandLine({
    name: 'npm run build:site',
    does: 'Brings dist/ to what the compiler wrote and the pages give now.',
  });
  process.exitCode = (await buildSite(process.cwd(), closeEnvironment())) ? 0 : 1;
}
