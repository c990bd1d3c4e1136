import { nearest, resembles } from '../../../../rules/index.ts';
import { ROLES, type Role } from '../army/army.ts';
import { BETWEEN } from './between.ts';
import { LineError } from './line-error.ts';
import { generalFirst, type NamedGeneral } from './read-general.ts';

const DOUBLE_BASE = '(?:double[ -]?base[ds]?|dbe)';

/** A place on a double base: "rear" by itself may just say where troops stand. */
function placeOf(place: string): RegExp {
  const rank = '(?: (?:rank|element))?';
  return new RegExp(
    `^(?:${DOUBLE_BASE}[ ,]*${place}${rank}|${place}${rank}[ ,(]*(?:of (?:a )?)?${DOUBLE_BASE})(?!\\w)`,
    'i',
  );
}

/** The roles as lists write them. */
const ROLE_WORDS: readonly (readonly [Role, RegExp])[] = [
  ['mounted', /^(?:mounted|mtd)(?: inf(?:antry)?)?\b/i],
  ['chariots', /^(?:in )?chariots?\b/i],
  ['front', placeOf('front')],
  ['rear', placeOf('rear')],
  ['chosen', new RegExp(`^(?:${DOUBLE_BASE} )?by choice\\b`, 'i')],
];

/** What the words after troops tell. */
interface ToldRoles {
  readonly roles: readonly Role[];
  readonly generals: readonly NamedGeneral[];
  /** What they are called, in brackets or after a dash. */
  readonly note: string;
}

/**
 * Read the words after troops.
 *
 * @throws {LineError} If some of them are not understood
 */
export function readRoles(text: string): ToldRoles {
  const roles: Role[] = [];
  const generals: NamedGeneral[] = [];
  let left = text;
  for (;;) {
    const between = BETWEEN.exec(left)?.[0] ?? '';
    const words = left.slice(between.length);
    if (words === '') return { roles, generals, note: '' };
    const led = generalFirst(words);
    const [role, pattern] = ROLE_WORDS.find(([, each]) => each.test(words)) ?? [];
    if (led !== null) {
      generals.push(led.general);
      roles.push('general');
      left = led.after;
    } else if (role !== undefined && pattern !== undefined) {
      roles.push(role);
      left = words.replace(pattern, '');
    } else if (isName(between, words)) return { roles, generals, note: words.replace(/[\])]$/, '') };
    else throw new LineError(unknownRole(words));
  }
}

/** Words that tell something of troops, and are no mere name. */
const TELLING = [
  ...['general', 'sub-general', 'subgeneral', 'C-in-C', 'CinC', 'sub', 'ally', 'allied', 'allies', 'commander'],
  ...['mounted', 'mtd', 'infantry', 'chariot', 'chariots', 'front', 'rear', 'double', 'based', 'base', 'DBE', 'choice'],
  ...['Reg', 'Irr', 'regular', 'irregular', 'rank', 'fort', 'AP', 'no', 'not', 'or', 'of'],
];

/** Whether words can only be what troops are called: apart from the rest, and like nothing that tells something. */
function isName(between: string, words: string): boolean {
  const bracketed = /[([]/.test(between) && /^[^()[\]]*[\])]?$/.test(words);
  const dashed = /(?:^|\s)[–—-]+\s/.test(between) && /^[^()[\]]*$/.test(words);
  if (!(bracketed || dashed) || /\d/.test(words)) return false;
  return !words
    .split(/[^\p{L}-]+/u)
    .some((word) =>
      TELLING.some((each) => (word.length > 3 ? resembles(word, each) : word.toLowerCase() === each.toLowerCase())),
    );
}

function unknownRole(text: string): string {
  const [, place] = /^(front|rear)\b/i.exec(text) ?? [];
  if (place !== undefined)
    return `${JSON.stringify(text)} may just say where they stand: say "${place.toLowerCase()} of double base" if they are half of one, or put # before a remark`;
  if (new RegExp(`^${DOUBLE_BASE}(?!\\w)`, 'i').test(text))
    return `${JSON.stringify(text)} does not say which element of it: tell each on a line of its own, "front of double base" and "rear of double base"`;
  const all = Object.values(ROLES).map(({ words }) => words);
  const close = nearest(text, all);
  if (resembles(text, close))
    return `${JSON.stringify(text)} is not understood; did you mean ${JSON.stringify(close)}?`;
  return `${JSON.stringify(text)} is not understood; put # before a remark, or say ${all.join(', ')}`;
}
