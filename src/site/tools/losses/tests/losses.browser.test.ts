import { describe, expect, test } from 'vitest';
import { everyCalculator, reads, said, servedOnPhone, tap } from '../../calculator/tests/tool-page.ts';

const phone = servedOnPhone();
const { open } = phone;

everyCalculator(phone, 'losses', [
  '?ed=3.4&troops=12+Reg+Bd+(O)+lost+4,6+Ps+(O)+lost+2,5+Irr+Ax+(I),2+Bge&general=1&vs=3.0',
  '?ed=3.4&of=victory&a=C-in-C+16+lost+4,sub-general+12+lost+3&b=C-in-C+18+lost+2,ally+10+lost+2.5&vs=3.0',
  '?ed=3.4&of=army&at=40&lost=16&killed=2&gone=1',
  '?ed=3.4&of=game&game=C-in-C,1+Reg+Kn+(O)+general+lost+1,12+Reg+Bd+(O)+lost+4;ally,12+Irr+Wb+(O)+lost+5;6+Bge,2+killed',
]);

const ARMY = '~;c,1rKnOg,11rBdO,4iPsO;s,1rCvOg,8rCvO;b6';
const COMMANDS = 'C-in-C,1 Reg Kn (O) general,11 Reg Bd (O),4 Irr Ps (O);sub-general,1 Reg Cv (O) general,8 Reg Cv (O)';
/** The game that an address tells. */
const gameAt = (url: string | URL) => new URL(url).searchParams.get('game');

describe('the army follows', () => {
  test('from Points: taps take elements off and put them back, and the command follows at once', async () => {
    await open(`/tools/points/?ed=3.4&army=${ARMY}`, async (page) => {
      await tap(page, 'link', 'Losses of this army');
      await said(page, /^Command 1 \(C-in-C\): 0 of 14 EE lost, a quarter lost at 3½: 3½ more, demoralised at 5/);
      expect(gameAt(page.url())).toBe(`${COMMANDS};6 Bge`);
      await reads(page, '.game-state', '3½ EE more: a quarter lost. 5 EE more: demoralised');
      const blades = (left: number) => `One lost, ${String(left)} of 11 left: Reg Bd (O), line 2 of command 1`;
      for (const left of [11, 10, 9, 8, 7, 6]) await tap(page, 'button', blades(left));
      await tap(page, 'button', 'One back: Reg Bd (O), line 2 of command 1');
      await reads(page, '.game-state', 'A quarter lost. Demoralised');
      await expect.poll(() => page.title()).toMatch(/^.+ · 3\.4 · Losses calculator · Legal Contact$/);
      await reads(page, '.game-standing tbody tr:first-child', /5 of 14\s+3½, yes\s+5†[^,]+, yes/);
      await tap(page, 'button', '6 Bge');
      await tap(page, 'button', 'One more: baggage destroyed in close combat');
      await reads(page, '.game-standing .whole', /7 of 23\s+defeat 11½/);
      await page.waitForURL((url) => gameAt(url) === `${COMMANDS.replace('(O),4', '(O) lost 5,4')};6 Bge,1 killed`);
    });
  });

  test('the game in progress is on the device: Points leads back to it, and a tap clears it', async () => {
    await open('/tools/points/', async (page) => {
      const { origin } = new URL(page.url());
      await page.evaluate((army) => {
        localStorage.setItem('legal-contact / army', `3.4 ${army}`);
      }, ARMY);
      await page.reload();
      await tap(page, 'link', 'Losses of this army');
      await tap(page, 'button', /^One lost, 1 of 1 left: Reg Kn/);
      await reads(page, '.kept', /Kept on this device/);
      await reads(page, '.command-lost > .warning', /^What the loss of its general does: .*printed rulebook, p\. 25/);
      await page.waitForURL((url) => gameAt(url)?.includes('general lost 1') === true);
      await page.goto(`${origin}/tools/points/`);
      await tap(page, 'link', 'Losses of this army: your game goes on');
      await page.waitForURL((url) => gameAt(url)?.includes('general lost 1') === true);
      await page.goto(`${origin}/tools/losses/`);
      await page.waitForURL((url) => gameAt(url)?.includes('general lost 1') === true);
      await tap(page, 'button', 'Clear this game');
      await page.waitForURL((url) => gameAt(url) === null);
      const next = page.getByRole('link', { name: /^Take your army from Points/ });
      await expect.poll(() => next.evaluate((link) => link === document.activeElement)).toBe(true);
      expect(await page.getByRole('button', { name: 'Go on with your last game' }).count()).toBe(0);
      await page.goto(`${origin}/tools/losses/`);
      await said(page, 'Add the troops that there were at first.');
      await tap(page, 'radio', 'Game');
      await said(page, 'Take an army from Points, or from a link.');
    });
  });

  test('to the picker of troops: those of the army stand first, and need one tap', async () => {
    await open('/tools/combat/', async (page) => {
      const { origin } = new URL(page.url());
      await tap(page, 'button', /: front, left/);
      await page.getByRole('group', { name: 'Type' }).waitFor();
      expect(await page.getByRole('group', { name: 'In your army' }).count()).toBe(0);
      await page.evaluate((army) => {
        localStorage.setItem('legal-contact / army', `3.4 ${army}`);
      }, ARMY);
      await page.reload();
      await tap(page, 'button', /: front, left/);
      const tiles = page.getByRole('group', { name: 'In your army' }).getByRole('button');
      await expect.poll(() => tiles.allInnerTexts()).toEqual(['Kn (O)', 'Bd (O)', 'Ps (O)', 'Cv (O)']);
      await tap(page, 'button', 'Bd (O)');
      await expect.poll(() => new URL(page.url()).searchParams.get('a')).toBe('Bd (O)');
      await page.goto(`${origin}/tools/losses/?ed=3.4`);
      await tap(page, 'button', /Add troops/);
      await tap(page, 'button', 'Irr Ps (O)');
      await said(page, 'Tell how many Irr Ps (O) there were at first.');
    });
  });

  test('a game that a link brings takes the place of one’s own only when that is asked for', async () => {
    await open(`/tools/losses/?ed=3.4&of=game&game=${COMMANDS}`, async (page) => {
      const { origin, pathname } = new URL(page.url());
      await tap(page, 'button', /^One lost, 11 of 11 left/);
      await reads(page, '.kept', /Kept on this device/);
      const other = `${origin}${pathname}?ed=3.4&of=game&game=C-in-C,4 Irr Wb (O) lost 1`;
      await page.goto(other);
      await tap(page, 'button', /^One lost, 3 of 4 left/);
      await reads(page, '.kept', /This game came with a link/);
      await page.waitForURL((url) => gameAt(url) === 'C-in-C,4 Irr Wb (O) lost 2');
      await page.goto(origin + pathname);
      await page.waitForURL((url) => gameAt(url) === COMMANDS.replace('(O),4', '(O) lost 1,4'));
      await page.goto(other);
      await tap(page, 'button', 'Keep it on this device');
      await reads(page, '.kept', /Kept on this device/);
      await page.goto(origin + pathname);
      await page.waitForURL((url) => gameAt(url) === 'C-in-C,4 Irr Wb (O) lost 1');
    });
  });

  test.each(['3.0', '3.1', '3.2', '3.3', '3.4'])('%s says where it stands which elements count as lost', async (ed) => {
    await open(`/tools/losses/?ed=${ed}&of=game&game=${COMMANDS}`, async (page) => {
      if (ed === '3.0') return said(page, /element equivalents/i);
      await tap(page, 'link', /^Which elements count as lost stands in the printed rulebook/);
      await page.waitForURL(`**/${ed}/losses/#losses.printed`);
      await reads(page, ':target', /We have no \S+ text|printed rulebook/);
    });
  });
});

