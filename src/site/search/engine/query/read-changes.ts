import { STOP_WORDS, WEAK_WORDS } from '../words/stop-words.ts';

/** What a query asks of what an edition changed. */
export interface ChangesAsked {
  /** The edition before, and the one that has the changes. */
  readonly from: string;
  readonly to: string;
  /** The query without what says that it asks for changes: empty where it asks for all of them. */
  readonly about: string;
  /** Whether it asks of one change, why it was made or what was, and not for a list of them. */
  readonly ofOne: boolean;
  /** Whether it asks for them in short: who is back after another edition, or has no time. */
  readonly inShort: boolean;
  /** Whether it asks for the reason. */
  readonly why: boolean;
}

const word = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'giu');
/** Who asks what is different, or different from an edition, compares editions: who speaks of a different grade, troops. */
const DIFFERENT = String.raw`(?<=(?:^|what(?:'?s|\s+is|\s+was)?|how|is|are|was|were|anything|something|things?|rules?|any|all|much|so|now|it|plays?)\s+(?:all\s+|any\s+|the\s+)?)different(?!\s+(?:grades?|quality|qualities|types?|commands?|generals?|sizes?|sorts?|kinds?|bases?|troops|weapons?)(?!\p{L}))|different(?=\s+(?:since|now|today)(?!\p{L})|\s+(?:from|to|than|in|for|with|after|between)(?:\s*(?:\s{2}|$)|\s+(?:the\s+)?(?:dbm|editions?|versions?|last|previous|old|new|book)(?!\p{L}))|\W*$)`;
/** Who asks why something is gone, whichever edition did it; `why are my troops removed` asks of the table. */
const GONE =
  '(?:chang|remov|abolish|delet|dropp|scrapp|withdraw)\\p{L}*|gone|taken (?:away|out)|(?:take|took) (?:away|out)|cut';
const WHY_GONE = String.raw`(?<=why (?:was|were|did|has|have|is)\b[^?]*(?:bonus|rule|factor|support|clause|bullet|paragraph|price|cost|rank)s?\b[^?]*)(?:${GONE})`;
/** What is not so any more was so before. */
const NO_MORE = String.raw`(?<=(?:n't|not|cannot|cant|dont|never|nobody|none)(?!\p{L})[^?]*\s)any ?(?:more|longer)(?=\W*$)`;
/** Troops and weather change at the table, whatever edition it is; not so who changes the rules of that. */
const AT_THE_TABLE = String.raw`(?!\s+(?:(?:my|your|his|her|their|its|the)\s+)?(?:sides?|allegiance|facings?|directions?|formations?|ends)(?!\p{L}|\s+(?:rules?|factors?|costs?)(?!\p{L})))`;
/** Who says one of these asks what changed. */
const CHANGED = word(
  String.raw`chang(?:e|es|ed)${AT_THE_TABLE}|amend(?:ed|ments?)?|differ(?:s|ed|ences?)?|${DIFFERENT}|what(?:'?s| is| was)? new|new (?:in|for|with)|d(?:o|one) to|updates?|updated|introduced|brought in|when (?:did|was|were)|(?:get|gets|got|become|becomes|became|made) (?:cheaper|dearer|more expensive)|no longer|used to|(?<=did\b[^?]*)use to|${NO_MORE}|${WHY_GONE}|which edition|will bite|new (?:text|wording)|reworded|rewritten|plays? (?:any )?different(?:ly)?`,
);
/** And one of these, of an edition that is named. */
const REASON = word(
  'why|reasons?|overview|summary|since|less|more|new|clearer|clarified|added|removed|deleted|dropped|abolished|gone|go|went|stopped|before',
);
const PRICE = word('cheaper|dearer');
/** Who says one of these has one change in mind. */
const ONE = word('why|reasons?|cheaper|dearer|added|removed|deleted|dropped|abolished|gone|went|stopped');
const WHY = word('why|reasons?');
/** `from` where the edition stood right behind it: `in … from the book` is from no edition that is named. */
const SINCE = word(String.raw`since|after|from(?=\s*(?:(?:dbm|editions?|versions?)\s)?(?:\s{2}|\s*$))`);
/** Who says one of these, with an edition behind it, comes from there; who says the next fears for what is new. */
const BACK = word(
  String.raw`(?:(?:(?:i am|i'm|coming|come|going|go) )?(?:back|returning|coming)(?: to dbm)? (?:after|from|since)|(?:i )?(?:last|only|(?:have |had )?not|haven'?t) (?:played|knew|seen it)(?: dbm)?(?: since| in| with| under)?|(?:my )?last (?:game|tournament)(?: of dbm)?(?: was)?(?: in| with| under)?|i (?:only )?(?:know|learn(?:ed|t)|grew up)(?: dbm)?(?: with| in| on| under)?|(?:i )?(?:stopped|quit|gave up|left off)(?: playing)?(?: dbm)? (?:at|after|with|in))(?=\s*(?:(?:dbm|editions?|versions?)\s)?(?:\s{2}|\s*$))`,
);
const BITE = word(
  '(?:what )?(?:will |may |can |might )?(?:(?:bites?|bitten)(?: me| you| us)?|(?:catch(?:es)?|trips?) (?:me|you|us) (?:out|up)|what (?:will |may |can |might )?(?:hurts?|stings?|surprises?) (?:me|you|us)|(?:what )?(?:(?:do|must|should|would|will) (?:i|we) )?(?:(?:have|need) to )?(?:(?:re-?|un)learn|brush up(?: on)?|catch up(?: on)?|get up to (?:speed|date)))',
);
/** Who says one of these, and asks for changes, has little time. */
const SHORT = word('in short|in brief|briefly|in two minutes|(?:on )?(?:one|a) page');
/** What stands between two editions that are compared. */
const AGAINST = word('against|or|over|than|versus|beside|next to|compared|comparison');
const NEWEST = word('newest|latest|current|last|most recent');
const EDITIONS = word('dbm|editions?|versions?|rules?|sheet|set(?= of)|round(?= of)|batch(?= of)');
const ASKING = word(
  String.raw`for (?:\w+ )?years|for a while|for a long time|what(?:'?s)?|which|is|are|has|have|been|was|were|all|list|show|me|of|for|with|new|between|and|to|since|from|vs?|versus|compared?|how|do|does|did|the|in|by|about|things?|got|there|all at once|at once|altogether|everything|book of \d{4}|book`,
);

