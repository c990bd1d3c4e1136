/** What a local ruling can be about, as the page lists it. */
export interface EventText {
  readonly id: string;
  /** `Rear support: Spears` */
  readonly title: string;
  /** Those that have it, oldest first. */
  readonly editions: readonly string[];
}

/** The clauses and clarifications that the page lists, by id. */
export type EventTexts = ReadonlyMap<string, EventText>;

/**
 * Read the list of the page.
 *
 * @param editions All there are: an option that names none stands in all of them
 */
export function readTexts(list: HTMLDataListElement, editions: readonly string[]): EventTexts {
  return new Map(
    [...list.options].map(({ value, label, dataset }) => [
      value,
      { id: value, title: label, editions: dataset.in?.split(' ') ?? editions },
    ]),
  );
}

/** Where a clause, a clarification or a discrepancy stands, from the site's root. */
export function addressOfText(id: string, edition: string): string {
  const [folder = '', ...rest] = id.split('.');
  return ['bhgs', 'fair-play', 'lists', 'discrepancies'].includes(folder)
    ? `/${folder}/${rest.join('.')}/`
    : `/${edition}/${folder}/#${id}`;
}

/**
 * The clause, clarification or discrepancy that someone means: by its name, by a link to it, or by a citation line.
 *
 * @returns Its id; what was written where nothing else can be made of it, as of half a link
 */
export function idMeant(written: string): string {
  const text = written.trim();
  const path = linkOf(text);
  if (path === null) return /\(([a-z][a-z0-9]*(?:[.-][a-z0-9]+)*)\)[.,]/.exec(text)?.[1] ?? text;
  const disputed = /\/discrepancies\/([^/]+)\/?$/.exec(path.pathname)?.[1];
  if (disputed !== undefined) return `discrepancies.${disputed}`;
  if (path.hash !== '' && !path.hash.includes(':') && !path.pathname.includes('/rulings/'))
    return unescaped(path.hash.slice(1)) ?? text;
  const [folder = '', name = ''] = path.pathname.split('/').filter(Boolean).slice(-2);
  return folder === 'clause' ? name : `${folder}.${name}`;
}

/** The link that a text is; null where it is none, or only the beginning of one. */
function linkOf(text: string): URL | null {
  if (!/^(?:https?:\/\/|\/)\S*$/.test(text)) return null;
  try {
    return new URL(text, 'https://site/');
  } catch {
    return null;
  }
}

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * What is wrong with what a ruling is about.
 *
 * @returns Null where nothing is
 */
export function problemOfText(id: string, edition: string, texts: EventTexts): string | null {
  if (id === '') return null; // the sheet itself asks for it
  const text = texts.get(id);
  if (id.startsWith('rulings.'))
    return 'A worked ruling is an answer of ours from several clauses: rule on one of those. On its page, “Cite” and “Add a local ruling” take the first.';
  if (text === undefined)
    return `Nothing goes by the name "${id}": choose from the list, or paste a link to the clause, clarification or discrepancy.`;
  if (text.editions.includes(edition)) return null;
  return `Edition ${edition} does not have it: it stands in ${text.editions.join(', ')}.`;
}
