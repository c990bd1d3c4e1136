/** Which of several: counted from the first or from the last, some, or all but one. */
export interface Choice {
  /** From 0; below 0 from the end: -1 is the last. */
  readonly from: number;
  readonly to: number;
}

/** A step on the way from a section to a passage. */
export type Step =
  | { readonly of: 'page'; readonly number: number }
  | { readonly of: 'paragraph' | 'bullet' | 'sentence'; readonly choice: Choice }
  | { readonly of: 'factor'; readonly factor: string; readonly choice: Choice }
  | { readonly of: 'letter'; readonly letter: string }
  | { readonly of: 'named'; readonly name: string };

const FIRST: Choice = { from: 0, to: 0 };
const LAST: Choice = { from: -1, to: -1 };

/**
 * Read where in a section something stands: `para 1, last 3 sentences`.
 *
 * @returns The steps; null if there is one that print does not show: `other sentences`
 */
export function readLocator(locator: string): readonly Step[] | null {
  const steps = locator.split(', ').map((part) => readStep(part.trim()));
  return steps.every((step) => step !== null) ? steps : null;
}

const WHAT = { para: 'paragraph', paragraph: 'paragraph', bullet: 'bullet', sentence: 'sentence' } as const;

function readStep(part: string): Step | null {
  if (/^(?:introduction|introductory sentence|opening paragraph)$/iu.test(part))
    return { of: 'paragraph', choice: FIRST };
  const page = /^page (\d+)$/iu.exec(part);
  if (page) return { of: 'page', number: Number(page[1]) };
  const letter = /^\(([a-z])\)$/u.exec(part);
  if (letter) return { of: 'letter', letter: letter[1] ?? '' };
  const factor = /^(?:(\d+)(?:st|nd|rd|th) |(last) )?([+\u2212-]\d)$/u.exec(part);
  if (factor) {
    const at = factor[2] === undefined ? Number(factor[1] ?? 1) - 1 : -1;
    return { of: 'factor', factor: (factor[3] ?? '').replace('\u2212', '-'), choice: { from: at, to: at } };
  }
  const named = /^(?<name>[\p{Lu}][\p{L}\d ()&-]*?)(?: line)?$/u.exec(part)?.groups?.name;
  const kind = /\b(para|paragraph|bullet|sentence)s?\b/u.exec(part)?.[1] as keyof typeof WHAT | undefined;
  if (kind === undefined) return named !== undefined && named.length > 2 ? { of: 'named', name: named } : null;
  const choice = readChoice(part.replace(/ \(numbered \d+\)$/u, ''));
  return choice === null ? null : { of: WHAT[kind], choice };
}

function readChoice(part: string): Choice | null {
  const numbered = /^(?:para|paragraph|bullet|sentences?) (\d+)(?: and (\d+))?$/u.exec(part);
  if (numbered) return between(numbered[1], numbered[2] ?? numbered[1]);
  const ordinal = /^(\d+)(?:st|nd|rd|th)(?: and (\d+)(?:st|nd|rd|th))? (?:paragraph|para|bullet|sentence)s?$/u.exec(
    part,
  );
  if (ordinal) return between(ordinal[1], ordinal[2] ?? ordinal[1]);
  if (/^last (?:paragraph|para|bullet|sentence)$/u.test(part)) return LAST;
  const several = /^last (\d+) \w+$/u.exec(part);
  if (several) return { from: -Number(several[1]), to: -1 };
  const before =
    /^(?:sentences )?before the (?:last (\d+)|(\d+)(?:st|nd|rd|th) sentence)$|^sentences before the last (\d+)$/u.exec(
      part,
    );
  if (before)
    return { from: 0, to: before[2] === undefined ? -Number(before[1] ?? before[3]) - 1 : Number(before[2]) - 2 };
  const after = /^(?:bullets |sentences )?after the (\d+)(?:st|nd|rd|th)(?: sentence)?$/u.exec(part);
  return after ? { from: Number(after[1]), to: -1 } : null;
}

function between(first: string | undefined, last: string | undefined): Choice {
  return { from: Number(first) - 1, to: Number(last) - 1 };
}
