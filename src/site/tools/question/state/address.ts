import { isTold, UnreadableError, type State, type StateFields } from './state-field.ts';

/** All that the address of a calculator tells. */
export interface Situation<F extends StateFields> {
  readonly edition: string;
  /** The edition that is looked at beside it. */
  readonly versus: string | null;
  readonly state: State<F>;
}

/** A part of an address that could not be read, and why. */
export interface AddressProblem {
  /** As it stands in the address, `a.ov=7`: its beginning, where it is long. */
  readonly part: string;
  readonly why: string;
}

const EDITION = 'ed';
const VERSUS = 'vs';

/** Where nothing is told yet. */
export function initialState<F extends StateFields>(fields: F): State<F> {
  return Object.fromEntries(Object.entries(fields).map(([key, { initial }]) => [key, initial])) as State<F>;
}

/** Asks the copy on the device for the page as the network has it, and tells nothing of a situation. */
const NETWORK = 'network';

/**
 * Read what an address tells. What cannot be read is left out and told; the rest stands.
 *
 * @param query The part of the address after `?`
 * @param editions Those there are, oldest first
 * @param unnamed The edition that is meant where none is named: the newest, if it is left out
 */
export function readAddress<F extends StateFields>(
  fields: F,
  query: string,
  editions: readonly string[],
  unnamed: string = editions.at(-1) ?? '',
): Situation<F> & { readonly problems: readonly AddressProblem[] } {
  const problems: AddressProblem[] = [];
  const state: Record<string, unknown> = { ...initialState(fields) };
  const seen = new Set<string>();
  let edition = unnamed;
  let versus: string | null = null;
  for (const [key, text] of new URLSearchParams(query)) {
    const refuse = (why: string): void => void problems.push({ part: cut(`${key}=${text}`, 80), why: cut(why, 300) });
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (key === NETWORK) continue;
    if (seen.has(key)) refuse('it is told twice; the first one counts');
    else if (key === EDITION || key === VERSUS) {
      if (!editions.includes(text)) refuse(`expected one of ${editions.join(', ')}`);
      else if (key === EDITION) edition = text;
      else versus = text;
    } else if (field === undefined) refuse('this calculator does not know it');
    else {
      try {
        state[key] = field.read(text);
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error;
        if (error.kept !== undefined) state[key] = error.kept;
        refuse(error.message);
      }
    }
    seen.add(key);
  }
  return { edition, versus: versus === edition ? null : versus, state: state as State<F>, problems };
}

/** The beginning of a text that is too long to be read: an address holds up to thousands of letters. */
function cut(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, letters - 1)}…`;
}

/**
 * Write a situation as the query of an address: nothing for what is as it is where nothing is told.
 *
 * @returns With its `?`; empty where there is nothing to tell
 */
export function writeAddress<F extends StateFields>(
  fields: F,
  { edition, versus, state }: Situation<F>,
  editions: readonly string[],
): string {
  const told = Object.entries(fields)
    .filter(([key, field]) => isTold(field, state[key]))
    .map(([key, field]) => [key, field.write(state[key])] as const);
  const all = [
    ...(edition === editions.at(-1) && told.length === 0 && versus === null ? [] : [[EDITION, edition] as const]),
    ...told,
    ...(versus === null ? [] : [[VERSUS, versus] as const]),
  ];
  return all.length === 0 ? '' : `?${all.map(([key, text]) => `${key}=${inAddress(text)}`).join('&')}`;
}

/** A text as it stands in an address. Brackets and commas stay readable: `Irr+Kn+(F)`. */
export function inAddress(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%2C', ',').replaceAll('%3B', ';');
}