test('by tapping alone: a command of 22 is demoralised by the loss of 7½', async () => {
  await open('/tools/losses/', async (page) => {
    await tap(page, 'radio', 'By equivalents');
    await tap(page, 'button', /not told: element equivalents at first/);
    for (const key of ['2', '2', 'Done']) await tap(page, 'button', key);
    await said(page, /^At first: 22 EE\. Lost: 0 EE\./);
    await tap(page, 'button', /not told: lost of them/);
    for (const key of ['7', 'and a half', 'Done']) await tap(page, 'button', key);
    const reached =
      'At first: 22 EE. Lost: 7½ EE. A quarter lost at: 5½, reached. Demoralised at: 7½ by a secondary source, reached.';
    await said(page, reached);
    await expect.poll(() => page.locator('.loss-points .secondary').count()).toBe(1);

    await expect.poll(() => new URL(page.url()).search).toBe('?ed=3.4&by=ee&at=22&lost=7.5');
    const address = new URL(page.url());
    await open(address.pathname + address.search, async (fresh) => {
      await said(fresh, reached);
      await tap(fresh, 'link', /^demoralised at 7½/);
      await fresh.waitForURL('**/3.4/demoralised-commands/#demoralised-commands.**');
      await expect.poll(() => fresh.locator(':target').isVisible()).toBe(true);
    });
  });
});

test('troop by troop: what is added, lost and taken away counts at once', async () => {
  await open('/tools/losses/?ed=3.4', async (page) => {
    await tap(page, 'button', /Add troops/);
    await tap(page, 'button', 'Irregular');
    await tap(page, 'button', /^Wb/);
    await tap(page, 'button', /^F /);
    await said(page, 'Tell how many Irr Wb (F) there were at first.');
    await tap(page, 'button', 'not told: at first, Irr Wb (F)');
    for (const key of ['2', '0', 'Done']) await tap(page, 'button', key);
    await tap(page, 'button', 'More: lost, Irr Wb (F)');
    await said(page, /^At first: 20 EE, 20 elements\. Lost: 1 EE\./);
    await tap(page, 'button', 'Remove Irr Wb (F)');
    await said(page, 'Add the troops that there were at first.');
  });
});

test('a quarter lost by more commands gives a point to the other side', async () => {
  await open('/tools/losses/?of=victory', async (page) => {
    for (const [side, lost] of [
      ['A', '4'],
      ['B', '3'],
    ] as const) {
      await tap(page, 'button', `Add a command of side ${side}`);
      const line = page.getByRole('group', { name: `commands of side ${side}` });
      await line.getByRole('button', { name: /not told: EE at first/ }).tap();
      for (const key of ['1', '6', 'Done']) await tap(page, 'button', key);
      await line.getByRole('button', { name: /not told: EE lost/ }).tap();
      for (const key of [lost, 'Done']) await tap(page, 'button', key);
    }
    await said(page, /^Side A: 4 VP\. Side B: 6 VP\. Transferred: 1 VP from side A to side B\./);
    await tap(page, 'link', '3.0');
    await reads(page, '.same-question h2', /^3\.0|^Not both/);
  });
});
