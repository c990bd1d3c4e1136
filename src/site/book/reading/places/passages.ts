import { sentencesOf } from '../layout/sentences.ts';
import type { Unit } from '../layout/units.ts';
import { keyOfTitle } from '../sections/titles.ts';
import type { Choice, Step } from './read-locator.ts';

/** A stretch of the text of a unit. */
export interface Span {
  readonly unit: Unit;
  readonly from: number;
  readonly to: number;
}

/** Something that can be pointed at: a paragraph with its points, a point, a sentence, or several in a row. */
export interface Passage {
  readonly spans: readonly Span[];
  /** Whether print leaves open where it begins or ends, or which it is by count. */
  readonly doubtful: boolean;
}

/** What a step chose, and what it chose from. */
export interface Chosen {
  readonly passage: Passage;
  /** Everything of its kind in the section, in order; the chosen ones are those from `at` on. */
  readonly siblings: readonly Passage[];
  readonly at: number;
  readonly count: number;
  /** How many of its kind stand where it was counted. */
  readonly counted: number;
}

/** A paragraph and the points below it. */
interface Paragraph {
  readonly units: readonly Unit[];
}

/**
 * Follow the way to a passage.
 *
 * @param units Those of its section
 * @returns Null where there is no such thing: a seventh sentence of six
 */
export function follow(units: readonly Unit[], steps: readonly Step[]): Chosen | null {
  let scope: readonly Unit[] = units;
  let chosen: Chosen | null = null;
  let within: Passage | null = null;
  for (const step of steps) {
    if (step.of === 'page') return null;
    if (step.of === 'named') {
      const named = unitsNamed(scope, step.name);
      if (named === null) return null;
      scope = named;
      chosen = pick([passageOf(named, units)], [passageOf(named, units)], { from: 0, to: 0 });
      within = chosen?.passage ?? null;
      continue;
    }
    const all = ofKind(step, units, units);
    const own: readonly Passage[] = step.of === 'sentence' && within ? sentencesIn(within) : ofKind(step, scope, units);
    chosen = pick(own, all, step.of === 'letter' ? { from: 0, to: 0 } : step.choice);
    if (chosen === null) return null;
    within = chosen.passage;
    scope = [...new Set(within.spans.map(({ unit }) => unit))];
  }
  return chosen;
}

/** All units of a section, as a passage. */
export function passageOf(those: readonly Unit[], units: readonly Unit[]): Passage {
  const last = those.at(-1);
  const after = last && units[units.indexOf(last) + 1];
  return {
    spans: those.map((unit) => ({ unit, from: 0, to: unit.text.length })),
    doubtful: those.some(({ doubtful }) => doubtful) || after?.doubtful === true,
  };
}

function ofKind(
  step: Exclude<Step, { of: 'page' | 'named' }>,
  scope: readonly Unit[],
  units: readonly Unit[],
): readonly Passage[] {
  const each = (those: readonly Unit[]): readonly Passage[] => those.map((unit) => passageOf([unit], units));
  const bullets = scope.filter(({ kind }) => kind === 'bullet');
  if (step.of === 'bullet') return each(bullets);
  if (step.of === 'factor') return each(bullets.filter(({ marker }) => plainFactor(marker) === step.factor));
  if (step.of === 'letter')
    return each(bullets.filter(({ marker }) => marker.replaceAll(/[()]/gu, '') === step.letter));
  if (step.of === 'sentence')
    return sentencesIn(
      passageOf(
        scope.filter(({ kind }) => kind !== 'title'),
        units,
      ),
    );
  return paragraphsOf(scope).map((paragraph) => passageOf(paragraph.units, units));
}

function plainFactor(marker: string): string {
  return marker.replaceAll(/\s/gu, '').replace(/^[\u2212\u2013]/u, '-');
}

function paragraphsOf(units: readonly Unit[]): readonly Paragraph[] {
  const paragraphs: Unit[][] = [];
  for (const unit of units) {
    if (unit.kind === 'title') continue;
    if (unit.kind === 'bullet' && paragraphs.length > 0) paragraphs.at(-1)?.push(unit);
    else paragraphs.push([unit]);
  }
  return paragraphs.map((those) => ({ units: those }));
}

function sentencesIn({ spans, doubtful }: Passage): readonly Passage[] {
  const open = spans.some(({ unit }) => unit.kind === 'bullet') && spans.some(({ unit }) => unit.kind !== 'bullet');
  return spans.flatMap(({ unit }) =>
    sentencesOf(unit.text).map(({ from, to }) => ({ spans: [{ unit, from, to }], doubtful: doubtful || open })),
  );
}

function pick(own: readonly Passage[], siblings: readonly Passage[], { from, to }: Choice): Chosen | null {
  const first = from < 0 ? own.length + from : from;
  const last = to < 0 ? own.length + to : to;
  const those = own.slice(first, last + 1);
  const [start] = those;
  if (first < 0 || !start || those.length !== last - first + 1) return null;
  // Counted from the end, what is doubtful anywhere puts it in doubt; counted from the start, what is before it.
  const counted = to < 0 || from < 0 ? own : own.slice(0, last + 1);
  const at = siblings.findIndex((sibling) => isSame(sibling, start));
  return {
    passage: { spans: those.flatMap(({ spans }) => spans), doubtful: counted.some(({ doubtful }) => doubtful) },
    siblings,
    at,
    count: those.length,
    counted: own.length,
  };
}

function isSame(one: Passage, other: Passage): boolean {
  const [a, b] = [one.spans[0], other.spans[0]];
  return a?.unit === b?.unit && a?.from === b?.from;
}

/** What a name stands at the head of: a title with all below it, or a paragraph with its points. */
function unitsNamed(units: readonly Unit[], name: string): readonly Unit[] | null {
  const key = keyOfTitle(name);
  const titles = units.filter((unit) => unit.kind === 'title' && keyOfTitle(unit.text) === key);
  const [title] = titles;
  if (title && titles.length === 1) {
    const start = units.indexOf(title) + 1;
    const end = units.findIndex((unit, index) => index >= start && unit.kind === 'title');
    const below = units.slice(start, end < 0 ? units.length : end);
    return below.length > 0 ? below : null;
  }
  const begins = units.filter((unit) => unit.kind !== 'title' && beginsWith(unit.text, name));
  const [unit] = begins;
  if (!unit || begins.length > 1 || titles.length > 1) return null;
  return unit.kind === 'bullet' ? [unit] : (paragraphsOf(units.slice(units.indexOf(unit)))[0]?.units ?? null);
}

function beginsWith(text: string, name: string): boolean {
  const plain = (words: string): string =>
    ` ${words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}()]+/gu, ' ')
      .trim()} `;
  return plain(text).startsWith(plain(name));
}

/** The text of a passage. */
export function textOf({ spans }: Passage): string {
  return spans.map(({ unit, from, to }) => `${from === 0 ? unit.marker : ''} ${unit.text.slice(from, to)}`).join(' ');
}
