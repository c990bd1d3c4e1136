import type { MDXInstance } from 'astro';

type Text = MDXInstance<Record<string, unknown>>['Content'];
type Texts = Record<string, () => Promise<MDXInstance<Record<string, unknown>>>>;

const all: Texts = import.meta.glob<MDXInstance<Record<string, unknown>>>('/generated/*/*.mdx');

/**
 * The compiled MDX of one file of `generated/`.
 *
 * @param path Without folder and ending: `3.4/rear-support`, `clarifications/bhgs.21.1`
 * @throws {Error} If the compiler wrote no such file
 */
export async function textOf(path: string): Promise<Text> {
  const load = all[`/generated/${path}.mdx`];
  if (!load) throw new Error(`Cannot show "${path}": the compiler wrote no "generated/${path}.mdx"`);
  return (await load()).Content;
}
