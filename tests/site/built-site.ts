import { globSync, readFileSync } from 'node:fs';
import { parse, type DefaultTreeAdapterMap } from 'parse5';

/** Where the site stands once it is built. */
export const ROOT = 'dist';

/** Pages beyond this size only take longer to look at. */
const LARGE = 100_000;

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** An element of a page, as far as the tests look at one. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

/** One record of `/api/clauses.json`. */
export interface Citable {
  readonly id: string;
  readonly citedAs?: string;
  readonly kind: 'clause' | 'clarification' | 'guideline' | 'erratum' | 'ruling' | 'discrepancy' | 'glossary' | 'dba';
  readonly edition?: string;
  readonly url: string;
  readonly title: string;
  readonly cites: readonly string[];
  readonly digest: string;
}

/** The address of every page: `/`, `/404.html`, … */
export function addresses(): readonly string[] {
  return globSync('**/*.html', { cwd: ROOT })
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
}

/** Every citable thing, as programs read it. */
export function citables(): readonly Citable[] {
  return JSON.parse(readFileSync(`${ROOT}/api/clauses.json`, 'utf8')) as readonly Citable[];
}

/** The file of an address; the query and the anchor are not part of it. */
export function fileOf(address: string): string {
  const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
  return `${ROOT}${path}${path.endsWith('/') ? 'index.html' : ''}`;
}

/** Every element of a page, those in a `<noscript>` among them. */
export function tagsOf(address: string): readonly Tag[] {
  return [...elements(parse(readFileSync(fileOf(address), 'utf8'), { scriptingEnabled: false }))].map((element) => ({
    name: element.tagName,
    attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
    text: element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
  }));
}

/** One page of every kind, named by the kind. */
export function pageOfEveryKind(): ReadonlyMap<string, string> {
  const kinds: readonly (readonly [string, RegExp])[] = [
    ['home', /^\/$/],
    ['edition', /^\/\d[^/]*\/$/],
    ['section', /^\/\d[^/]*\/[^/]+\/$/],
    ['clause through all editions', /^\/clause\/[^/]+\/$/],
    ['changes', /^\/changes\/[^/]+\/$/],
    ['what will bite', /^\/changes\/[^/]+\/bites\/$/],
    ['clarifications', /^\/bhgs\/$/],
    ['clarification', /^\/bhgs\/[^/]+\/$/],
    ['erratum', /^\/lists\/[^/]+\/$/],
    ['guideline', /^\/fair-play\/[^/]+\/$/],
    ['discrepancies', /^\/discrepancies\/$/],
    ['discrepancy', /^\/discrepancies\/[^/]+\/$/],
    ['rulings', /^\/rulings\/$/],
    ['ruling', /^\/rulings\/[^/]+\/$/],
    ['glossary', /^\/glossary\/$/],
    ['term', /^\/glossary\/[^/]+\/$/],
    ['list errata', /^\/lists\/$/],
    ['editions', /^\/editions\/$/],
    ['play sheets', /^\/playsheet\/$/],
    ['play sheet', /^\/playsheet\/[^/]+\/$/],
    ['DBA', /^\/dba\/$/],
    ['DBA section', /^\/dba\/[^/]+\/$/],
    ['for programs', /^\/api\/$/],
    ['figures', /^\/figures\/$/],
    ['sources', /^\/sources\/$/],
    ['source', /^\/sources\/[^/]+\/$/],
    ['search', /^\/search\/$/],
    ['citation check', /^\/verify\/$/],
    ['event sheet', /^\/event\/$/],
    ['own rulebook', /^\/book\/$/],
    ['calculators', /^\/tools\/$/],
    ['calculator', /^\/tools\/[^/]+\/$/],
    ['not found', /^\/404\.html$/],
  ];
  const all = addresses();
  return new Map(
    kinds.map(([kind, pattern]) => {
      // The fullest page of its kind has the most that can go wrong; the largest of all would only take long.
      const [fullest] = all
        .filter((address) => pattern.test(address) && sizeOf(address) < LARGE)
        .sort((a, b) => sizeOf(b) - sizeOf(a));
      if (fullest === undefined) throw new Error(`The built site has no page of the kind "${kind}"`);
      return [kind, fullest];
    }),
  );
}

function sizeOf(address: string): number {
  return readFileSync(fileOf(address)).length;
}

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}
