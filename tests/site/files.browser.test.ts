import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { filesOf, importsOf } from '../../scripts/bench/page-files.ts';
import { weighSearch } from '../../scripts/bench/weigh-search.ts';
import { addresses, citables, fileOf, ROOT, tagsOf } from './built-site.ts';

const PAGE_BUDGET = 30_000;
/** The list of all rulings is no page of rules: it has what every edition answers, which who plays another needs at once. */
const PAGE_BUDGETS: Readonly<Record<string, number>> = { '/rulings/': 32_000 };
const SCRIPT_BUDGET = 6_000;
/** Search and what keeps the site are what their own pages are for; any other page loads them when they are asked for. */
const SCRIPT_BUDGETS: Readonly<Record<string, number>> = { '/search/': 20_000, '/offline/': 8_000 };
const CALCULATOR_BUDGET = 90_000;
/**
 * The table draws, and asks many queries. Counted is what its page names, with what that imports, and one edition. What it
 * fetches besides, as it opens, is in its own tests: there all that a browser took is weighed, and its code without the rules.
 */
const TABLE_BUDGET = 105_000;
/** The code of one edition, which a calculator loads when it is asked for. */
const EDITION_BUDGET = 40_000;
/** The index with what reads it, two thirds of which a first query waits for. */
const SEARCH_BUDGET = 650_000;

/** All that a device keeps to do without a signal, as it is downloaded. */
const KEPT_BUDGET = 2_200_000;

const pages = addresses();
const tags = new Map(pages.map((page) => [page, tagsOf(page)]));
const ids = new Map(
  [...tags].map(([page, all]) => [page, all.flatMap(({ attributes }) => attributes.get('id') ?? [])]),
);

