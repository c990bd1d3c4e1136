import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { createContext, runInContext } from 'node:vm';

/** Take away all that Node adds to the language: a context of its own has only what belongs to that. */
export function leaveOnlyTheLanguage(): void {
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
 * The function that a module exports.
 *
 * @param key Where it stands in `generated/`
 */
export async function load(key: string, text: string): Promise<unknown> {
  const code = `${stripTypeScriptTypes(text)}//# sourceURL=generated/${key}`;
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: unknown };
  return module.default;
}
