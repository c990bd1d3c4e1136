import { placeAt, type Edit } from '../../rulebook/index.ts';
import { addCites } from './edit-opening-tag.ts';
import type { Found } from '../draft.ts';
import type { ReplaceTextPatch } from '../model.ts';
import { nearestWording } from './nearest-wording.ts';
import type { Objection } from './plan.ts';
import { quote } from '../quote.ts';

/** Put new words for words that stand in the authored body once, code and markup included. */
export function planReplaceText(patch: ReplaceTextPatch, { section, clause }: Found): readonly Edit[] | Objection {
  const { source } = section;
  const body = source.text.slice(clause.bodyStart, clause.bodyEnd);
  const [offset, ...others] = occurrences(patch.from, body);
  if (offset === undefined) {
    const nearby = nearestWording(patch.from, body);
    const wording = nearby?.includes('\n') === true ? `from={${quote(nearby)}}` : quote(nearby ?? '');
    const hint = nearby === null ? undefined : `quote the wording in force before ${patch.edition}: ${wording}.`;
    return { what: `found ${quote(patch.from)} 0 times, expected 1`, hint };
  }
  if (others.length > 0) {
    const all = [offset, ...others];
    return {
      what: `found ${quote(patch.from)} ${all.length} times, expected 1`,
      places: all.map((found, index) => placeAt(source, clause.bodyStart + found, `found here (${index + 1})`)),
      hint: 'quote more of the words around it.',
    };
  }
  const start = clause.bodyStart + offset;
  return [...addCites(patch, section, clause), { start, end: start + patch.from.length, replacement: patch.to }];
}

/** Offsets of every occurrence, those that overlap included. */
function occurrences(words: string, text: string): number[] {
  const offsets: number[] = [];
  for (let found = text.indexOf(words); found >= 0; found = text.indexOf(words, found + 1)) offsets.push(found);
  return offsets;
}
