/** What opens the part of a discrepancy that answers: the reading we follow and why, or that none is settled. */
const ANSWERS = /^\*\*(?:The reading we follow|No reading is settled[^*\n]*|Partly open)\.\*\*/;
/** Where a part begins: its first words stand out. */
const PARTS = /^(?=\*\*[^*\n]+\.\*\*)/m;

/**
 * The text of a discrepancy as a reader needs it: the answer, which is written last as it follows from the rest, stands first.
 *
 * @param body The text without its front matter
 */
export function answerFirst(body: string): string {
  const begun = body.split(PARTS);
  const before = begun.filter((part) => !part.startsWith('**')).join('');
  const parts = begun.filter((part) => part.startsWith('**'));
  const answers = parts.filter((part) => ANSWERS.test(part));
  const others = parts.filter((part) => !ANSWERS.test(part));
  const ordered = [...answers, ...others].map((part) => `${part.trimEnd()}\n`);
  return before + ordered.join('\n');
}
