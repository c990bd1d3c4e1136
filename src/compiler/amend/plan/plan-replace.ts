import type { Edit, SourceText } from '../../rulebook/index.ts';
import { editOpeningTag } from './edit-opening-tag.ts';
import type { Found } from '../draft.ts';
import type { ReplaceableAttribute, ReplacePatch } from '../model.ts';
import type { Objection } from './plan.ts';

/** Put a new body for the old one, and new attributes for those that the patch gives. A stub becomes a clause we hold. */
export function planReplace(patch: ReplacePatch, { section, clause }: Found): readonly Edit[] | Objection {
  const { source } = section;
  const becomesHeld = !clause.held && patch.attributes.held === undefined;
  const given = Object.entries(patch.attributes) as [ReplaceableAttribute, string | number | boolean][]; // its keys are no others
  const changed = given.some(([name, value]) => value !== valueIn(clause, name));
  const before = source.text.slice(clause.bodyStart, clause.bodyEnd);
  if (!becomesHeld && !changed && comparable(before) === comparable(patch.body.text)) {
    return { what: 'the new body is the old one, so it changes nothing' };
  }
  const attributes = new Map<string, SourceText | null>(patch.tag);
  if (becomesHeld) attributes.set('held', null);
  return [
    ...editOpeningTag(section, clause, attributes),
    { start: clause.bodyStart, end: clause.bodyEnd, replacement: patch.body },
  ];
}

function valueIn({ figures, ...clause }: Found['clause'], name: ReplaceableAttribute): unknown {
  return name === 'figures' ? figures !== null : clause[name];
}

function comparable(body: string): string {
  return body.trim();
}
