import type { PlaceInPrint, Work } from '../reading/index.ts';
import { item, type Item } from './invent-book.ts';
import { chance, pickOf, type Random } from './random.ts';

/** An instruction of an invented sheet, and the text that it brings. */
export interface InventedInstruction {
  /** `Para 1. Last 3 sentences. Replace with:`; empty where the text stands below its heading by itself. */
  head: string;
  /** A heading that the text brings with it. */
  readonly title: string;
  /** A point that begins with its name. */
  readonly name: string;
  readonly text: Item[];
  /** A line in front of it: the page of the rulebook. */
  readonly page: string;
  quoted: boolean;
}

/** What stands below a heading of it. */
export interface InventedSection {
  readonly title: string;
  readonly instructions: InventedInstruction[];
}

/** A sheet of invented text. */
export interface InventedSheet {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: InventedSection[];
  /** Of each place, the marks of the sentences that its instruction brings. */
  readonly truth: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A sheet with the headings and the instructions that the places of a work ask for, and invented text. */
export function inventSheet(work: Work, random: Random): InventedSheet {
  const truth = new Map<string, ReadonlySet<string>>();
  const [, name = '', subtitle = ''] = /^(dbm (?:v )?\d\.\d) (.*)$/u.exec(work.signs[0] ?? '') ?? [];
  const headed = work.sections.filter(({ title }) => title.toLowerCase() !== name);
  const sections = headed.map(({ title }): InventedSection => {
    const places = Object.entries(work.places).filter(([, place]) => place.section === title);
    const said = Map.groupBy(places, ([, { locator }]) => locator ?? '');
    let page = '';
    const instructions = [...said].map(([locator, all]) => {
      const own = /^page (?<page>\d+), /u.exec(locator)?.groups?.page ?? '';
      const instruction = inventInstruction(
        all[0]![1],
        locator.replace(/^page \d+, /u, ''),
        own === page ? '' : own,
        random,
      );
      page = own;
      for (const [id] of all) truth.set(id, marksOf(instruction.text));
      return instruction;
    });
    return { title, instructions };
  });
  return { title: name.toUpperCase(), subtitle, sections, truth };
}

/** An instruction of which nobody knows. */
export function strangeInstruction(head: string, random: Random): InventedInstruction {
  return { head, title: '', name: '', text: textOf(random), page: '', quoted: chance(0.7, random) };
}

function inventInstruction(place: PlaceInPrint, locator: string, page: string, random: Random): InventedInstruction {
  const bare = { title: '', name: '', text: textOf(random), page, quoted: chance(0.9, random) };
  const before = /^new (?<what>section|paragraph) before (?<where>.+)$/u.exec(locator)?.groups;
  if (before)
    return { ...bare, head: `Add new ${before.what!} before ${before.where!}.`, title: place.section!, quoted: true };
  if (/^(?:single statement|new figure and caption|inserted page|main paragraph|single paragraph)$/u.test(locator))
    return { ...bare, head: '', quoted: false };
  if (/^\p{Lu}[\p{L}\d ]+$/u.test(locator) && !locator.endsWith(' line'))
    return { ...bare, head: '', name: locator, quoted: false };
  return { ...bare, head: headOf(locator, random) };
}

/** How a sheet says where it changes something, by how we say it. */
function headOf(locator: string, random: Random): string {
  if (locator === 'whole text') return 'Replace text with:';
  if (locator === 'whole paragraph') return 'Replace whole paragraph with:';
  const after = /^(?<where>.*?)(?:, )?after (?:the (?:words?|sentence)\b|['‘]).*$/u.exec(locator)?.groups;
  if (after) return `${sentencesOf(after.where ?? '')}Insert after "Some words of a book.":`;
  const steps = locator.replace(/ \(numbered \d+\)/u, '').split(/, (?![^(]*\))/u);
  const last = steps.at(-1) ?? '';
  if (/^(?:add|insert)\b|^add$/u.test(last))
    return `${sentencesOf(steps.slice(0, -1).join(', '))}${last === 'add' ? 'Add:' : `${capital(last)}:`}`;
  if (last.startsWith('new '))
    return `${sentencesOf(steps.slice(0, -1).join(', '))}${pickOf(['Add', 'Insert'], random)} ${last}${pickOf([':', '.'], random)}`;
  if (last.startsWith('end of ')) return `Add at ${last}:`;
  if (last.includes('heading and')) return `${sentencesOf(steps.slice(0, -1).join(', '))}Replace ${last} with:`;
  return `${sentencesOf(steps.join(', '))}${pickOf(['Replace with:', 'Replace with', 'Delete "Some words.", substitute:'], random)}`;
}

function sentencesOf(locator: string): string {
  return locator
    .split(/, (?![^(]*\))/u)
    .filter((step) => step !== '')
    .map((step) => `${capital(step)}. `)
    .join('');
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A paragraph, or one with points, or two. */
function textOf(random: Random): Item[] {
  const first = item(random);
  if (chance(0.3, random)) first.bullets.push(item(random, '•'), item(random, '•'));
  return chance(0.2, random) ? [first, item(random)] : [first];
}

function marksOf(items: readonly Item[]): ReadonlySet<string> {
  return new Set(
    items.flatMap(({ sentences, bullets }) => [...sentences.map(({ mark }) => mark), ...marksOf(bullets)]),
  );
}
