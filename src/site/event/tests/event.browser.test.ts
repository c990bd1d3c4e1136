import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOfText } from '../sheet/event-texts.ts';
import { writeEvent, type EventSheet } from '../link/index.ts';
import { axeFindings, COLOUR_RULES } from '../../../../tests/site/look/axe-findings.ts';
import { addresses, citables, pageOfEveryKind, tagsOf } from '../../../../tests/site/built-site.ts';
import { readCode } from '../../../../tests/site/read-code.ts';
import { servedSite } from '../../../../tests/site/served-site.ts';
import { letShare, sharedBy } from '../../../../tests/site/shared.ts';
import { gone, seen } from '../../../../tests/site/seen.ts';
import { QUIET, visits } from '../../../../tests/site/visits.ts';

const PHONE = { width: 390, height: 844 };

const clauses = citables().filter(({ kind }) => kind === 'clause');
const editions = [...new Set(clauses.map(({ edition }) => edition!))];
const newest = editions.at(-1)!;
const played = editions.at(-2)!;
/** A clause that every edition has. */
const about = clauses.find(({ id }) => clauses.filter((each) => each.id === id).length === editions.length)!.id;
/** A clarification that stands under a clause of that edition, and the page that it stands on. */
const { quoting, path, clarification } = quoted();

const sheet: EventSheet = {
  name: 'Autumn Open',
  edition: played,
  bhgs: true,
  fairPlay: true,
  errata: true,
  lists: 'Books 1 to 4, 2nd edition',
  points: 400,
  until: '2099-11-22',
  content: '2026-11-20',
  rulings: [
    { about, text: 'At this event it is <b>otherwise</b>.' },
    { about: clarification, text: 'Not at this event.' },
  ],
};

function quoted(): { readonly quoting: string; readonly path: string; readonly clarification: string } {
  for (const page of addresses().filter((each) => each.startsWith(`/${played}/`))) {
    const tags = tagsOf(page);
    const link = tags.find(
      ({ name, attributes }, index) =>
        name === 'a' && tags[index - 1]?.name === 'h3' && attributes.get('href')?.startsWith('/bhgs/') === true,
    );
    const href = link?.attributes.get('href');
    const found = citables().find(({ kind, url }) => kind === 'clarification' && url.split('#')[0] === href);
    if (href !== undefined && found !== undefined) return { quoting: page, path: href, clarification: found.id };
  }
  throw new Error(`No clarification stands under a clause of ${played}`);
}

const site = servedSite();

const visit = visits(site, { viewport: PHONE });

/** Use a device that has never been on the site. */
const device = <Result>(
  use: (page: Page, context: BrowserContext) => Promise<Result>,
  look?: BrowserContextOptions,
  before?: (page: Page) => unknown,
): Promise<Result> => visit(QUIET, use, look, before);

/** For what is left on a device for longer than a visit: a worker, and what it has kept. */
const itsOwn = (): void => undefined;

/** Open a page, and wait until the event is named on it. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(site.origin + address);
  await bar(page).waitFor();
}

async function openSheet(page: Page, told: EventSheet = sheet): Promise<void> {
  // A page that is there already would only be told of another anchor.
  await page.goto('about:blank');
  await page.goto(`${site.origin}/event/#${await writeEvent(told)}`);
  await page.locator('.event-sheet .verdict').waitFor();
}

/** Open a sheet by its link, and say that one plays by it. */
async function openAndPlay(page: Page): Promise<void> {
  await openSheet(page);
  await page.getByRole('button', { name: 'Play by this sheet' }).click();
  await seen(page, 'You play by this sheet');
}

