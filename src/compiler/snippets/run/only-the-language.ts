import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { createContext, runInContext } from 'node:vm';

/** Take away all that Node adds to the language: a context of its own has only what belongs to that. */
function leaveOnlyTheLanguage(): void {
  const names = runInContext('Object.getOwnPropertyNames(globalThis)', createContext()) as readonly string[];
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!names.includes(name)) Reflect.deleteProperty(globalThis, name);
  registerHooks({
    resolve: (specifier, context, next) => {
      if (!specifier.startsWith('data:')) throw new Error(`${specifier} is out of reach`);
      return next(specifier, context);
    },
  });
}

/**
 * Answer whatever is sent to this process, with no more than the language to do so.
 *
 * @param answer Gives what is sent back
 * @param failed What is sent back where it throws
 */
export function serve<Answer>(
  answer: (task: unknown, tell: (answer: Answer) => void) => Promise<Answer>,
  failed: (error: unknown) => Answer,
): void {
  const send = process.send?.bind(process);
  const tell = (answered: Answer): void => void send?.(answered);
  process.on('message', (task: unknown) => void answer(task, tell).catch(failed).then(tell));
  process.on('disconnect', process.exit.bind(process));
  // What code has left undone is no fault of the next that is run.
  process.on('unhandledRejection', () => undefined);
  leaveOnlyTheLanguage();
}

/**
 * The function that a module exports.
 *
 * @param key Where it stands in `generated/`
 */
export async function loadModule(key: string, text: string): Promise<unknown> {
  const code = `${stripTypeScriptTypes(text)}//# sourceURL=generated/${key}`;
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: unknown };
  return module.default;
}
