import { numberOfPage } from '../../../compiler/words/index.ts';
import type { PlaceInPrint, Work } from '../reading/index.ts';
import { chance, pickOf, type Random } from './random.ts';

/** A sentence of an invented book. Its mark is a word that stands nowhere else. */
export interface Sentence {
  readonly mark: string;
  words: string[];
}

export interface Item {
  /** What it begins with: `•`, `+1`, `(a)`, `2.`, or nothing. */
  readonly marker: string;
  /** A name that its text begins with. */
  readonly name: string;
  readonly sentences: Sentence[];
  readonly bullets: Item[];
}

export interface Part {
  /** A title inside the section; empty of the beginning. */
  readonly title: string;
  readonly paragraphs: Item[];
}

export interface Section {
  readonly title: string;
  page: number;
  readonly parts: Part[];
  /** It has the title of another, or one that nobody knows. */
  readonly decoy?: true;
}

export interface Book {
  readonly sections: Section[];
  /** Of each place, the marks of the sentences that stand there; null: its passage was taken out. */
  readonly truth: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What every book speaks of that is not about battles. */
const FILLER =
  'harbour lantern violin orchard kettle meadow postman ribbon teapot gravel window copper ladder thimble biscuit garden piano saddle cellar almond walnut candle button pepper marble feather quilt basket needle bottle pantry chimney drawer velvet saucer pigeon barrel blanket parlour cupboard'.split(
    ' ',
  );

let marks = 0;

/** Letters that are never drawn as one with their neighbours. */
const LETTERS = 'abcdeghkmnoprstuvwyz';

/** A word that stands nowhere else. */
function newMark(): string {
  let letters = '';
  for (let rest = marks++, place = 0; place < 4; place++, rest = Math.floor(rest / LETTERS.length))
    letters += LETTERS[rest % LETTERS.length] ?? '';
  return `zq${letters}x`;
}

function sentence(random: Random): Sentence {
  return { mark: newMark(), words: Array.from({ length: 6 + Math.floor(random() * 9) }, () => pickOf(FILLER, random)) };
}

export function item(random: Random, marker = '', name = ''): Item {
  return {
    marker,
    name,
    sentences: Array.from({ length: 1 + Math.floor(random() * 3) }, () => sentence(random)),
    bullets: [],
  };
}

/**
 * A book with the structure that the places of a work ask for, and invented text. In what stands at a place, some of the
 * words that we expect there are found, as in a book that says the same in other words.
 *
 * @param surfaceOf A word that has a stem
 */
export function inventBook(work: Work, random: Random, surfaceOf: (stem: string) => string | undefined): Book {
  const sections = work.sections
    .filter(({ page }) => page !== null)
    .map(({ title, page }): Section => ({
      title,
      page: numberOfPage(page ?? 0),
      parts: [{ title: '', paragraphs: [item(random)] }],
    }));
  const titled = new Map(sections.map((section) => [section.title.toLowerCase(), section]));
  const placed = Object.entries(work.places).flatMap(([id, place]) => {
    const section = titled.get((place.section ?? '').toLowerCase());
    return section ? [{ id, place, section }] : [];
  });
  for (const { place, section } of placed) ensure(section, place, random);
  for (const section of sections) grow(section, random);
  const truth = new Map<string, ReadonlySet<string>>();
  const spoken = new Map<Section, { readonly sentences: readonly Sentence[]; readonly words: readonly string[] }[]>();
  for (const { id, place, section } of placed) {
    const sentences = resolve(section, place);
    if (sentences === null) continue;
    truth.set(id, new Set(sentences.map(({ mark }) => mark)));
    if (place.locator !== undefined)
      spoken.set(section, [...(spoken.get(section) ?? []), { sentences, words: place.words ?? [] }]);
  }
  for (const all of spoken.values())
    for (const { sentences, words } of all) {
      speak(
        sentences,
        words.filter(() => chance(0.6, random)),
        random,
        surfaceOf,
      );
      // Books repeat themselves: some words of one passage stand in others too.
      const other = pickOf(all, random);
      speak(
        other.sentences,
        words.filter(() => chance(0.1, random)),
        random,
        surfaceOf,
      );
    }
  return { sections, truth };
}

function speak(
  sentences: readonly Sentence[],
  stems: readonly string[],
  random: Random,
  surfaceOf: (stem: string) => string | undefined,
): void {
  for (const stem of stems) {
    const word = surfaceOf(stem);
    if (word !== undefined) pickOf(sentences, random).words.splice(Math.floor(random() * 4), 0, word);
  }
}

/** What stands at a place: `null` if our words for it name nothing that print shows. */
function resolve(section: Section, { locator }: PlaceInPrint): readonly Sentence[] | null {
  if (locator === undefined) return everything(section.parts.flatMap(({ paragraphs }) => paragraphs));
  let paragraphs = section.parts.flatMap((part) => part.paragraphs);
  let sentences: readonly Sentence[] = everything(paragraphs);
  for (const step of locator.split(', ').map((part) => part.replace(/ \(numbered \d+\)/u, ''))) {
    const bullets = paragraphs.flatMap((paragraph) =>
      paragraph.marker === '' || /^\d/u.test(paragraph.marker) ? paragraph.bullets : [paragraph],
    );
    const named = nameOf(step);
    const factor = /(?<sign>[+\u2212-]\d)$/u.exec(step)?.groups?.sign?.replace('\u2212', '-');
    let items: readonly Item[] | null = null;
    if (/^(?:introduction)$/u.test(step)) items = paragraphs.slice(0, 1);
    else if (factor !== undefined)
      items = chosen(
        bullets.filter(({ marker }) => marker === factor),
        step.replace(/[+\u2212-]\d$/u, 'x').replace(/^x$/u, '1st x'),
      );
    else if (/^\([a-z]\)$/u.test(step)) items = bullets.filter(({ marker }) => marker === step);
    else if (/bullets?\b/u.test(step)) items = chosen(bullets, step);
    else if (/^(?:para|last para|\d\w\w paragraph)/u.test(step)) items = chosen(paragraphs, step);
    else if (step.includes('sentence')) {
      const some = chosen(sentences, step);
      if (some === null) return null;
      sentences = some;
      continue;
    } else if (named !== null) {
      const part = section.parts.find(({ title }) => title === named);
      const found = paragraphs.filter(({ name }) => name === named);
      items = part ? part.paragraphs : found.length > 0 ? found : bullets.filter(({ name }) => name === named);
    }
    if (items === null || items.length === 0) return null;
    paragraphs = [...items];
    sentences = everything(paragraphs);
  }
  return sentences;
}

/** What our words name: `Regular Cavalry line`. */
function nameOf(step: string): string | null {
  if (/^Page \d/u.test(step)) return null;
  return /^(?<name>[A-Z][A-Za-z\d ()]+?)(?: line)?$/u.exec(step)?.groups?.name ?? null;
}

function everything(items: readonly Item[]): readonly Sentence[] {
  return items.flatMap((each) => [...each.sentences, ...everything(each.bullets)]);
}

function chosen<Kind>(all: readonly Kind[], step: string): readonly Kind[] | null {
  const [first, second] = [...step.matchAll(/\d+/gu)].map(([digits]) => Number(digits));
  if (/^last (?:\d+ )?\w+$/u.test(step)) return all.slice(-(first ?? 1));
  if (step.includes('before the last')) return all.slice(0, -(first ?? 1));
  if (step.includes('before the')) return all.slice(0, (first ?? 1) - 1);
  if (step.includes('after the')) return all.slice(first ?? 1);
  if (/other|new|end|words/u.test(step) || first === undefined) return null;
  return all.length < (second ?? first) ? null : all.slice(first - 1, second ?? first);
}

/** Make a section hold what a place asks for. */
function ensure(section: Section, place: PlaceInPrint, random: Random): void {
  const [beginning] = section.parts;
  if (!beginning || place.locator === undefined) return;
  let paragraphs = beginning.paragraphs;
  let paragraph: Item | undefined;
  let own: Item | undefined;
  const fill = <Kind>(list: Kind[], length: number, make: () => Kind): void => {
    while (list.length < length) list.push(make());
  };
  for (const step of place.locator.split(', ').map((part) => part.replace(/ \(numbered (\d+)\)/u, ''))) {
    const count =
      Math.max(1, ...[...step.matchAll(/\d+/gu)].map(([digits]) => Number(digits))) +
      (/(?:after|before)/u.test(step) ? 1 : 0);
    const factor = /(?<sign>[+\u2212-]\d)$/u.exec(step)?.groups?.sign?.replace('\u2212', '-');
    const named = nameOf(step);
    if (factor !== undefined) {
      const list = firstOf(paragraphs, random).bullets;
      const wanted = Number(/^\d/u.exec(step)?.[0] ?? 1);
      while (list.filter(({ marker }) => marker === factor).length < wanted) {
        const last = list.findLastIndex(({ marker }) => marker === factor);
        list.splice(last < 0 ? list.length : last + 1, 0, item(random, factor));
      }
    } else if (/^\([a-z]\)$/u.test(step)) {
      const list = firstOf(paragraphs, random).bullets;
      for (const letter of ['(a)', '(b)'])
        if (!list.some(({ marker }) => marker === letter)) list.push(item(random, letter));
    } else if (/bullets?\b/u.test(step)) {
      const list = (paragraph ?? firstOf(paragraphs, random)).bullets;
      fill(list, count, () => item(random, '•'));
      own = list[count - 1];
    } else if (/^(?:para|last para|\d\w\w paragraph)/u.test(step)) {
      fill(paragraphs, count, () => item(random));
      own = paragraph = paragraphs[count - 1];
    } else if (step.includes('sentence')) {
      const where = own ?? firstOf(paragraphs, random);
      fill(where.sentences, count, () => sentence(random));
    } else if (named !== null && paragraph === undefined && paragraphs === beginning.paragraphs) {
      const line = step.endsWith(' line');
      if (line) {
        const list = firstOf(paragraphs, random).bullets;
        if (!list.some(({ name }) => name === named)) list.push(item(random, '•', named));
      } else {
        let part = section.parts.find(({ title }) => title === named);
        if (!part) section.parts.push((part = { title: named, paragraphs: [item(random)] }));
        paragraphs = part.paragraphs;
      }
    } else if (named !== null) {
      let found = paragraphs.find(({ name }) => name === named);
      if (!found) paragraphs.push((found = item(random, '', named)));
      own = paragraph = found;
    }
  }
}

function firstOf(paragraphs: Item[], random: Random): Item {
  if (paragraphs.length === 0) paragraphs.push(item(random));
  return paragraphs[0] ?? item(random);
}

/** More than what is asked for: another paragraph here, another bullet there. */
function grow(section: Section, random: Random): void {
  for (const { paragraphs } of section.parts) {
    if (chance(0.5, random)) paragraphs.push(item(random));
    for (const { bullets, marker } of paragraphs)
      if (bullets.length > 1 && marker === '' && bullets[0]?.marker === '•' && chance(0.3, random))
        bullets.push(item(random, '•'));
  }
}