/**
 * Read whether a query asks what an edition changed.
 *
 * @param words The query without the editions that it names
 * @param named Those editions
 * @param editions All there are, oldest first
 * @returns Null where it asks for no change
 */
export function readChanges(words: string, named: readonly string[], editions: readonly string[]): ChangesAsked | null {
  const isNamed = named.length > 0;
  // Who names two editions compares them.
  const compared = new Set(named).size > 1;
  const saysOne = (sorts: readonly RegExp[]): boolean => sorts.some((each) => words.search(each) >= 0);
  const withEdition = [REASON, PRICE, BACK, BITE];
  if (!compared && !saysOne([CHANGED]) && !(isNamed && saysOne(withEdition))) return null;
  const about = [
    BACK,
    BITE,
    SHORT,
    SINCE,
    CHANGED,
    ...(isNamed ? [REASON, PRICE] : [WHY]),
    ...(compared ? [AGAINST] : []),
    NEWEST,
    EDITIONS,
    ASKING,
  ].reduce((rest, each) => rest.replace(each, ' '), words);
  const places = named.map((edition) => editions.indexOf(edition)).toSorted((one, other) => one - other);
  const [first, last] = [places.at(0), places.at(-1)];
  const newest = editions.length - 1;
  const all = !isNamed && words.search(NEWEST) < 0 && /[\p{L}\p{N}]/u.test(about);
  let [from, to] = all ? [0, newest] : [(last ?? newest) - 1, last ?? newest];
  if (first !== undefined && first !== last) from = first;
  // Who asks why something is so since an edition asks of what that one did.
  else if (last !== undefined && last < newest && saysOne([SINCE, BACK]) && words.search(WHY) < 0)
    [from, to] = [last, newest];
  return {
    from: editions[Math.max(0, from)] ?? '',
    to: editions[Math.max(1, to)] ?? '',
    about: wordsIn(about).every(saysLittle) ? '' : wordsIn(about).join(' '),
    ofOne: saysOne([ONE]),
    inShort: saysOne([BACK, BITE, SHORT]),
    why: saysOne([WHY]),
  };
}

function wordsIn(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}()]+/u).filter((each) => each !== '');
}

/** Whether a word says nothing of what it is about, or next to nothing. */
function saysLittle(said: string): boolean {
  const plain = said.toLowerCase();
  return STOP_WORDS.has(plain) || WEAK_WORDS.has(plain);
}

const PARTS = word(
  'against|compared|longer|text|wording|plays?|used|brought|back|returning|coming|short|brief|briefly|bites?|bitten',
);

/** Whether a word only says that changes are asked for. */
export function saysChange(said: string): boolean {
  return [CHANGED, REASON, PARTS].reduce((rest, each) => rest.replace(each, ''), said).trim() === '';
}
