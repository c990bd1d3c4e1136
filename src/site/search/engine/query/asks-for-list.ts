/** Who begins so, or says so somewhere, asks for all that there is of something, and not for one case of it. */
const LIST =
  /^\W*(?:(?:what(?: do| are|'?s)?|show(?: me)?|give me|where (?:is|are)|a|the|is there|what can)\s+)*(?:all|every|everything|each|any|full|complete|whole|list (?:of|all|the)|overview|summary|table|index|key)(?!\p{L})|(?<!\p{L})(?:(?:overview|summary|table) of|which (?:troops|units|elements|types|bases|things)|exceptions? (?:to|for|from)|kinds of|sorts of|ways (?:to|of|in)|what are the|what (?:stops|prevents|costs)|(?<=^\W*)(?:questions|mistakes|errors|misprints|corrections|errata)|what(?:'?s| is| are)? (?:still |yet |left )*(?:open|disputed|undecided|unsettled|unresolved|unclear|debatable|contested))(?!\p{L})|(?<=\p{L}\s)list\W*$/iu;

const ALL =
  /(?<!\p{L})(?:ever|never|always|under any circumstances|in any case|no matter (?:what|how)|at all times)(?!\p{L})/iu;

/** Whether a query asks what is so in every case, and not in one. */
export function asksOfAll(query: string): boolean {
  return ALL.test(query);
}

/** Whether a query asks for a list. */
export function asksForList(query: string): boolean {
  return LIST.test(query);
}
