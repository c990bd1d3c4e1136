import { transformSync } from 'rolldown/utils';
import type { SnippetModule } from './module-text.ts';

const loaded = new Map<string, unknown>();

/**
 * Load the function that a snippet module exports. Snippets import nothing but types, so they need no file.
 *
 * @throws {SyntaxError} If the code cannot be parsed
 */
export async function loadModule({ kind, name, text }: SnippetModule): Promise<unknown> {
  const key = `${kind}s/${name}`;
  if (!loaded.has(key)) {
    const url = `data:text/javascript,${encodeURIComponent(`${withoutTypes(name, text)}//# sourceURL=generated/${key}`)}`;
    const module = (await import(/* @vite-ignore */ url)) as { default: unknown }; // what every snippet module exports
    loaded.set(key, module.default);
  }
  return loaded.get(key);
}

function withoutTypes(name: string, text: string): string {
  const { code, errors } = transformSync(name, text, { lang: 'ts', sourceType: 'module', tsconfig: false });
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`Cannot parse ${name}: ${error.message}`);
  return code;
}
