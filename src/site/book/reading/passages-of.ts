import type { Found } from './model.ts';
import { boxesOf } from './places/boxes-of.ts';
import type { BookReading } from './read-book.ts';

/** A paragraph or a point of a person's copy. */
export interface CopyPassage {
  /** The title that it stands under. */
  readonly title: string;
  readonly text: string;
  /** Where it is shown. */
  readonly found: Found;
}

/** All paragraphs and points of a person's copy, in its order, each with its place: what can be searched. */
export function passagesOf({ text, numbering }: BookReading): readonly CopyPassage[] {
  const passages: CopyPassage[] = [];
  let title = '';
  for (const unit of text.units) {
    if (unit.kind === 'title') {
      title = unit.text;
      continue;
    }
    const boxes = boxesOf([{ unit, from: 0, to: unit.text.length }]);
    const [first] = boxes;
    const page =
      first &&
      numbering.pages.find(
        ({ leaf, box }) =>
          leaf === first.leaf && first.x + first.width / 2 >= box.x && first.x + first.width / 2 <= box.x + box.width,
      );
    if (page)
      passages.push({
        title,
        text: unit.text,
        found: { page, boxes, sure: true, section: null, why: 'What you searched for stands here.' },
      });
  }
  return passages;
}