/** Let a device play by a sheet, as if it had opened it before. */
async function playBy(page: Page, told: EventSheet = sheet): Promise<void> {
  const pinned = JSON.stringify({ sheet: told, since: Date.now() });
  await page.evaluate((kept) => localStorage.setItem('legal-contact / event', kept), pinned);
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Event' });
const standing = (page: Page) => page.locator('.event-sheet .verdict .answer').innerText();

describe('what the umpire makes', () => {
  test('becomes a code that another phone opens, and plays by once that is said', async () => {
    const link = await device(
      async (page) => {
        await page.goto(`${site.origin}/event/`);
        await page.getByLabel('Name of the event').fill('Autumn Open');
        await page.getByLabel('Edition', { exact: true }).selectOption(played);
        await page.getByLabel('Guidelines for fair play').uncheck();
        await page.getByLabel('Points, in AP').fill('350');
        await page.getByRole('button', { name: 'Add a local ruling' }).click();
        await page.getByLabel(/^About/).fill(`${site.origin}/${played}/x/#${about}`);
        await page.getByLabel('What is ruled').fill('At this event it is otherwise.');
        await page.getByRole('button', { name: 'Make the sheet' }).click();
        const code = await readCode(page.locator('.qr-code'));
        await expect.poll(() => page.url()).toBe(code);
        // Who makes a sheet does not play by it until he says so.
        expect(await standing(page)).toBe('The sheet is made');
        expect(await bar(page).count()).toBe(0);
        return code;
      },
      { deviceScaleFactor: 2 },
    );
    await device(async (page) => {
      await page.goto(link);
      await expect.poll(() => standing(page)).toBe('Play by this sheet?');
      await seen(
        page,
        /It comes from the link that you opened, not from this site\. Nothing has changed on this device/,
      );
      expect(await bar(page).count()).toBe(0);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.getByRole('button', { name: 'Play by this sheet' }).click();
      await bar(page).waitFor();
      await expect.poll(() => standing(page)).toBe('You play by this sheet');
      const facts = await page.locator('.event-facts').innerText();
      expect(facts).toMatch(new RegExp(`DBM ${played}`));
      expect(facts).toMatch(/Not in force\s+guidelines for fair play/);
      expect(facts).toMatch(/350 AP/);
      await goTo(page, addressOfText(about, played));
      await expect
        .poll(() => page.locator(`[id="${about}"] .local-ruling`).innerText())
        .toContain('At this event it is otherwise.');
    });
  });

  test('by keys alone: what was asked for has the focus, and says what came of it', async () => {
    const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
    await device(async (page) => {
      await page.goto(`${site.origin}/event/`);
      await page.getByLabel('Name of the event').fill('Autumn Open');
      await page.getByRole('button', { name: 'Add a local ruling' }).press('Enter');
      await expect
        .poll(() => page.getByLabel(/^About/).evaluate((field) => field === document.activeElement))
        .toBe(true);
      await page.getByRole('button', { name: 'Remove it' }).click();
      await page.getByRole('button', { name: 'Make the sheet' }).press('Enter');
      await expect.poll(() => focused(page)).toBe('Autumn Open');
      expect(await page.title()).toMatch(/^Autumn Open · Event sheet/);
      await page.getByRole('button', { name: 'Play by this sheet' }).press('Enter');
      await expect.poll(() => focused(page)).toBe('You play by this sheet');
      await page.getByRole('button', { name: 'Leave the event' }).press('Enter');
      await expect.poll(() => focused(page)).toMatch(/\?$|made$/);
    });
  });

  test('is sent with what it is and what is played by it', async () => {
    await device(
      async (page) => {
        await openSheet(page, { ...sheet, bhgs: false });
        await page.getByRole('button', { name: 'Share' }).click();
        const shared = await sharedBy(page);
        expect(shared?.text).toBe(
          `Autumn Open, event sheet of the umpire: DBM ${played}. In force: guidelines for fair play, army list errata. ` +
            'Not in force: BHGS clarifications. Army lists: Books 1 to 4, 2nd edition. 400 AP. Until 22 November 2099. Local rulings: 2.',
        );
      },
      {},
      letShare,
    );
  });

  test('is told what is to be put right, where it stands', async () => {
    await device(async (page) => {
      await page.goto(`${site.origin}/event/`);
      await page.getByRole('button', { name: 'Add a local ruling' }).click();
      await page.getByLabel(/^About/).fill('no-such.clause');
      await page.getByRole('button', { name: 'Make the sheet' }).click();
      await expect
        .poll(() => page.locator('.problem').allInnerTexts())
        .toEqual([
          expect.stringMatching(/Give the event a name/),
          expect.stringMatching(/Nothing goes by the name "no-such.clause"/),
          expect.stringMatching(/Write what is ruled/),
          expect.stringMatching(/3 things are still to be put right/),
        ]);
      await expect
        .poll(() => page.getByLabel('Name of the event').evaluate((field) => field === document.activeElement))
        .toBe(true);
    });
  });

  test('keeps what is typed for the points, and takes it as people write it', async () => {
    await device(async (page) => {
      await page.goto(`${site.origin}/event/`);
      await page.getByLabel('Name of the event').fill('Autumn Open');
      const points = page.getByLabel('Points, in AP');
      await points.fill('1e3');
      await page.getByRole('button', { name: 'Make the sheet' }).click();
      await expect
        .poll(() => page.locator('.problem').allInnerTexts())
        .toContainEqual(expect.stringMatching(/whole number/));
      expect(await points.inputValue()).toBe('1e3');
      await points.fill('400 AP');
      await page.getByRole('button', { name: 'Make the sheet' }).click();
      await expect.poll(() => page.locator('.event-facts').innerText()).toMatch(/400 AP/);
    });
  });

  test('is still there when the page is opened again, half made', async () => {
    await device(async (page) => {
      await page.goto(`${site.origin}/event/`);
      await page.getByLabel('Name of the event').fill('Autumn Open');
      await page.reload();
      await expect.poll(() => page.getByLabel('Name of the event').inputValue()).toBe('Autumn Open');
    });
  });

  test('what a ruling is about is found by the search of the site', async () => {
    await device(async (page) => {
      await page.goto(`${site.origin}/event/`);
      await page.getByRole('button', { name: 'Add a local ruling' }).click();
      const field = page.getByLabel(/^About/);
      await field.fill('second rank spears');
      await page.getByRole('button', { name: 'Rear support: Second rank: spears' }).click();
      expect(await field.inputValue()).toBe('rear-support.spears');
      await seen(page, 'Rear support: Second rank: spears');
      await expect
        .poll(() => page.getByLabel('What is ruled').evaluate((words) => words === document.activeElement))
        .toBe(true);
      await field.fill('zzzzqx');
      await seen(page, 'Nothing found that a ruling can be about.');
      // What an edition lacks is not offered, also where the edition is chosen after.
      await field.fill('pressing forward');
      await page
        .getByRole('button', { name: /^Pressing forward: / })
        .first()
        .waitFor();
      await page.getByLabel('Edition').selectOption(editions[0]!);
      await expect.poll(() => page.getByRole('button', { name: /^Pressing forward: / }).count()).toBe(0);
    });
  });

  test('what a ruling is about is found by its title, if the search cannot be read', async () => {
    await device(async (page) => {
      await page.route('**/pagefind/**', (route) => route.abort());
      await page.goto(`${site.origin}/event/`);
      await page.getByRole('button', { name: 'Add a local ruling' }).click();
      await page.getByLabel(/^About/).fill('second rank spears');
      await seen(page, 'The search could not be read, so titles alone are looked through.');
      await page.getByRole('button', { name: 'Rear support: Second rank: spears' }).click();
    });
  });

  test.each([
    [
      'a clause',
      addressOfText('rear-support.spears', newest),
      '.cite[href*="rear-support.spears"]',
      'rear-support.spears',
    ],
    ['a clarification', '/bhgs/17.6/', '.cite', 'bhgs.17.6'],
    ['a guideline', '/fair-play/1.1/', '.cite', 'fair-play.1.1'],
  ])('is begun from the citation of %s', async (_, from, cite, id) => {
    await device(async (page) => {
      await page.goto(site.origin + from);
      await page.locator(cite).first().click();
      await page.getByRole('link', { name: 'Add a local ruling' }).click();
      await page.getByLabel('What is ruled').fill('Otherwise here.');
      expect(await page.getByLabel(/^About/).inputValue()).toBe(id);
      await page.getByLabel('Name of the event').fill('Autumn Open');
      await page.getByRole('button', { name: 'Make the sheet' }).click();
      await expect.poll(() => page.locator('.event-rulings').innerText()).toContain('Otherwise here.');
    });
  });

  test('stands beside “Cite” while an event is played, or its sheet is being made, and at no other time', async () => {
    const offered = (page: Page) => page.locator('main').getByRole('link', { name: /^Add a local ruling/ });
    const places = [
      [addressOfText('rear-support.spears', newest), 'rear-support.spears'],
      ['/bhgs/17.6/', 'bhgs.17.6'],
      ['/clause/rear-support.spears/', 'rear-support.spears'],
    ] as const;
    await device(async (page) => {
      await page.goto(site.origin + places[0][0]);
      await page.locator('.cite').first().waitFor();
      expect(await offered(page).count()).toBe(0);
      await page.goto(`${site.origin}/event/`);
      await page.getByLabel('Name of the event').fill('Club night');
      await page.goto(site.origin + places[0][0]);
      await offered(page).first().waitFor();
      await playBy(page);
      // A page that is there already would only be told of the same anchor.
      await page.goto('about:blank');
      for (const [address, id] of places) {
        await goTo(page, address);
        const link = page.locator(`main a.rule-on[href$="?about=${id}"]`).first();
        await link.waitFor();
        const before = await link.evaluate((each) => each.previousElementSibling?.textContent);
        expect(before).toBe('Show');
        const { width, height } = (await link.boundingBox())!;
        expect(height).toBeGreaterThanOrEqual(44);
        // What is tapped beside its words is paper.
        const words = await link.evaluate((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return range.getBoundingClientRect().width;
        });
        expect(width).toBeLessThan(words + 2);
      }
      await page.goto(`${site.origin}/dba/combat-outcome/`);
      await bar(page).waitFor();
      expect(await offered(page).count()).toBe(0);
      await page.goto(site.origin + places[1][0]);
      await offered(page).click();
      await expect
        .poll(() =>
          page
            .getByLabel(/^About/)
            .last()
            .inputValue(),
        )
        .toBe('bhgs.17.6');
    });
  });

  test('is begun from a worked ruling, on the clause that this rests on most', async () => {
    await device(async (page) => {
      await page.goto(`${site.origin}/rulings/knights-ride-through-inferior-hordes/`);
      const [chief] = ((await page.locator('main [data-about]').first().getAttribute('data-about')) ?? '').split(' ');
      await page.locator('.cite').first().click();
      await page.getByRole('link', { name: 'Add a local ruling' }).click();
      await expect.poll(() => page.getByLabel(/^About/).inputValue()).toBe(chief);
    });
  });

  test('one more ruling leaves those of the sheet that is being made, or is played, as they are', async () => {
    await device(async (page) => {
      await playBy(page);
      await page.goto(`${site.origin}/event/?about=rear-support.spears`);
      await page.getByLabel('What is ruled').last().fill('Three at most.');
      expect(await page.getByLabel('Name of the event').inputValue()).toBe('Autumn Open');
      expect(await page.getByLabel(/^About/).count()).toBe(sheet.rulings.length + 1);
      await page.goto(`${site.origin}/event/?about=rear-support.spears`);
      await expect.poll(() => page.getByLabel('What is ruled').last().inputValue()).toBe('Three at most.');
      expect(await page.getByLabel(/^About/).count()).toBe(sheet.rulings.length + 1);
    });
  });

  test('a ruling goes onto the sheet that is played, not onto one that was made before', async () => {
    await device(async (page) => {
      await page.goto(`${site.origin}/event/`);
      await page.getByLabel('Name of the event').fill('Club night');
      await page.getByRole('button', { name: 'Make the sheet' }).click();
      await expect.poll(() => standing(page)).toBe('The sheet is made');
      await playBy(page);
      await page.goto(`${site.origin}/event/?about=rear-support.spears`);
      await expect.poll(() => page.getByLabel('Name of the event').inputValue()).toBe('Autumn Open');
    });
  });

  test('a link that is typed letter by letter leaves the form as it is', async () => {
    await device(async (page) => {
      await page.goto(`${site.origin}/event/`);
      await page.getByLabel('Name of the event').fill('Autumn Open');
      await page.getByRole('button', { name: 'Add a local ruling' }).click();
      await page.getByLabel(/^About/).pressSequentially(`${site.origin}/${played}/x/#${about}`);
      await page.getByLabel('What is ruled').fill('Otherwise here.');
      await page.getByRole('button', { name: 'Make the sheet' }).click();
      await expect.poll(() => page.locator('.event-rulings').innerText()).toContain('Otherwise here.');
    });
  });

  test('what is open is settled where the sources disagree, on its page', async () => {
    await device(async (page) => {
      await page.goto(`${site.origin}/discrepancies/reg-ax-x-cost/`);
      await page.locator('.cite').first().click();
      await page.getByRole('link', { name: 'Add a local ruling' }).click();
      await expect.poll(() => page.getByLabel(/^About/).inputValue()).toBe('discrepancies.reg-ax-x-cost');
      await playBy(page, { ...sheet, rulings: [{ about: 'discrepancies.reg-ax-x-cost', text: 'They cost 3 here.' }] });
      await goTo(page, '/discrepancies/reg-ax-x-cost/');
      await expect.poll(() => page.locator('.local-ruling').innerText()).toContain('They cost 3 here.');
      await goTo(page, `/tools/points/?ed=${sheet.edition}&army=~;c,1rKnOg,4rAxX`);
      await expect.poll(() => page.locator('.local-ruling').innerText()).toContain('They cost 3 here.');
    });
  });

  test('a clause that the edition does not have is refused, with the editions that have it', async () => {
    const gone = clauses.find(({ id }) => !clauses.some((each) => each.id === id && each.edition === editions[0]))!;
    await device(async (page) => {
      await page.goto(`${site.origin}/event/`);
      await page.getByLabel('Edition', { exact: true }).selectOption(editions[0]!);
      await page.getByRole('button', { name: 'Add a local ruling' }).click();
      await page.getByLabel(/^About/).fill(gone.id);
      await page.getByRole('button', { name: 'Make the sheet' }).click();
      await expect
        .poll(() => page.locator('.event-ruling .problem').first().innerText())
        .toMatch(new RegExp(`Edition ${editions[0]!} does not have it: it stands in .*${gone.edition!}`));
    });
  });

  test('everything that a ruling can be about stands at its address, in every edition that is told', () => {
    const present = new Set([...addresses(), ...citables().map(({ url }) => url)]);
    const options = tagsOf('/event/').filter(({ name }) => name === 'option');
    const dead = options.flatMap(({ attributes }) => {
      const id = attributes.get('value')!;
      const holding = attributes.get('data-in')?.split(' ') ?? editions;
      return holding.map((edition) => addressOfText(id, edition)).filter((address) => !present.has(address));
    });
    expect(dead).toEqual([]);
    expect(options.length).toBeGreaterThan(500);
  });
});

describe('while a device plays at an event', () => {
  test('its name stands on every page', async () => {
    await device(async (page) => {
      await playBy(page);
      for (const [kind, address] of pageOfEveryKind()) {
        await goTo(page, address);
        expect([kind, await bar(page).innerText()]).toEqual([kind, expect.stringContaining('Autumn Open')]);
      }
    });
  });

  test('its rulings stand where they apply, as text', async () => {
    await device(async (page) => {
      await playBy(page);
      for (const [address, text] of [
        [addressOfText(about, played), 'At this event it is <b>otherwise</b>.'],
        [`/clause/${about}/`, 'At this event it is <b>otherwise</b>.'],
        [addressOfText(clarification, played), 'Not at this event.'],
      ] as const) {
        await goTo(page, address);
        await expect
          .poll(() => page.locator('.local-ruling').allInnerTexts())
          .toEqual([
            expect.stringMatching(/^Umpire’s ruling, from an event link, not part of the rules: Autumn Open\n+[^\n]+$/),
          ]);
        await expect.poll(() => page.locator('.local-ruling').innerText()).toContain(text);
        expect(await page.locator('.local-ruling b').count()).toBe(0);
        // Nor does any part of it look like the text of the book.
        const typeOf = (selector: string) =>
          page.locator(selector).evaluate((element) => getComputedStyle(element).fontFamily);
        const [of, under] = [await typeOf('.local-ruling p:last-child'), await typeOf('.rule-text >> nth=0')];
        expect(of).not.toBe(under);
        expect(await page.locator('.local-ruling').evaluate((box) => getComputedStyle(box).borderLeftWidth)).toBe(
          '10px',
        );
        // Whatever the link says stands by itself: whose it is, the site says.
        expect(await page.locator('.local-ruling bdi').allTextContents()).toEqual(['Autumn Open', text]);
      }
    });
  });

  test('a ruling on a clarification stands under it wherever it is quoted', async () => {
    await device(async (page) => {
      await playBy(page);
      await goTo(page, quoting);
      const box = page.locator('.clarification', { has: page.locator(`h3 a[href="${path}"]`) }).first();
      await expect.poll(() => box.locator('.local-ruling').innerText()).toContain('Not at this event.');
    });
  });

  test('a page of another edition says what the event plays, and leads there, to the same clause', async () => {
    await device(async (page) => {
      await playBy(page);
      await goTo(page, addressOfText(about, newest));
      await expect.poll(() => page.locator('.not-in-play').innerText()).toContain(`Your event plays ${played}.`);
      await page.getByRole('link', { name: `Read it in ${played}` }).click();
      await page.waitForURL(`**/${played}/**`);
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${about}`);
      await bar(page).waitFor();
      await gone(page, /Your event plays/);
    });
  });

  test('search and calculators answer in its edition', async () => {
    await device(async (page) => {
      await playBy(page);
      await goTo(page, '/search/');
      await expect.poll(() => page.locator('#search-edition').inputValue()).toBe(played);
      await goTo(page, '/');
      await page.locator('.search-box input[type="search"]').fill('spears');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/search\//);
      await expect.poll(() => page.locator('#search-edition').inputValue()).toBe(played);
      await goTo(page, '/tools/combat/');
      await page.locator('input[name="ed"]:checked').waitFor({ state: 'attached' });
      await expect.poll(() => page.locator('input[name="ed"]:checked').inputValue()).toBe(played);
      await page.goto(`${site.origin}/tools/combat/?ed=${newest}`);
      await page.getByRole('button', { name: `Answer in ${played}` }).click();
      await expect.poll(() => page.locator('input[name="ed"]:checked').inputValue()).toBe(played);
    });
  });

  test('what is not in force there is marked', async () => {
    await device(async (page) => {
      await playBy(page, { ...sheet, bhgs: false, rulings: [] });
      await goTo(page, quoting);
      await page.locator('details.not-at-event > summary').first().click();
      await expect
        .poll(() => page.locator('.not-at-event .event-note').first().innerText())
        .toBe('Not in force at Autumn Open');
      await goTo(page, '/bhgs/');
      await expect
        .poll(() => bar(page).innerText())
        .toContain('The BHGS clarifications are not in force at your event.');
      // It is heard before what it is about, and stands on paper.
      expect(await bar(page).evaluate((each) => each.nextElementSibling?.tagName)).toBe('MAIN');
      await page.emulateMedia({ media: 'print' });
      expect(await bar(page).locator('.event-note').isVisible()).toBe(true);
      expect(await bar(page).getByRole('button').count()).toBe(0);
    });
  });

  test('in the list of rulings, and in search, an answer says whether it rests on what is not in force there, or in part', async () => {
    await device(async (page) => {
      await playBy(page, { ...sheet, edition: newest, bhgs: false, fairPlay: true, rulings: [] });
      await goTo(page, '/rulings/');
      const answerOf = (slug: string) => page.locator(`li:has(> a[href="/rulings/${slug}/"]) > .short-answer`).first();
      await expect
        .poll(() => answerOf('bowmen-may-not-contact-mounted').innerText())
        .toMatch(/BHGS, not in force at Autumn Open$/);
      expect(await answerOf('wheeling-warband-makes-contact').innerText()).toMatch(
        /BHGS in part, not in force at Autumn Open$/,
      );
      expect(await answerOf('a-hair-over-the-line-of-the-flank').innerText()).toMatch(/Fair play$/);
      expect(await answerOf('side-step-in-front-of-enemy').innerText()).toMatch(/Secondary source$/);
      expect(await answerOf('third-rank-psiloi-follow-a-pursuit').innerText()).not.toMatch(/BHGS/);
      const question = await page.locator('a[href="/rulings/wheeling-warband-makes-contact/"]').innerText();
      await goTo(page, `/search/?q=${encodeURIComponent(question)}`);
      const result = page.locator('[data-result="ruling"]').filter({ hasText: question });
      await expect.poll(() => result.innerText()).toContain('In part not in force at the event in play');
      expect(await result.innerText()).toContain('Ruling, our reading, in part of BHGS');
    });
  });

  test('a ruling that rests on the errata says so where these are not in force', async () => {
    await device(async (page) => {
      await playBy(page, { ...sheet, edition: newest, errata: false, rulings: [] });
      await goTo(page, '/rulings/allied-contingent-without-its-compulsory-tf/');
      await expect
        .poll(() => page.locator('.verdict .event-note').innerText())
        .toBe('Rests on the errata of the army lists, which are not in force at Autumn Open');
    });
  });

  test('an answer, a result and a ruling that rest on what is not in force there say so', async () => {
    const absent = 'Rests on the BHGS clarifications, which are not in force at the event in play.';
    const onTable = '/rulings/column-expands-on-pinned-head/';
    await device(async (page) => {
      await playBy(page, { ...sheet, edition: newest, bhgs: false, rulings: [] });
      await goTo(page, onTable);
      await expect
        .poll(() => page.locator('.verdict .event-note').innerText())
        .toBe('Rests on the BHGS clarifications, which are not in force at Autumn Open');
      const question = await page.locator('.asked-question').innerText();
      await page
        .getByRole('button', { name: /^Show: / })
        .first()
        .click();
      const turned = page.getByRole('dialog', { name: /^To show: / });
      await expect
        .poll(() => turned.innerText())
        .toContain('Rests on the BHGS clarifications, which are not in force at Autumn Open');
      expect(await turned.locator('.showing-authority').innerText()).toBe(
        'Our reading of the BHGS clarifications. The umpire decides.',
      );
      await turned.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('link', { name: 'Put it on the table' }).first().click();
      await expect.poll(() => page.locator('.result .warning').allInnerTexts()).toContain(absent);
      await expect.poll(() => page.locator('.result [role="status"]').innerText()).toContain(absent);
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      const shown = page.locator('dialog');
      await expect.poll(() => shown.innerText()).toContain(absent);
      expect(await shown.locator('.showing-authority').innerText()).toMatch(/ the BHGS clarifications$/);
      await goTo(page, `/search/?q=${encodeURIComponent(question)}`);
      const result = page.locator('[data-result="ruling"]').filter({ hasText: question });
      await expect.poll(() => result.innerText()).toContain('Not in force at the event in play');
    });
  });

  test('what it plays by is not marked', async () => {
    await device(async (page) => {
      await playBy(page, { ...sheet, edition: newest, bhgs: true, rulings: [] });
      await goTo(page, '/rulings/column-expands-on-pinned-head/');
      await bar(page).waitFor();
      expect(await page.locator('.verdict .event-note').count()).toBe(0);
    });
  });

  test('a play sheet says what the event plays, and where its rulings stand, on screen and in print', async () => {
    await device(async (page) => {
      await playBy(page);
      await goTo(page, `/playsheet/${sheet.edition}/`);
      const count = sheet.rulings.length;
      const said = page.locator('.playsheet-intro .warning');
      await expect.poll(() => said.innerText()).toContain(`Autumn Open plays DBM ${sheet.edition}.`);
      expect(await said.innerText()).toContain(`Its ${String(count)} local rulings are not on this sheet`);
      await page.emulateMedia({ media: 'print' });
      for (const title of await page.locator('.playsheet-title').all())
        expect(await title.innerText()).toContain(`${String(count)} local rulings, see the event sheet`);
      await page.emulateMedia({ media: null });
    });
  });

  test('a sheet that holds much says that its code is dense, and one of another day where the changes stand', async () => {
    let seed = 1;
    /** Letters in no order: a text that does not grow small when it is pressed. */
    const letter = (): string => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCodePoint(97 + (seed % 26));
    };
    const rulings = Array.from({ length: 10 }, () => ({ about, text: Array.from({ length: 290 }, letter).join('') }));
    await device(async (page) => {
      await openSheet(page, { ...sheet, content: '2026-01-01', rulings });
      await seen(page, 'its squares are small');
      expect(await page.getByRole('link', { name: 'the feed of changes' }).getAttribute('href')).toMatch(
        /changes\.atom$/,
      );
      await openSheet(page, sheet);
      expect(await page.getByText('its squares are small').count()).toBe(0);
    });
  });

  test('another sheet changes nothing until it is chosen', async () => {
    await device(async (page) => {
      await playBy(page);
      await openSheet(page, { ...sheet, name: 'Winter Open', edition: newest });
      await expect.poll(() => standing(page)).toBe('Play by this sheet?');
      await goTo(page, '/');
      await expect.poll(() => bar(page).innerText()).toContain(`Autumn Open`);
      await page.goBack();
      await page.getByRole('button', { name: 'Leave Autumn Open, and play by this sheet' }).click();
      await seen(page, 'You play by this sheet');
      await goTo(page, '/');
      await expect.poll(() => bar(page).innerText()).toContain('Winter Open');
    });
  });

  test('one tap leaves it, and one takes that back', async () => {
    await device(async (page) => {
      await playBy(page);
      await goTo(page, addressOfText(about, played));
      await page.getByRole('button', { name: 'Leave' }).click();
      await seen(page, 'You have left Autumn Open.');
      // Its full stop stands where the sentence ends.
      expect(await bar(page).getByRole('status').innerText()).toBe('You have left Autumn Open.');
      expect(await page.locator('.local-ruling').count()).toBe(0);
      await page.getByRole('button', { name: 'Take it back' }).click();
      await page.locator('.local-ruling').waitFor();
      await page.getByRole('button', { name: 'Leave' }).click();
      await seen(page, 'You have left Autumn Open.');
      await page.reload({ waitUntil: 'networkidle' });
      expect(await bar(page).count()).toBe(0);
    });
  });

  test('leaving it in one tab is seen in another', async () => {
    await device(async (page, context) => {
      await playBy(page);
      await goTo(page, '/');
      const other = await context.newPage();
      await goTo(other, '/');
      await bar(page).getByRole('button', { name: 'Leave' }).click();
      await bar(other).waitFor({ state: 'detached' });
    });
  });

  test('a browser that is started again still plays at it', async () => {
    const kept = await device(async (page, context) => {
      await openAndPlay(page);
      return context.storageState();
    });
    await device(
      async (page) => {
        await goTo(page, '/');
      },
      { storageState: kept },
    );
  });
});

describe('a link', () => {
  test.each([
    ['that is cut short', async () => (await writeEvent(sheet)).slice(0, -9), /cut short, or was altered/],
    ['that is no event sheet', () => Promise.resolve('no-sheet'), /no link to an event sheet/],
    ['of an edition that is not here', async () => writeEvent({ ...sheet, edition: '9.9' }), /plays edition 9\.9/],
  ])('%s says so, and changes nothing', async (_, fragment, told) => {
    await device(async (page) => {
      await page.goto(`${site.origin}/event/#${await fragment()}`);
      await expect.poll(() => page.locator('#event .verdict').innerText()).toMatch(told);
      expect(await bar(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Make an event sheet' }).click();
      await page.getByLabel('Name of the event').waitFor();
    });
  });

  test('to an event that is over is shown, and not played by', async () => {
    await device(async (page) => {
      await openSheet(page, { ...sheet, until: '2020-02-03' });
      await expect.poll(() => standing(page)).toBe('It ended on 3 February 2020');
      expect(await bar(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Play by this sheet' }).click();
      await bar(page).waitFor();
      await expect.poll(() => bar(page).innerText()).toContain('It ended on 3 February 2020.');
    });
  });

  test('is nothing that is sent anywhere', async () => {
    const sent: string[] = [];
    const fragment = await writeEvent(sheet);
    await device(async (page) => {
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await openAndPlay(page);
      await goTo(page, addressOfText(about, played));
    });
    const leaked = sent.filter(
      (request) => !request.startsWith(`${site.origin}/`) || request.includes(fragment) || request.includes('Autumn'),
    );
    expect(leaked.filter((request) => request.trim() !== 'about:blank')).toEqual([]);
  });
});

test('where the browser keeps nothing, it says so', async () => {
  await device(
    async (page) => {
      await openSheet(page);
      await page.getByRole('button', { name: 'Play by this sheet' }).click();
      await expect.poll(() => standing(page)).toBe('Nothing can be kept here');
      expect(await bar(page).count()).toBe(0);
    },
    {},
    (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('denied', 'QuotaExceededError');
        };
      }),
  );
});

test('a browser that can neither make nor read links says so', async () => {
  await device(
    async (page) => {
      await page.goto(`${site.origin}/event/`);
      await seen(page, 'This browser is too old for event sheets');
    },
    {},
    (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CompressionStream')),
  );
});

describe('light or dark, axe finds nothing', () => {
  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['on an event sheet', (page) => openSheet(page)],
    ['on a clause with a local ruling', (page) => goTo(page, addressOfText(about, played))],
    ['on a clause of another edition', (page) => goTo(page, addressOfText(about, newest))],
    ['on a calculator', (page) => goTo(page, `/tools/combat/?ed=${newest}`)],
    [
      'in the form, with everything wrong',
      async (page) => {
        await openSheet(page);
        await page.getByRole('button', { name: 'Change it into a new sheet' }).click();
        await page.getByLabel('Name of the event').fill('');
        await page.getByLabel('What is ruled').first().fill('');
        await page.getByRole('button', { name: 'Make the sheet' }).click();
        await page.locator('.problem').first().waitFor();
      },
    ],
  ])('%s', async (_, go) => {
    await device(async (page) => {
      await playBy(page);
      await go(page);
      expect(await axeFindings(page)).toEqual([]);
      // Only the colours are others in the dark.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeFindings(page, COLOUR_RULES)).toEqual([]);
    });
  });
});

test.each([
  ['a narrow phone', { viewport: { width: 320, height: 640 } }, 100],
  ['a phone with letters twice as large', { viewport: PHONE }, 200],
] as const)('on %s nothing of it is wider than the screen', async (_, look, percent) => {
  await device(async (page) => {
    await playBy(page, { ...sheet, name: 'The Very Long Name of an Annual Autumn Open Competition' });
    for (const address of ['/event/', addressOfText(about, newest)]) {
      await goTo(page, address);
      const width = await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${String(1.0625 * size)}%`;
        return document.documentElement.scrollWidth;
      }, percent);
      expect([address, width]).toEqual([address, look.viewport.width]);
      const name = await bar(page).locator('.event-edition').boundingBox();
      expect(name!.x + name!.width).toBeLessThan(look.viewport.width);
    }
  }, look);
});

describe('a copy on the device', () => {
  test('stays as it is until the event is left', async () => {
    const use = async (page: Page): Promise<void> => {
      const kept = page.locator('.site-foot [data-kept-sentence]');
      await page.goto(`${site.origin}/offline/`);
      await page.getByRole('button', { name: 'Save for offline' }).click();
      await page.locator('.kept-mark[data-tone="whole"]').waitFor();
      await openAndPlay(page);
      await seen(
        page,
        'No update changes the copy on this device until the event is over or you leave, but for 60 days at most.',
      );
      await goTo(page, '/');
      await seen(kept, /It stays as it is for .Autumn Open.\./);
      await goTo(page, '/offline/');
      await page.getByRole('button', { name: 'Check every file again' }).waitFor();
      expect(await page.getByRole('button', { name: /Look|Update/ }).count()).toBe(0);
      await bar(page).getByRole('button', { name: 'Leave' }).click();
      await gone(kept, 'It stays as it is');
      await expect.poll(() => kept.innerText()).toMatch(/^Offline ready, and proven/);
    };
    await device(use, {}, itsOwn);
  });

  test('that is still held for an event which is forgotten is let go where it is looked after', async () => {
    const use = async (page: Page): Promise<void> => {
      await page.goto(`${site.origin}/offline/`);
      await page.getByRole('button', { name: 'Save for offline' }).click();
      await page.locator('.kept-mark[data-tone="whole"]').waitFor();
      await openAndPlay(page);
      await seen(
        page,
        'No update changes the copy on this device until the event is over or you leave, but for 60 days at most.',
      );
      const kept = page.locator('.site-foot [data-kept-sentence]');
      await seen(kept, /It stays as it is for .Autumn Open.\./);
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${site.origin}/offline/`);
      await page.getByRole('button', { name: 'Look for an update' }).waitFor();
      await expect.poll(() => kept.innerText()).toMatch(/^Offline ready, and proven/);
      expect(await kept.innerText()).not.toContain('It stays as it is');
    };
    await device(use, {}, itsOwn);
  });
});

test('a sheet prints on one page, without what belongs to the site', async () => {
  await device(async (page) => {
    await openSheet(page);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

test('a calculator that rests on a clause with a local ruling says so', async () => {
  const factors = 'combat-factors.table';
  await device(async (page) => {
    await playBy(page, { ...sheet, rulings: [{ about: factors, text: 'Knights count 4.' }] });
    await goTo(page, '/tools/combat/?a=Reg+Bd+(O)&b=Irr+Wb+(O)');
    await page.locator('.calculator .local-ruling').waitFor();
    await expect
      .poll(() => page.locator('.calculator .local-ruling').innerText())
      .toMatch(
        /^Umpire’s ruling, from an event link, not part of the rules: Autumn Open, on .*does not take it into account\.\s+Knights count 4\.$/,
      );
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect
      .poll(() => page.locator('dialog .local-ruling').innerText())
      .toMatch(
        /^Umpire’s ruling, not part of the rules: Autumn Open\. This answer leaves it out\.\s+Knights count 4\.$/,
      );
  });
});

test('who skips to the text keeps the sheet in the address', async () => {
  const fragment = await writeEvent(sheet);
  await device(async (page) => {
    await openSheet(page);
    await page.getByRole('button', { name: 'Play by this sheet' }).waitFor();
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(new URL(page.url()).hash).toBe(`#${fragment}`);
    await page.getByRole('button', { name: 'Play by this sheet' }).waitFor();
  });
});
