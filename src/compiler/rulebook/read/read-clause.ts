import type { Nodes, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { disallowed } from '../allowed/disallowed.ts';
import { clauseAttributesSchema, nearest, noteAttributesSchema } from '../../schemas/index.ts';
import { isComment, isJsx, offsetOf, placeAt, readSiblings, startOf, type Element, type Sibling } from './elements.ts';
import type { Block } from '../../words/index.ts';
import type { Clause, ClauseLink, Fence, FigureTable, Note, ShortForm } from '../model.ts';
import { readAttributes, type Reading } from './read-attributes.ts';
import { readBlocks, textOfBlock } from './read-blocks.ts';
import { readFence } from './read-fence.ts';
import { readFigures } from './read-figures.ts';
import { readLink } from './read-link.ts';
import { readShortForm } from './read-short-form.ts';

/** Everything between the tags of a clause. */
export interface Body {
  readonly blocks: readonly Block[];
  readonly notes: readonly Note[];
  readonly links: readonly ClauseLink[];
  readonly fences: readonly Fence[];
  readonly tables: readonly Table[];
  readonly short: ShortForm | null;
}

/**
 * Read a `<Clause>`.
 *
 * @param element The clause
 * @param reading Where problems are reported
 * @returns The clause, or null if its opening tag cannot be read
 */
export function readClause(element: Element, reading: Reading): Clause | null {
  const id = element.attributes.get('id')?.value;
  const title = element.attributes.get('title')?.value ?? id;
  const subject = id === undefined ? 'a clause' : `clause "${id}"`;
  const inClause = { ...reading, heading: `${reading.heading} › ${title ?? 'a clause'}` };
  const attributes = readAttributes(element, clauseAttributesSchema, subject, inClause);
  const body = readBody(readSiblings(element.children, reading.source, reading.problems), subject, inClause);
  if (attributes === null) return null;
  refuseWithoutText(body, element.start, subject, inClause);
  const { page, place, from, until, army, figures, ...others } = attributes;
  return {
    ...others,
    page: page ?? null,
    place: place ?? null,
    from: from ?? null,
    until: until ?? null,
    army: army ?? null,
    figures: figures ? theFigures(element, body.tables, subject, inClause) : null,
    blocks: body.blocks,
    notes: body.notes,
    links: body.links,
    fences: body.fences,
    short: body.short,
    start: element.start,
    end: element.end,
    bodyStart: element.bodyStart,
    bodyEnd: element.bodyEnd,
    position: reading.source.positionAt(element.start),
    changes: [],
  };
}

function theFigures(element: Element, tables: readonly Table[], subject: string, reading: Reading): FigureTable | null {
  const [table] = tables;
  if (table !== undefined && tables.length === 1) return readFigures(table, subject, reading);
  reading.problems.push({
    headline: `Cannot read ${subject}: marked "figures", so expected one table, found ${tables.length === 0 ? 'none' : tables.length}`,
    places: [placeAt(reading.source, element.start, reading.heading)],
  });
  return null;
}

/**
 * Read what stands between the tags of a clause, or of a patch that replaces its body.
 *
 * @param siblings What stands there
 * @param subject What a problem cannot read: `clause "move.wheel"`
 * @param reading Where problems are reported
 * @param remark What a remark is called there: a clause has notes, a patch has reasons
 * @returns The blocks, notes, links, fences and tables
 */
export function readBody(
  siblings: readonly Sibling[],
  subject: string,
  reading: Reading,
  remark: 'Note' | 'Why' = 'Note',
): Body {
  const { source, heading, problems } = reading;
  const body = {
    blocks: [] as Block[],
    notes: [] as Note[],
    links: [] as ClauseLink[],
    fences: [] as Fence[],
    tables: [] as Table[],
    short: null as ShortForm | null,
  };
  const report = (offset: number, what: string, hint?: string) => {
    problems.push({ headline: `Cannot read ${subject}: ${what}`, places: [placeAt(source, offset, heading)], hint });
  };
  const inspect = (nodes: readonly Nodes[], tables: Table[], within: number) => {
    for (const node of nodes) {
      visit(node, (inner) => {
        if (inner.type === 'code') body.fences.push(...[readFence(inner, subject, reading) ?? []].flat());
        else if (inner.type === 'link' || inner.type === 'definition')
          body.links.push(...[readLink(inner, source) ?? []].flat());
        else if (inner.type === 'table') tables.push(inner);
        else if (isJsx(inner) && inner.name === remark)
          report(startOf(inner), `<${remark}> stands within text`, 'give it a line of its own.');
        else if (isJsx(inner))
          report(startOf(inner), `unknown component <${inner.name ?? ''}>`, unknownHint(inner.name ?? ''));
        if (isJsx(inner) || isComment(inner)) return;
        const wrong = disallowed(inner);
        // What is made a link because it looks like an address has no place of its own.
        if (wrong !== null) report(inner.position?.start.offset ?? within, wrong.what, wrong.hint);
      });
    }
  };
  for (const sibling of siblings) {
    if (sibling.kind === 'markdown') {
      inspect([sibling.node], body.tables, offsetOf(sibling));
      body.blocks.push(...readBlocks([sibling.node]));
    } else if (sibling.element.name === remark) {
      inspect(sibling.element.children, [], offsetOf(sibling));
      const note = readNote(sibling.element, subject, reading);
      if (note === null) continue;
      body.notes.push(note);
      body.blocks.push({ kind: 'note', text: note.text });
    } else if (sibling.element.name === 'Short' && remark === 'Note') {
      if (body.short !== null)
        report(sibling.element.start, 'it has a second <Short>', 'a clause has one line on the play sheet.');
      body.short = readShortForm(sibling.element, subject, reading);
    } else {
      const { name, start } = sibling.element;
      report(start, `unknown component <${name}>`, unknownHint(name));
    }
  }
  return body;
}

/** A letter or a digit. */
const WORD = /[\p{L}\p{N}]/u;

/** Refuse what has code, a mark, or nothing at all, but no words: a reader would see a heading with nothing under it. */
export function refuseWithoutText(
  { blocks }: Pick<Body, 'blocks'>,
  start: number,
  subject: string,
  reading: Reading,
): void {
  if (blocks.some((block) => WORD.test(textOfBlock(block)))) return;
  reading.problems.push({
    headline: `Cannot read ${subject}: it has no text`,
    places: [placeAt(reading.source, start, reading.heading)],
    hint: 'write what it says, or, where we have no text of that, what it is about.',
  });
}

/** A remark with its source. */
function readNote(element: Element, subject: string, reading: Reading): Note | null {
  const attributes = readAttributes(element, noteAttributesSchema, `a note of ${subject}`, reading);
  const blocks = readBlocks(element.children);
  refuseWithoutText({ blocks }, element.start, `a note of ${subject}`, reading);
  const text = blocks.map(textOfBlock).join(' ');
  return attributes && { text, cites: attributes.cites };
}

function unknownHint(name: string): string {
  const meant = nearest(name, ['Note', 'Short']);
  return meant === null ? 'a clause holds Markdown, <Note> and <Short>.' : `did you mean <${meant}>?`;
}
