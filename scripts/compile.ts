import { buildUnlessDone } from './build/build-unless-done.ts';
import { closeEnvironment } from './build/close-environment.ts';
import { compileInputs } from './build/inputs.ts';
import { readCommandLine } from './command-line.ts';

/**
 * Bring `generated/` to what the content and the compiler give now.
 *
 * @param root Absolute path of the project
 * @param surroundings What a build depends on besides files
 * @param begins Called where there is something to compile, before it is
 * @returns Whether it is; if not, the problems were told
 */
export async function compile(root: string, surroundings: string, begins?: () => void): Promise<boolean> {
  const outcome = await buildUnlessDone({
    root,
    folder: 'generated',
    inputs: () => compileInputs(root),
    surroundings,
    build: async () => {
      begins?.();
      // Loading the compiler takes longer than seeing that there is nothing to compile.
      const { compileNow } = await import('./compile/compile-now.ts');
      return compileNow(root);
    },
  });
  if (outcome === 'kept') console.error('Nothing to compile: generated/ is made of this content, by this compiler.');
  return outcome !== 'failed';
}

if (import.meta.main) {
  readCommandLine({
    name: 'npm run compile',
    does: 'Brings generated/ to what the content and the compiler give now.',
  });
  process.exitCode = (await compile(process.cwd(), closeEnvironment())) ? 0 : 1;
}
