import { textOfBlock, type Edit } from '../../rulebook/index.ts';
import type { Found } from '../draft.ts';
import type { DeletePatch } from '../model.ts';
import { nearestWording } from './nearest-wording.ts';
import type { Objection } from './plan.ts';
import { quote } from '../quote.ts';
import { removeBlock } from '../parse/remove-block.ts';

/** Cut the clause with one blank line beside it, if it says what the patch expects. */
export function planDelete({ expects }: DeletePatch, { section, clause }: Found): readonly Edit[] | Objection {
  const { source } = section;
  if (expects !== null) {
    const words = oneLine(clause.blocks.map(textOfBlock).join(' '));
    if (!words.includes(oneLine(expects))) {
      const nearby = nearestWording(oneLine(expects), words);
      return {
        what: `expected it to say ${quote(expects)}, which it does not`,
        hint: nearby === null ? undefined : `the nearest wording there is ${quote(nearby)}.`,
      };
    }
  }
  return [{ ...removeBlock(source.text, clause.start, clause.end), replacement: source.slice(0, 0) }];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
