/** What nobody sees, or what turns the order of what is seen; not what parts words. */
const UNSEEN = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A stranger's text without the signs that nobody sees: they would turn our own words about, which stand beside it. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(UNSEEN, '');
}
