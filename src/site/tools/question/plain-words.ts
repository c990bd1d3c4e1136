/** What is told by a word that does not stand in the message. */
const WHERE: ReadonlyMap<string, string> = new Map([['mountedInfantry', '“On mounts”']]);

/**
 * What a question lacks, as a person would say it: without the name of the field in the question.
 *
 * @param message What is wrong with the question, such as `"generalState": expected a general who is here, found "lost"`
 */
export function inPlainWords(message: string): string {
  const found =
    /^"(?:[^"]*\.)?([^".]*)": (?:expected )?(.+?)(?:, found (?:"[^"]*"(?:: "[^"]*")?|[^":]*))?(?:: (.+))?$/.exec(
      message,
    );
  if (found === null) return message;
  const [, field = '', wanted = '', but] = found;
  const words = `${WHERE.get(field) ?? 'This'} wants ${wanted.replaceAll('"', '')}`;
  return but === undefined ? `${words}.` : `${words}: ${but}.`;
}
