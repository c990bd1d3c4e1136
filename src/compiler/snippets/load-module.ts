import ts from 'typescript';
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
    const code = ts.transpileModule(text, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2024, verbatimModuleSyntax: true },
    }).outputText;
    const url = `data:text/javascript,${encodeURIComponent(`${code}//# sourceURL=generated/${key}`)}`;
    const module = (await import(/* @vite-ignore */ url)) as { default: unknown }; // what every snippet module exports
    loaded.set(key, module.default);
  }
  return loaded.get(key);
}
