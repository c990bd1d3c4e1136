/** Spellings that differ between British and American English, as word parts: American, then British. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(col|fav|hon|arm|harb|neighb)or/g, '$1our'],
  [/\bmaneuver/g, 'manoeuvre'],
  [/\bdefense\b/g, 'defence'],
  [/\boffense\b/g, 'offence'],
  [/\bcenter/g, 'centre'],
  [/\bmeter/g, 'metre'],
  [/(\w{3,})iz(e[sd]?|ing|ation)\b/g, '$1is$2'],
  [/\b(\w+)yz(e[sd]?|ing)\b/g, '$1ys$2'],
  [/\bplow/g, 'plough'],
  [/\bjudgment/g, 'judgement'],
];

/** Characters that look different and mean the same. */
const CHARACTERS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u00a0/g, ' '],
  [/\u00bd/g, ' 1/2'],
  [/\u00d7/g, 'x'],
];

/** Text that needs no such change; and text that may need one of spelling. */
const PLAIN = /^[\x20-\x7e]*$/;
const AMERICAN = /or|ens|ent|met|[iy]z|plow|neuv|judgm/;

/**
 * Bring text into one spelling: small letters, plain quotes and dashes, no accents, British spelling. The length may
 * change.
 */
export function fold(text: string): string {
  let folded = text.toLowerCase();
  if (!PLAIN.test(folded)) {
    for (const [from, to] of CHARACTERS) folded = folded.replace(from, to);
    folded = folded.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  }
  if (AMERICAN.test(folded)) for (const [from, to] of SPELLINGS) folded = folded.replace(from, to);
  return folded;
}
