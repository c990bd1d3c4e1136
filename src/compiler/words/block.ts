/**
 * A piece of a clause as a reader sees it, free of markup: what is digested, compared and searched. White space is
 * single spaces. The depth of an item counts from 0; its marker is `•` or its number, `2.`.
 */
export type Block =
  | { readonly kind: 'paragraph' | 'note'; readonly text: string }
  | { readonly kind: 'item'; readonly depth: number; readonly marker: string; readonly text: string }
  | { readonly kind: 'row'; readonly heading: boolean; readonly cells: readonly string[] };
