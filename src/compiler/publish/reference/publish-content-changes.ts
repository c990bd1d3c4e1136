import { citableThings } from './citable-things.ts';
import type { Content } from '../load/load-content.ts';
import type { PublishedContent } from '../model.ts';
import { setJson } from '../files/set-json.ts';

/** Write the date of the content, and what changed in it, newest first. */
export function publishContentChanges(files: Map<string, string>, content: Content): void {
  const things = citableThings(content);
  const { entries } = content.changes;
  setJson(files, 'content.json', {
    date: entries[0]?.date ?? '',
    changes: entries.map((entry) => ({ ...entry, things: entry.ids.flatMap((id) => things.get(id) ?? []) })),
  } satisfies PublishedContent);
}
