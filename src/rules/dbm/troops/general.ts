import { choiceOrNull, type Field } from '../../frame/questions/field.ts';
import { spelledOtherwise } from '../../frame/questions/spelled-otherwise.ts';

export const GENERALS = ['C-in-C', 'sub-general', 'ally'] as const;
export type General = (typeof GENERALS)[number];

const OTHER_WORDS: Readonly<Record<string, General>> = {
  'commander-in-chief': 'C-in-C',
  sub: 'sub-general',
  'ally-general': 'ally',
  'allied general': 'ally',
  allied: 'ally',
};

/** A general, or null where left out. */
export function general(meaning: string): Field<General | null> {
  return spelledOtherwise(OTHER_WORDS, choiceOrNull(meaning, GENERALS));
}