function weightOf(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

/** What a page loads: its icon, its styles, and its scripts with what they import. */
function filesOfPage(page: string): readonly string[] {
  const { styles, scripts } = filesOf(ROOT, readFileSync(fileOf(page), 'utf8'));
  const icons = (tags.get(page) ?? [])
    .filter(({ attributes }) => attributes.get('rel') === 'icon')
    .map(({ attributes }) => `${ROOT}${attributes.get('href') ?? ''}`);
  return [...icons, ...styles, ...scripts];
}

/** Scripts, with all that they may load, at once or later. */
function reachedBy(scripts: readonly string[]): ReadonlySet<string> {
  const reached = new Set(importsOf(...scripts));
  for (const script of reached)
    for (const [, source = ''] of readFileSync(script, 'utf8').matchAll(/\bimport\(\s*["'`](\.[^"'`]+)["'`]/gu))
      for (const each of importsOf(join(dirname(script), source))) reached.add(each);
  return reached;
}

test('no style is written in a way that a browser of 2022 cannot read: rules within rules, sizes of screens by their signs', () => {
  const sheets = globSync(`${ROOT}/_astro/*.css`);
  expect(sheets.length).toBeGreaterThan(20);
  for (const sheet of sheets) {
    const css = readFileSync(sheet, 'utf8');
    expect([sheet, /[{};]\s*&/u.test(css), /@media[^{]*[<>]/u.test(css)]).toEqual([sheet, false, false]);
  }
});

test('whatever a page loads later, it is never the script of another: that would run, and find nothing of its page', () => {
  const ownOf = new Map(
    pages.map((page) => [
      page,
      (tags.get(page) ?? [])
        .filter(({ name, attributes }) => name === 'script' && attributes.has('src'))
        .map(({ attributes }) => join(ROOT, attributes.get('src') ?? '')),
    ]),
  );
  const ofPages = new Set([...ownOf.values()].flat());
  const kinds = Map.groupBy(pages, (page) => (ownOf.get(page) ?? []).join(' '));
  const strange = [...kinds.values()].flatMap(([page = '']) => {
    const own = filesOf(ROOT, readFileSync(fileOf(page), 'utf8')).scripts;
    return [...reachedBy(own)]
      .filter((script) => ofPages.has(script) && !own.includes(script))
      .map((script) => `${page}: ${script}`);
  });
  expect(strange).toEqual([]);
  expect(kinds.size).toBeGreaterThan(10);
});

test('every link leads to a page of the site, and every anchor to an element of it', () => {
  const dead = pages.flatMap((page) =>
    (tags.get(page) ?? []).flatMap(({ name, attributes }) => {
      const href = name === 'a' ? attributes.get('href') : undefined;
      if (href === undefined || /^[a-z]+:/.test(href)) return [];
      const { pathname, hash } = new URL(href, `http://site${page}`);
      const anchor = decodeURIComponent(hash.slice(1));
      const there = ids.get(pathname);
      const alive = there ? anchor === '' || there.includes(anchor) : existsSync(fileOf(pathname));
      return alive && (there !== undefined || anchor === '') ? [] : [`${page} links to ${href}`];
    }),
  );
  expect(dead).toEqual([]);
});

test('a disagreement of the sources that is cited has words for it, and not its id', () => {
  const cited = pages.flatMap((page) =>
    (readFileSync(fileOf(page), 'utf8').match(/<ul class="citations.*?<\/ul>/gs) ?? []).flatMap((list) =>
      [...list.matchAll(/\/discrepancies\/([^/"]+)\/"[^>]*>([^<]*)</g)].map(([, name = '', text = '']) => ({
        page,
        name,
        text,
      })),
    ),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ name, text }) => text.toLowerCase().replaceAll(' ', '-') === name)).toEqual([]);
});

test('an id stands once on a page', () => {
  const twice = [...ids].flatMap(([page, all]) =>
    all.filter((id, index) => all.indexOf(id) !== index).map((id) => `${page} has ${id} twice`),
  );
  expect(twice).toEqual([]);
});

test('every citable thing has its element, at its address', () => {
  const missing = citables().filter(({ id, url }) => {
    const [page = '', anchor = ''] = url.split('#');
    return anchor !== id || ids.get(page)?.includes(id) !== true;
  });
  expect(missing).toEqual([]);
  expect(citables().length).toBeGreaterThan(0);
});

test('everything that can be cited is there for programs, by its kind', () => {
  expect(new Set(citables().map(({ kind }) => kind))).toEqual(
    new Set(['clause', 'clarification', 'guideline', 'erratum', 'ruling', 'discrepancy', 'glossary', 'dba']),
  );
});

test('a page of DBA says so, and only home and the foot of a page lead to DBA', () => {
  const ofDba = pages.filter((page) => page.startsWith('/dba/'));
  const unmarked = ofDba.filter(
    (page) => !(tags.get(page) ?? []).some(({ attributes }) => attributes.get('class') === 'other-game'),
  );
  expect(unmarked).toEqual([]);
  const strip = ofDba.filter((page) =>
    (tags.get(page) ?? []).some(({ attributes }) => /edition-(strip|picker)/.test(attributes.get('class') ?? '')),
  );
  expect(strip).toEqual([]);
  // Its sources, where they disagree, and the search are of both games.
  const others = pages.filter((page) => !/^\/($|dba\/|search\/|sources\/|discrepancies\/)/.test(page));
  const leading = others.flatMap((page) => {
    const found = (tags.get(page) ?? []).filter(({ attributes }) => attributes.get('href')?.startsWith('/dba/'));
    return found.length > 1 ? [page] : [];
  });
  expect(leading).toEqual([]);
});

test('every citable thing has a page of its own through all editions, or of its own', () => {
  const missing = citables().filter(
    ({ id, kind, url }) => kind === 'clause' && !existsSync(fileOf(`/clause/${id}/`)) && !existsSync(fileOf(url)),
  );
  expect(missing).toEqual([]);
});

test('no page holds a style or a script of its own, as a strict Content-Security-Policy forbids both', () => {
  const inline = pages.flatMap((page) =>
    (tags.get(page) ?? [])
      .filter(
        ({ name, attributes }) =>
          name === 'style' ||
          (name === 'script' && !attributes.has('src')) ||
          [...attributes.keys()].some((attribute) => /^(style$|on)/.test(attribute)),
      )
      .map(({ name, attributes }) => `${page}: <${name} ${[...attributes.keys()].join(' ')}>`),
  );
  expect(inline).toEqual([]);
});

test('every page holds the security policy of its headers, so that it counts where a host sends none', () => {
  const policy = /Content-Security-Policy: (.+)/u.exec(readFileSync(`${ROOT}/_headers`, 'utf8'))?.[1] ?? '';
  expect(policy).toContain("; frame-ancestors 'none'");
  const inPage = policy.replace("; frame-ancestors 'none'", '');
  const without = pages.filter((page) => {
    const [first, second] = (tags.get(page) ?? []).filter(({ name }) => name === 'meta');
    return !first?.attributes.has('charset') || second?.attributes.get('content') !== inPage;
  });
  expect(without).toEqual([]);
});

test('what is tested is what ships: no file tells where it was built, nor is it built for who develops it', () => {
  const files = globSync('**/*', { cwd: ROOT, withFileTypes: true }).filter((entry) => entry.isFile());
  const checkout = fileURLToPath(new URL('../..', import.meta.url))
    .replaceAll('\\', '/')
    .replace(/\/$/u, '');
  const telling = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const text = readFileSync(file, 'latin1');
      return text.includes(checkout) || (file.endsWith('.js') && /jsxDEV|fileName:/u.test(text));
    });
  expect(telling).toEqual([]);
  expect(files.length).toBeGreaterThan(pages.length);
});

test('every page has a title, a description, a language and an edition', () => {
  const bare = pages.filter((page) => {
    const all = tags.get(page) ?? [];
    const html = all.find(({ name }) => name === 'html')?.attributes;
    const title = all.find(({ name }) => name === 'title')?.text;
    const description = all
      .find(({ attributes }) => attributes.get('name') === 'description')
      ?.attributes.get('content');
    return !title || !description || !html?.get('lang') || !html.get('data-edition');
  });
  expect(bare).toEqual([]);
});

test('no word is run together with the edition after it', () => {
  const glued = pages.flatMap((page) =>
    (
      readFileSync(fileOf(page), 'utf8')
        .replace(/<(script|style|pre)\b.*?<\/\1>/gs, '')
        .match(/>[^<]*[a-z]{2}\d\.\d\b/g) ?? []
    ).map((text) => `${page}: ${text.slice(-40)}`),
  );
  expect(glued).toEqual([]);
});

describe('a page is light', () => {
  const calculators = pages.filter((page) => /^\/tools\/./.test(page));
  const rulePages = pages.filter((page) => page !== '/search/' && !/^\/(sources|changes|tools)\//.test(page));

  test(`a rule page with all it loads weighs at most ${PAGE_BUDGET} bytes`, () => {
    const heavy = rulePages
      .map((page) => ({
        page,
        weight: [fileOf(page), ...filesOfPage(page)].reduce((sum, file) => sum + weightOf(file), 0),
      }))
      .filter(({ page, weight }) => weight > (PAGE_BUDGETS[page] ?? PAGE_BUDGET));
    expect(heavy).toEqual([]);
  });

  test(`a calculator with all it loads weighs at most ${CALCULATOR_BUDGET} bytes, an edition of it ${EDITION_BUDGET}`, () => {
    const weights = calculators.flatMap((page) => {
      const { styles, scripts } = filesOf(ROOT, readFileSync(fileOf(page), 'utf8'));
      const shared = [fileOf(page), ...styles, ...scripts].reduce((sum, file) => sum + weightOf(file), 0);
      const modules = scripts.flatMap((script) =>
        [...readFileSync(script, 'utf8').matchAll(/import\(["'`]\.\/((calculator|whole)\.[^"'`]+)/gu)].flatMap(
          ([, name = '', extent]) =>
            extent === (page === '/tools/table/' ? 'whole' : 'calculator') ? [`${ROOT}/_astro/${name}`] : [],
        ),
      );
      return modules.map((module) => {
        const files = importsOf(module).filter((file) => !scripts.includes(file));
        const edition = files.reduce((sum, file) => sum + weightOf(file), 0);
        return { page, edition, all: shared + edition };
      });
    });
    expect(
      weights.filter(
        ({ page, edition, all }) =>
          edition > EDITION_BUDGET || all > (page === '/tools/table/' ? TABLE_BUDGET : CALCULATOR_BUDGET),
      ),
    ).toEqual([]);
    expect(weights.length).toBeGreaterThan(calculators.length);
  });

  test(`what a search loads weighs at most ${SEARCH_BUDGET} bytes`, () => {
    expect(weighSearch(ROOT)).toBeLessThan(SEARCH_BUDGET);
  });

  test(`what a device keeps of it weighs at most ${KEPT_BUDGET} bytes`, () => {
    const { packed } = JSON.parse(readFileSync(join(ROOT, 'offline/release.json'), 'utf8')) as { packed: number };
    expect(packed).toBeGreaterThan(1_000_000);
    expect(packed).toBeLessThanOrEqual(KEPT_BUDGET);
  });

  test(`the scripts of other pages weigh at most ${SCRIPT_BUDGET} bytes, or as much as such a page may`, () => {
    const heavy = pages
      .filter((page) => !calculators.includes(page))
      .map((page) => ({
        page,
        weight: filesOfPage(page)
          .filter((file) => file.endsWith('.js'))
          .reduce((sum, file) => sum + weightOf(file), 0),
      }))
      .filter(({ page, weight }) => weight > (SCRIPT_BUDGETS[page] ?? SCRIPT_BUDGET));
    expect(heavy).toEqual([]);
  });
});
