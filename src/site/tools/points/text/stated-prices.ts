/** What a list says that a line costs: each of it, all of it, or one of the two, it does not say which. */
export interface Stated {
  readonly of: 'each' | 'all' | 'line';
  /** In AP. */
  readonly ap: number;
}

const NUMBER = String.raw`\d{1,5}(?:\.\d{1,2})?½?(?!\d)`;
const UNIT = String.raw`(?:ap|pts?|points)\b`;
const PRICE = new RegExp(String.raw`([@=])\s*(${NUMBER})\s*(?:${UNIT})?|\b(${NUMBER})\s*${UNIT}`, 'gi');

/** The sign before each in a list, and in an address. */
const SIGNS = { each: '@', all: '=', line: ':' } as const;

/**
 * Take what a line says of prices out of it: `@ 3`, `= 36 AP`, `36 points`.
 *
 * @returns The rest of it, and what it says
 */
export function takePrices(text: string): { readonly rest: string; readonly stated: readonly Stated[] } {
  const stated: Stated[] = [];
  const rest = text
    .replace(PRICE, (_, sign: string | undefined, signed: string | undefined, bare: string | undefined) => {
      stated.push({ of: sign === '@' ? 'each' : sign === '=' ? 'all' : 'line', ap: readAp(signed ?? bare ?? '') });
      return ' ';
    })
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:–—-]+$/, '');
  return { rest, stated };
}

/** AP as lists write them: `6½`, `6.5`. */
export function readAp(text: string): number {
  return Number(text.replace('½', '')) + (text.endsWith('½') ? 0.5 : 0);
}

/** What a list says of prices, as {@link takePrices} reads it. */
export function writeStated(stated: readonly Stated[]): string {
  return stated.map(({ of, ap }) => `${of === 'line' ? '' : `${SIGNS[of]} `}${String(ap)} AP`).join(' ');
}

/** The same in few letters: `@3=36`. */
export function statedCode(stated: readonly Stated[]): string {
  return stated.map(({ of, ap }) => SIGNS[of] + String(ap)).join('');
}

/** What {@link statedCode} wrote. */
export function statedOfCode(code: string): readonly Stated[] {
  return [...code.matchAll(/([@=:])([\d.]+)/g)].map(([, sign, figure]) => ({
    of: sign === '@' ? ('each' as const) : sign === '=' ? ('all' as const) : ('line' as const),
    ap: Number(figure),
  }));
}

/** What a list says otherwise than it comes to; a line that has no price agrees with nothing. */
export function statedOtherwise(
  stated: readonly Stated[],
  price: { readonly each: number; readonly total: number } | null,
): readonly Stated[] {
  return stated.filter(({ of, ap }) => {
    if (price === null) return true;
    const same = { each: [price.each], all: [price.total], line: [price.each, price.total] }[of];
    return !same.includes(ap);
  });
}
