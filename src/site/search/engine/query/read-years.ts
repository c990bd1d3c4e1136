/** A year in which some edition may have been played; of two, `2014-15`, the first. */
const YEAR = String.raw`(20\d\d)(?:\s*[-–/]\s*(?:20)?\d\d)?(?![\p{L}\p{N}]|[.,]\d)`;
/** What stands before a year that is one, and no length or sum of points. */
const BEFORE = String.raw`(?:since|after|before|from|until|till|in|of|around|played|the|an?|my|our|his|old|dbm|last game)\s+`;
/** What stands behind one. */
const BEHIND = String.raw`(?=\s+(?:(?:dbm|quick|play|reference|printed|amendment)\s+)*(?:rules?|rulebooks?|books?|editions?|versions?|sheets?|amendments?|changes?|printing|set)(?![\p{L}\p{N}]))`;
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])(?:(${BEFORE})${YEAR}(?!\s*(?:points?|pts?|ap|paces?|p|mm|cm|ad|bc|figures?|men)(?![\p{L}\p{N}]))|${YEAR}${BEHIND}|^\s*${YEAR}\s*$)`,
  'giu',
);
/** What has years of its own: the clarifications are of 2012, and an army list counts in them. */
const DATED = /(?<!\p{L})(?:bhgs|clarifications?|fair[\s-]?play|guidelines?|lists?|errat(?:a|um))(?!\p{L})/iu;

/**
 * Write a year that names an edition as that edition, the one that was played then: `the 2011 rules` are 3.2, and who
 * has not played since 2012 knew that.
 *
 * @param editions Oldest first
 * @param years The year of each
 */
export function nameYears(query: string, editions: readonly string[], years: readonly number[]): string {
  if (years.length === 0 || DATED.test(query)) return query;
  return query.replace(NAMED, (whole: string, before = '', ...found: (string | undefined)[]) => {
    const year = found.slice(0, 3).find(Boolean);
    const played = editions[years.findLastIndex((each) => each <= Number(year))];
    return played === undefined ? whole : `${before}${played}`;
  });
}
