import { SourceText, type Section } from '../../rulebook/index.ts';
import { anchorKey } from './claims.ts';
import type { Draft } from '../draft.ts';
import { blankLine, insertedText } from '../parse/inserted-text.ts';
import type { InsertPatch, NewSection } from '../model.ts';

/**
 * The file of a section that an amendment brings: front matter made from its tag, then its clauses as authored.
 *
 * @param patch The patch
 * @param inserted What its `<Section>` says
 * @param anchor The section that it comes after
 * @param draft The rulebook that it goes into
 * @returns The file
 */
export function newSectionSource(patch: InsertPatch, inserted: NewSection, anchor: Section, draft: Draft): SourceText {
  const { title, page, sheet, position } = inserted;
  const gap = blankLine(patch);
  const lines = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `page: ${page ?? 'null'}`,
    `order: ${orderBehind(patch, anchor, draft)}`,
    ...(sheet ? ['sheet: true'] : []),
    '---',
  ];
  const frontMatter = SourceText.of(lines.join('\n'), position.file, position.line, position.column);
  return SourceText.join(frontMatter, gap, insertedText(patch), gap.slice(0, 1));
}

/** Half way to the next section; behind what earlier inserts have put after the same one. */
function orderBehind(patch: InsertPatch, anchor: Section, { book, inserted }: Draft): number {
  const earlier = inserted.get(anchorKey(patch.anchor))?.at(-1);
  const index = book.sections.findIndex(({ id }) => id === (earlier ?? anchor.id));
  const before = book.sections[index]?.order ?? anchor.order;
  const next = book.sections[index + 1];
  return next === undefined ? before + 1 : (before + next.order) / 2;
}
