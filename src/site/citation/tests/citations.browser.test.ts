import { readFileSync } from 'node:fs';
import type { Page, Request, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { digestText } from '../../../compiler/words/index.ts';
import { addressOfWording, readCitation, verifyCitation, type CitedTexts, type CitedWording } from '../line/index.ts';
import { axeFindings, COLOUR_RULES } from '../../../../tests/site/look/axe-findings.ts';
import { TOOLS } from '../../tools/index.ts';
import { addresses, citables, ROOT, tagsOf, type Tag } from '../../../../tests/site/built-site.ts';
import { readCode } from '../../../../tests/site/read-code.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { seen } from '../../../../tests/site/seen.ts';
import { visits } from '../../../../tests/site/visits.ts';

const PHONE = { width: 390, height: 844 };

const isOf =
  (kind: string) =>
  ({ attributes }: Tag): boolean =>
    attributes.get('class') === kind;

const copy = JSON.parse(readFileSync(`${ROOT}/verify/texts.json`, 'utf8')) as CitedTexts;
/** What every page says of citing, each read once: its lines, the first line after each anchor, and where Cite leads. */
const pages = new Map(
  addresses().map((page) => {
    const tags = tagsOf(page);
    const lines = new Map<string, string>();
    let anchors: string[] = [];
    for (const tag of tags) {
      const id = tag.attributes.get('id');
      if (id?.startsWith('cite:') === true) anchors.push(id);
      if (!isOf('citation-line')(tag)) continue;
      for (const anchor of anchors) lines.set(anchor, tag.text);
      anchors = [];
    }
    return [
      page,
      {
        texts: tags.filter(isOf('citation-line')).map(({ text }) => text),
        lines,
        cites: new Set(tags.filter(isOf('cite')).map(({ attributes }) => attributes.get('href'))),
      },
    ] as const;
  }),
);
const lines = [...pages]
  .filter(([page]) => !page.startsWith('/verify/'))
  .flatMap(([page, { texts }]) => texts.map((text) => ({ page, text })));

describe('on every page', () => {
  test('every citation line can be read, and is of the words of this copy', () => {
    const wrong = lines.flatMap(({ page, text }) => {
      const read = readCitation(text);
      if (!read.ok) return [`${page}: ${text}: ${read.problems.join(' ')}`];
      const verification = verifyCitation(read.citation, copy);
      return verification.kind === 'same' && verification.slips.length === 0
        ? []
        : [`${page}: ${text}: ${verification.kind}`];
    });
    expect(wrong).toEqual([]);
  });

  test('every clause of every edition, clarification, ruling and discrepancy is cited, with its digest', () => {
    const printed = new Set(
      lines.flatMap(({ text }) => {
        const read = readCitation(text);
        return read.ok ? [`${read.citation.id} ${read.citation.edition} ${read.citation.digest}`] : [];
      }),
    );
    const ofKind = { ruling: 'rulings.', discrepancy: 'discrepancies.' } as Readonly<Record<string, string>>;
    const missing = citables().filter(({ id, kind, edition, digest }) => {
      if (kind === 'glossary') return false;
      const name = `${ofKind[kind] ?? ''}${id}`;
      return edition === undefined
        ? ![...printed].some((each) => each.startsWith(`${name} `) && each.endsWith(` ${digest}`))
        : !printed.has(`${name} ${edition} ${digest}`);
    });
    expect(missing).toEqual([]);
  });

  test('under every clause of an edition stands a Cite that leads to its line for that edition', () => {
    const clauses = citables().filter(({ kind }) => kind === 'clause');
    const wrong = clauses.flatMap(({ id, edition = '', url }) => {
      const [page = ''] = url.split('#');
      const anchor = `cite:${edition}`;
      if (pages.get(page)?.cites.has(`/clause/${id}/#${anchor}`) !== true) return [`${url} has none`];
      const read = readCitation(pages.get(`/clause/${id}/`)?.lines.get(anchor) ?? '');
      const isRight = read.ok && read.citation.id === id && read.citation.edition === edition;
      return isRight ? [] : [`/clause/${id}/#${anchor} has not the line of ${edition}`];
    });
    expect(wrong).toEqual([]);
    expect(clauses.length).toBeGreaterThan(0);
  });

  test('every text that can be cited has a name of its own, and stands at its address', () => {
    const names = copy.texts.map(({ id }) => id);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const present = new Set(addresses());
    const cited = new Set(citables().map(({ url }) => url));
    const nowhere = copy.texts.flatMap(({ id, wordings }) =>
      wordings.flatMap((wording) =>
        wording.editions
          .map((edition) => addressOfWording(wording, edition))
          .filter((url) => !(url.includes('#') ? cited.has(url) : present.has(url)))
          .map((url) => `${id}: ${url}`),
      ),
    );
    expect(nowhere).toEqual([]);
  });
});

test('the line of every ruling tells what is answered', () => {
  const ofRulings = lines.filter(({ page }) => /^\/rulings\/./.test(page));
  expect(ofRulings.filter(({ text }) => !/" \(rulings\.\S+\)\. Answer: \S/.test(text))).toEqual([]);
  expect(ofRulings.length).toBeGreaterThan(0);
});

test('what a search engine or a messenger shows of a ruling says of which editions it is, and whose', () => {
  const told = addresses()
    .filter((page) => /^\/rulings\/./.test(page))
    .map((page) => tagsOf(page).find(({ attributes }) => attributes.get('name') === 'description'))
    .map((tag) => tag?.attributes.get('content') ?? '');
  expect(
    told.filter(
      (text) => !/ In (?:every edition|3\.\d.*?): (not settled by the sources|.*[.!?] Our reading)\. /.test(text),
    ),
  ).toEqual([]);
});

test('of alike links and buttons each has a name of its own, by what it is of', async () => {
  const section = citables().findLast(({ kind, id }) => kind === 'clause' && id === 'rear-support.spears')!.url;
  await open(section, async (page) => {
    for (const role of ['link', 'button'] as const) {
      const name = role === 'link' ? 'Cite' : 'Show';
      const named = page.getByRole(role, { name: new RegExp(`^${name}\\b`) });
      await expect.poll(() => named.first().getAttribute('aria-label')).toMatch(new RegExp(`^${name}: .`));
      const names = await named.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
      expect(names.filter((each, index) => names.indexOf(each) !== index)).toEqual([]);
      expect(names.length).toBeGreaterThan(5);
    }
    const folds = await page
      .locator('.bearing > details > summary')
      .evaluateAll((all) => all.map((each) => each.ariaLabel));
    expect(folds.filter((each, index) => folds.indexOf(each) !== index)).toEqual([]);
  });
  await open('/rulings/compulsory-waterway-in-3-4/', async (page) => {
    await expect.poll(() => page.locator('.cite > summary').getAttribute('aria-label')).toMatch(/^Cite: In 3\.4/);
    await expect.poll(() => page.locator('.cite + button').getAttribute('aria-label')).toMatch(/^Show: In 3\.4/);
  });
});

test('the outcome of a check is heard once: it has the focus, and nothing speaks besides', async () => {
  const [{ text } = { text: '' }] = lines.filter(({ text }) => text.includes('(rear-support.spears)'));
  await open(`/verify/#${encodeURIComponent(text)}`, async (page) => {
    await expect.poll(() => page.locator('#verdict h2').evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await page.locator('#verdict[aria-live], #verdict [role="status"]').count()).toBe(0);
    const bullets = page.locator('#verdict .marker', { hasText: '•' });
    expect(await bullets.count()).toBeGreaterThan(0);
    expect(await page.locator('#verdict .marker:not([aria-hidden="true"])', { hasText: '•' }).count()).toBe(0);
  });
});

test('a name that an edition gave up is given to nothing else later', () => {
  const chain = [...new Set(citables().flatMap(({ edition }) => edition ?? []))];
  const reused = copy.texts.filter(({ game, wordings }) => {
    const held = chain.map((edition) => wordings.some(({ editions }) => editions.includes(edition)));
    return game === 'DBM' && held.slice(held.indexOf(true), held.lastIndexOf(true)).includes(false);
  });
  expect(reused.map(({ id }) => id)).toEqual([]);
});

/** A clause whose words differ between two editions that hold them, and its wordings. */
const reworded = copy.texts.find(
  ({ game, wordings }) => game === 'DBM' && wordings.filter(({ held }) => held).length > 1 && wordings.at(-1)?.held,
)!;
const [older, newer] = reworded.wordings.filter(({ held }) => held).slice(-2) as [CitedWording, CitedWording];
const edition = newer.editions.at(-1)!;
const newest = citables().findLast(({ kind }) => kind === 'clause')!.edition!;
const place = addressOfWording(newer, edition);
const ruling = addresses().find((page) => /^\/rulings\/[^/]+\/$/.test(page))!;

function lineOf(id: string, from: string): string {
  return lines.find(({ text }) => text.includes(`(${id})`) && text.startsWith(`DBM ${from}, `))!.text;
}

const site = servedSite();

const open = visits(site, { viewport: PHONE });

/** Hear of everything that a page asks of any server. */
const listenTo =
  (hear: (request: Request) => void) =>
  (page: Page): Page =>
    page.on('request', hear);

const citeOf = (page: Page, id: string) => page.locator(`[id="${id}"] a.cite`);
const verdictOf = (page: Page) => page.locator('#verdict h2').innerText();
/** The steps of a calculator's answer, as they are listed beside the verdict. */
async function stepsOf(page: Page): Promise<readonly string[]> {
  await page.locator('#verdict li').first().waitFor();
  return page.locator('#verdict li > span:not(.marker)').allTextContents();
}
const check = (line: string) => `/verify/#${encodeURIComponent(line)}`;

describe('Cite', () => {
  test.each(['light', 'dark'] as const)(
    'its code, in %s colours, leads another phone to the clause',
    async (colorScheme) => {
      const read = await open(
        place,
        async (page) => {
          await citeOf(page, reworded.id).click();
          return readCode(page.locator('.qr-code'));
        },
        { colorScheme, deviceScaleFactor: 2 },
      );
      expect(read).toBe(site.origin + place);
      await open(read.replace(site.origin, ''), async (page) => {
        const clause = page.locator(`[id="${reworded.id}"]`);
        expect(await clause.locator('h2').first().textContent()).toBe(newer.title);
        await expect.poll(async () => (await clause.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
      });
    },
  );

  test('its line and its link are copied together, and can be checked', async () => {
    await open(
      place,
      async (page) => {
        await citeOf(page, reworded.id).click();
        await page.getByRole('button', { name: 'Copy the citation' }).click();
        await seen(page, 'Copied');
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(`${lineOf(reworded.id, edition)}\n${site.origin}${place}`);
        await page.getByRole('link', { name: 'Check it' }).click();
        await expect.poll(() => verdictOf(page)).toBe('The same words');
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
  });

  test('where nothing can be copied, the line is selected', async () => {
    await open(
      place,
      async (page) => {
        await citeOf(page, reworded.id).click();
        await page.getByRole('button', { name: 'Copy the citation' }).click();
        await seen(page, 'Selected: copy it from here');
        await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(lineOf(reworded.id, edition));
      },
      {},
      (page) => page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    );
  });

  test('it is shared where the device can share', async () => {
    const shared = await open(
      place,
      async (page) => {
        await citeOf(page, reworded.id).click();
        await page.getByRole('button', { name: 'Share' }).click();
        return page.evaluate(() => (window as unknown as { shared: unknown }).shared);
      },
      {},
      (page) =>
        page.addInitScript(() => {
          navigator.share = (told) => {
            (window as unknown as { shared: unknown }).shared = told;
            return Promise.resolve();
          };
        }),
    );
    expect(shared).toEqual({ title: newer.title, text: lineOf(reworded.id, edition), url: site.origin + place });
  });

  test('it works by keyboard, and gives the focus back', async () => {
    await open(place, async (page) => {
      await citeOf(page, reworded.id).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => citeOf(page, reworded.id).evaluate((link) => document.activeElement === link)).toBe(true);
    });
  });

  test('Back closes it, and from where it leads to shows the page', async () => {
    await open(place, async (page) => {
      await citeOf(page, reworded.id).click();
      await page.getByRole('dialog').waitFor();
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(page.url()).toBe(site.origin + place);
      await citeOf(page, reworded.id).click();
      await page.getByRole('link', { name: 'Check it' }).click();
      await page.waitForURL('**/verify/#*');
      await page.goBack();
      await page.waitForURL(site.origin + place);
      expect(await page.evaluate(() => (history.state as { over?: number } | null)?.over)).toBeUndefined();
    });
  });

  test('of a ruling it stands beside the answer, and so does what shows it', async () => {
    await open(ruling, async (page) => {
      const answer = (await page.locator('.verdict').boundingBox())!;
      for (const way of ['.answer-ways summary', '.answer-ways button']) {
        const { y, height } = (await page.locator(way).boundingBox())!;
        expect(y - answer.y - answer.height, way).toBeLessThan(44);
        expect(height, way).toBeGreaterThanOrEqual(44);
      }
    });
  });

  test.each([
    ['without JavaScript', { javaScriptEnabled: false }, undefined],
    ['where its sheet cannot be loaded', {}, (page: Page) => page.route('**/cite-text*', (route) => route.abort())],
  ] as const)('%s it leads to the line and the link', async (_, look, before) => {
    await open(
      place,
      async (page) => {
        await citeOf(page, reworded.id).click();
        await page.waitForURL(`**/clause/${reworded.id}/#cite:${edition}`);
        const there = page.locator(`[id="cite:${edition}"]`);
        await expect.poll(() => there.locator('p').innerText()).toBe(lineOf(reworded.id, edition));
        await expect.poll(() => there.locator('a').getAttribute('href')).toBe(place);
        const inView = async (): Promise<boolean> => {
          const { y } = (await there.boundingBox())!;
          return y >= 0 && y < PHONE.height;
        };
        await expect.poll(inView).toBe(true);
      },
      look,
      before,
    );
  });

  test('without JavaScript the line of a ruling stands in its fold', async () => {
    await open(
      ruling,
      async (page) => {
        const fold = page.locator('details.cite');
        expect(await fold.locator('p').isVisible()).toBe(false);
        await fold.locator('summary').click();
        await expect
          .poll(() => fold.locator('p').innerText())
          .toMatch(/^DBM .*, Rulings \((?:our reading|open)\), ".*content of/);
        await expect.poll(() => fold.locator('a').getAttribute('href')).toBe(ruling);
      },
      { javaScriptEnabled: false },
    );
  });

  test.each([
    ['/rulings/', /^\/rulings\/[^/]+\/$/],
    ['/discrepancies/', /^\/discrepancies\/[^/]+\/$/],
    ['/bhgs/', /^\/bhgs\/\d[^/]*\/$/],
    ['/fair-play/', /^\/fair-play\/\d[^/]*\/$/],
    ['/lists/', /^\/lists\/[^/]+\/$/],
    ['/clause/', /^\/clause\/[^/]+\/$/],
    ['/dba/', /^\/dba\/[^/]+\/$/],
  ])('a page below %s has it too', async (_, pattern) => {
    const page = addresses().find((each) => pattern.test(each))!;
    await open(page, async (tab) => {
      await tab.locator('.cite > summary, a.cite').first().click();
      await tab.locator('.qr-code').waitFor();
      const line = await tab.locator('dialog .citation-line').innerText();
      expect(lines.some(({ page: on, text }) => on === page && text === line)).toBe(true);
    });
  });

  test('what it takes is loaded only when it is asked for', async () => {
    const asked: string[] = [];
    await open(
      place,
      async (page) => {
        const before = asked.length;
        await citeOf(page, reworded.id).click();
        await page.locator('.qr-code').waitFor();
        expect(asked.length).toBeGreaterThan(before);
        expect(asked.slice(0, before).filter((url) => /cit(e|ation)|QrCode|jsx/i.test(url))).toEqual([]);
      },
      {},
      listenTo((request) => asked.push(request.url())),
    );
  });
});

describe('/verify/', () => {
  test('a line that is pasted is checked', async () => {
    await open('/verify/', async (page) => {
      await page.getByLabel('Citation line').fill(`Ann wrote:\n> ${lineOf(reworded.id, edition)}`);
      await page.getByRole('button', { name: 'Check' }).click();
      await expect.poll(() => verdictOf(page)).toBe('The same words');
      await page.reload();
      await expect.poll(() => verdictOf(page)).toBe('The same words');
    });
  });

  test('a line in the query is checked as well', async () => {
    const line = new URLSearchParams({ line: lineOf(reworded.id, edition) }).toString();
    expect(await open(`/verify/?${line}`, verdictOf)).toBe('The same words');
  });

  test('a text that was changed is caught, and its words of today are shown', async () => {
    const words = 'not what it was';
    const [title, shown] = await open(
      check(lineOf(reworded.id, edition)),
      async (page) => [await verdictOf(page), await page.locator('#verdict').innerText()] as const,
      {},
      (page) =>
        page.route('**/verify/texts.json', (route) => {
          const changed = copy.texts.map((text) =>
            text.id === reworded.id
              ? {
                  ...text,
                  wordings: text.wordings.map((wording) => ({
                    ...wording,
                    blocks: [...wording.blocks, { kind: 'paragraph', text: words }],
                  })),
                }
              : text,
          );
          const changes = [{ date: '2099-01-01', what: 'Mended.', ids: [reworded.id] }, ...copy.changes];
          return route.fulfill({ json: { date: '2099-01-01', changes, texts: changed } });
        }),
    );
    expect(title).toBe('Not the same words');
    expect(shown).toContain('the text was changed in between');
    expect(shown).toContain('1 January 2099: Mended.');
    expect(shown).toContain(words);
  });

  test('the words of another edition are told, and what this one has instead is marked', async () => {
    const from = older.editions.at(-1)!;
    const swapped = lineOf(reworded.id, from).replace(`DBM ${from}, `, `DBM ${edition}, `);
    await open(check(swapped), async (page) => {
      await expect.poll(() => verdictOf(page)).toBe(`Not the words of ${edition}`);
      await expect.poll(() => page.locator('#verdict :is(ins, del)').count()).toBeGreaterThan(0);
    });
  });

  test('a range of editions that was widened is not vouched for', async () => {
    const from = older.editions.at(-1)!;
    const widened = lineOf(reworded.id, edition).replace(/DBM [\d.-]+, /, `DBM ${from}-${edition}, `);
    expect(await open(check(widened), verdictOf)).toBe(`Not the words of ${from}`);
  });

  test('against words that we do not have nothing is compared', async () => {
    const stub = copy.texts.find(
      ({ game, wordings }) => game === 'DBM' && wordings.some(({ held }) => !held) && wordings.at(-1)?.held === true,
    )!;
    const [unheld, held] = [stub.wordings.find((each) => !each.held)!, stub.wordings.at(-1)!].map((each) =>
      each.editions.at(-1)!,
    );
    for (const [from, to] of [
      [held!, unheld!],
      [unheld!, held!],
    ] as const) {
      const swapped = lineOf(stub.id, from).replace(`DBM ${from}, `, `DBM ${to}, `);
      await open(check(swapped), async (page) => {
        await expect.poll(() => verdictOf(page)).toBe(`Cannot be told for ${to}`);
        await expect
          .poll(() => page.locator('#verdict').innerText())
          .toMatch(/of whose words we have none|Of those of DBM .* we have none/);
        expect(await page.locator('#verdict :is(ins, del)').count()).toBe(0);
      });
    }
  });

  test.each<[string, (line: string) => string, string]>([
    ['a digest cut short', (line) => line.replace(/Text (.{9})[^,]*/, 'Text $1'), 'This is no whole citation line'],
    ['a clause that is not there', (line) => line.replace(`(${reworded.id})`, '(no-such.clause)'), 'No such text here'],
    ['an edition that is not there', (line) => line.replace(/DBM [\d.]+/, 'DBM 9.9'), '9.9 does not have it'],
    ['another digest', (line) => line.replace(/Text \w+/, 'Text 0123456789ab'), 'Not the same words'],
  ])('%s is told', async (_, change, told) => {
    expect(await open(check(change(lineOf(reworded.id, edition))), verdictOf)).toBe(told);
  });

  test.each<[string, (route: Route) => Promise<void>, string]>([
    ['without the texts it asks for a connection', (route) => route.abort(), 'Check again once there is a connection'],
    ['so it does where a server has them no more', (route) => route.fulfill({ status: 404 }), 'Check again once'],
    // What is not there is asked for its parts: of that a browser throws what it throws where nothing comes.
    ['a mistake of the site is told as one', (route) => route.fulfill({ json: {} }), 'a mistake of the site'],
  ])('%s, and says that nothing was compared', async (_, answer, told) => {
    await open(
      check(lineOf(reworded.id, edition)),
      async (page) => {
        expect(await verdictOf(page)).toBe('Not compared');
        expect(await page.locator('#verdict').innerText()).toContain(told);
      },
      {},
      (page) => page.route('**/verify/texts.json', answer),
    );
  });

  /** A whole question of each calculator. */
  const ASKED: Readonly<Record<string, string>> = {
    combat: 'a=Reg+Bd+(O)&b=Irr+Wb+(O)',
    losses: 'of=army&at=40&lost=16',
    pips: 'who=4+Irr+Wb+(O)&do=march',
    points: 'army=~;c,1rKnOg,4rAxX',
    table: `t=${encodeURIComponent('A: enemy Reg Bd (O) at 200,200 facing N\nB: Irr Kn (F) at 100,240 facing E;by~B;to~front on A left flank')}`,
    terrain: 'what=WW',
  };

  test.each(TOOLS.map(({ name }) => name))(
    'what is cited of the calculator %s is checked on another page',
    async (name) => {
      const line = await open(`/tools/${name}/?ed=${newest}&${ASKED[name] ?? ''}`, async (page) => {
        await page.getByRole('button', { name: /^Cite/ }).first().click();
        const link = await page.locator('.citation-link').innerText();
        return `${await page.locator('dialog .citation-line').innerText()} ${link}`;
      });
      expect(line).toContain(`(tools.${name})`);
      await open(check(line), async (page) => {
        await expect.poll(() => verdictOf(page)).toBe('The same answer');
      });
    },
  );

  test('where this site fails to compare, it says that the fault is its own', async () => {
    const line = await open('/tools/combat/?a=Reg+Bd+(O)&b=Irr+Wb+(O)', async (page) => {
      await page.getByRole('button', { name: 'Cite' }).click();
      const link = await page.locator('.citation-link').innerText();
      return `${await page.locator('dialog .citation-line').innerText()} ${link}`;
    });
    const broken = (page: Page) =>
      page.route(/check-answer\.[^/]+\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Cannot go on")' }),
      );
    await open(
      check(line),
      async (page) => {
        await expect
          .poll(() => page.locator('#verdict').innerText())
          .toContain('This site failed to compare it: Cannot go on.');
      },
      {},
      broken,
    );
  });

  test('what a calculator answers is cited, and checked by asking it again', async () => {
    const asked = '/tools/combat/?a=Reg+Bd+(O)&a.die=4&b=Irr+Wb+(O)&b.die=2';
    const line = await open(asked, async (page) => {
      await page.getByRole('button', { name: 'Cite' }).click();
      const link = await page.locator('.citation-link').innerText();
      return `${await page.locator('dialog .citation-line').innerText()} ${link}`;
    });
    expect(line).toMatch(
      /Calculators \(computed from the rules in force\), "Combat: .*Reg Bd \(O\).*" \(tools\.combat\)\. Text [0-9a-f]{12}/,
    );
    // The question says which edition it asks, be it the newest today.
    expect(line).toContain(`/tools/combat/?ed=${newest}&`);
    expect(await open(check(line), verdictOf)).toBe('The same answer');
    expect(await open(check(line.replace('b.die=2', 'b.die=6')), verdictOf)).toBe(
      'Another answer, or another way to it',
    );
    await open(check(line.slice(0, line.indexOf('&b.die'))), async (page) => {
      expect(await verdictOf(page)).toBe('Another answer, or another way to it');
      await expect.poll(() => page.locator('#verdict').innerText()).toContain('if that was cut short');
    });
    // The same question by the same steps, as an older copy may have told it.
    const read = readCitation(line);
    const title = read.ok ? read.citation.title : '';
    const older = title.replace(': stands', ': holds').replace(/: (\d+): stands/, ': $1: holds');
    const steps = (await open(check(line), stepsOf)).map(
      (text) => ({ kind: 'item', depth: 0, marker: '•', text }) as const,
    );
    expect(older).not.toBe(title);
    const told = line.replace(title, older).replace(/Text \w+/, `Text ${digestText(older, steps)}`);
    expect(await open(check(told), verdictOf)).toBe('The same steps, in other words');
    expect(await open(check(line.replace(/ http\S+/, '')), verdictOf)).toBe('The link is missing');
    expect(await open(check(line.replace('/tools/combat/', '/tools/other/')), verdictOf)).toBe('The link does not fit');
    expect(await open(check(line.replace(/ http\S+/, ' https://[/tools/combat/')), verdictOf)).toBe(
      'The link does not fit',
    );
    // The digest proves the answer, not what somebody writes before it.
    const dressed = line.replace('Reg Bd (O)', 'Reg Bd (S)');
    await open(check(dressed), async (page) => {
      expect(await verdictOf(page)).toBe('The line was altered');
      await expect
        .poll(() => page.locator('#verdict').innerText())
        .toMatch(/cited .*Reg Bd \(S\).*, here .*Reg Bd \(O\)/);
    });
    const from = / Calculators \(.*?\), /;
    expect(await open(check(line.replace(from, ' Rule in force, ')), verdictOf)).toBe('The line was altered');
    // As lines once said it, and as a forum writes the link.
    expect(await open(check(line.replace(from, ' Calculators, ')), verdictOf)).toBe('The same answer');
    expect(await open(check(line.replaceAll('&', '&amp;')), verdictOf)).toBe('The same answer');
    // As messengers wrap it, and with what a sentence puts behind it.
    expect(await open(check(`${line.replace('b=Irr', '\nb=Irr')}.`), verdictOf)).toBe('The same answer');
    // A line may come from anyone: what is linked as the same answer is the calculator of this copy.
    const foreign = line.replace(/ http[^?]+/, ' https://evil.example/tools/combat/');
    await open(check(foreign), async (page) => {
      expect(await verdictOf(page)).toBe('The same answer');
      await expect.poll(() => page.locator('#verdict').innerText()).toContain('another site, evil.example;');
      const links = page.locator('#verdict a[href]');
      const there = await links.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
      expect(there).toEqual([new URL(/\/tools\S+/.exec(line)![0], site.origin).href]);
    });
  });

  test('an answer of an older edition is cited from its rules; lines that called them in force are of the same answer', async () => {
    const line = await open('/tools/combat/?ed=3.1&a=Reg+Bd+(O)&b=Irr+Wb+(O)', async (page) => {
      await page.getByRole('button', { name: 'Cite' }).click();
      const link = await page.locator('.citation-link').innerText();
      return `${await page.locator('dialog .citation-line').innerText()} ${link}`;
    });
    expect(line).toContain('DBM 3.1, Calculators (computed from the rules of 3.1), ');
    const once = line.replace('the rules of 3.1', 'the rules in force');
    const bare = line.replace(' (computed from the rules of 3.1)', '');
    for (const each of [line, once, bare]) expect(await open(check(each), verdictOf)).toBe('The same answer');
    const dressed = line.replace('the rules of 3.1', 'the rules of 3.4');
    expect(await open(check(dressed), verdictOf)).toBe('The line was altered');
  });

  test('half of a letter, as a careless copy leaves it, is no reason not to check', async () => {
    await open('/verify/', async (page) => {
      await page.locator('#citation-line').evaluate(
        (field: HTMLTextAreaElement, line) => {
          field.value = `${line} ${String.fromCharCode(0xd83d)}`;
        },
        lineOf(reworded.id, edition),
      );
      await page.getByRole('button', { name: 'Check' }).click();
      expect(await verdictOf(page)).toBe('The same words');
      expect(decodeURIComponent(new URL(page.url()).hash)).toContain(`(${reworded.id})`);
    });
  });

  test('nothing that is pasted is sent', async () => {
    const sent: string[] = [];
    await open(
      check(lineOf(reworded.id, edition)),
      verdictOf,
      {},
      listenTo((request) => sent.push(`${request.url()} ${request.postData() ?? ''}`)),
    );
    expect(sent.filter((request) => !request.startsWith(site.origin) || request.includes('Text%20'))).toEqual([]);
  });
});

describe('light or dark, axe finds nothing', () => {
  const scan = async (page: Page): Promise<void> => {
    expect(await axeFindings(page)).toEqual([]);
    // Only the colours are others in the dark.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFindings(page, COLOUR_RULES)).toEqual([]);
  };

  test('on the sheet of a citation', async () => {
    await open(place, async (page) => {
      await citeOf(page, reworded.id).click();
      await page.locator('.qr-code').waitFor();
      await scan(page);
    });
  });

  test.each<[string, (line: string) => string]>([
    ['the same words', (line) => line],
    ['other words', (line) => line.replace(/Text \w+/, 'Text 0123456789ab')],
    ['the words of another edition', (line) => line.replace(/DBM [\d.]+/, `DBM ${older.editions.at(-1)!}`)],
    ['no whole line', () => 'Spears!'],
  ])('on the verdict on %s', async (_, change) => {
    await open(check(change(lineOf(reworded.id, edition))), async (page) => {
      await verdictOf(page);
      await scan(page);
    });
  });
});

test.each([
  ['a narrow phone', { viewport: { width: 320, height: 640 } }, 100],
  ['a phone with letters twice as large', { viewport: PHONE }, 200],
] as const)('on %s nothing of it is wider than the screen', async (_, look, percent) => {
  const widths = await open(
    place,
    async (page) => {
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${1.0625 * size}%`), percent);
      await citeOf(page, reworded.id).click();
      await page.locator('.qr-code').waitFor();
      return page.evaluate(() =>
        [document.documentElement, document.querySelector('dialog')!].map((each) => each.scrollWidth),
      );
    },
    look,
  );
  expect(Math.max(...widths)).toBeLessThanOrEqual(look.viewport.width);
});
