import { expect, test } from 'vitest';
import { reads, said, servedOnPhone } from '../../calculator/tests/tool-page.ts';
import { Umpire } from './umpire.ts';

/** Ten disputes of those that are most common, set up on an empty table by one finger: each within half a minute. */

const { open } = servedOnPhone();
const MOST_SECONDS = 30;

interface Dispute {
  readonly name: string;
  readonly set: (umpire: Umpire) => Promise<void>;
  readonly verdict: RegExp;
}

const DISPUTES: readonly Dispute[] = [
  {
    name: 'two knights charge as a group, and one of them only reaches an enemy',
    set: async (umpire) => {
      await umpire.put('Own', 'Irr Kn (F)');
      await umpire.put('Own', null);
      await umpire.put('Enemy', 'Reg Bd (O)');
      await umpire.drag('C', 0, 60);
      await umpire.choose('A');
      await umpire.select('Choose with A', 'touching');
      await umpire.tap(umpire.button('Ask'));
      await umpire.drag('A', 80, 150);
      await umpire.tap(umpire.page.locator('.offers:not(.legal) button'));
    },
    verdict: /^Verdict: Yes: /,
  },
  {
    name: 'two enemy fronts cover spears: may they go straight at one',
    set: async (umpire) => {
      await umpire.put('Enemy', 'Reg Bd (O)');
      await umpire.put('Enemy', null);
      await umpire.drag('B', -20, -50);
      await umpire.tap(umpire.button(/^Turn B a quarter to the left/));
      await umpire.choose('A');
      await umpire.put('Own', 'Reg Sp (O)');
      await umpire.tap(umpire.button('Ask'));
      await umpire.select('What is asked', 'in-front');
      await umpire.drag('C', 20, 70);
    },
    verdict:
      /^Verdict: It depends: C before A: yes: it can advance directly forward [^]* C before B: Too close\. Depends on: /,
  },
  {
    name: 'upon whom warband advance by themselves',
    set: async (umpire) => {
      await umpire.put('Own', 'Irr Wb (O)');
      await umpire.put('Enemy', 'Reg Sp (O)');
      await umpire.drag('B', -90, 90);
      await umpire.put('Enemy', null);
      await umpire.drag('C', 160, -40);
      await umpire.choose('A');
      await umpire.tap(umpire.button('Ask'));
      await umpire.select('What is asked', 'spontaneous');
    },
    verdict: /^Verdict: It depends: A advances upon /,
  },
  {
    name: 'who dies where the beaten have enemy behind them',
    set: async (umpire) => {
      await umpire.put('Own', 'Reg Bd (O)');
      await umpire.put('Enemy', 'Reg Bd (O)');
      await umpire.drag('B', 0, -100);
      await umpire.tap(umpire.page.locator('.offers:not(.legal) button').filter({ hasText: /front on A front/i }));
      await umpire.put('Enemy', null);
      await umpire.drag('C', -140, -120);
      await umpire.tap(umpire.button(/^Turn C a quarter to the left/));
      await umpire.choose('A');
      await umpire.tap(umpire.button('Ask'));
      await umpire.select('What is asked', 'combat');
    },
    verdict: /^Verdict: Yes: they fight; /,
  },
  {
    name: 'which way light horse flee past friends',
    set: async (umpire) => {
      await umpire.put('Own', 'Irr LH (O)');
      await umpire.put('Own', 'Irr Ax (O)');
      await umpire.drag('B', -50, -200);
      await umpire.put('Enemy', 'Reg Bd (O)');
      await umpire.choose('A');
      await umpire.tap(umpire.button('Ask'));
      await umpire.select('What is asked', 'flee');
    },
    verdict: /^Verdict: Straight on: it has 200p clear straight ahead/,
  },
  {
    name: 'whether that is a gap, and psiloi may go in',
    set: async (umpire) => {
      await umpire.put('Enemy', 'Reg Sp (O)');
      await umpire.put('Enemy', null);
      await umpire.drag('B', -65, 0);
      await umpire.put('Own', 'Irr Ps (O)');
      await umpire.drag('C', 70, -30);
      await umpire.tap(umpire.button('Ask'));
      await umpire.select('What is asked', 'gap');
      await umpire.drag('C', 0, 240);
      await umpire.choose('A');
      await umpire.choose('B');
    },
    verdict: /^Verdict: No: a move straight ahead must end in contact with enemy\./,
  },
  {
    name: 'how far one may slide to line up',
    set: async (umpire) => {
      await umpire.put('Own', 'Reg Sp (O)');
      await umpire.put('Enemy', 'Reg Bd (O)');
      await umpire.drag('B', 35, -60);
      await umpire.choose('A');
      await umpire.tap(umpire.button('Ask'));
      await umpire.select('What is asked', 'line-up');
      await umpire.drag('A', 35, 0);
    },
    verdict: /^Verdict: Yes: one necessary shift /,
  },
  {
    name: 'whether lone psiloi must pivot',
    set: async (umpire) => {
      await umpire.put('Own', 'Reg Cv (O)');
      await umpire.put('Own', null);
      await umpire.put('Enemy', 'Irr Ps (O)');
      await umpire.drag('C', 0, 40);
      await umpire.choose('A');
      await umpire.select('Choose with A', 'touching');
      await umpire.tap(umpire.button('Ask'));
      await umpire.select('What is asked', 'pivot');
      await umpire.drag('A', 0, 140);
      await umpire.tap(umpire.page.locator('.offers:not(.legal) button'));
    },
    verdict: /^Verdict: Yes: those whom a larger group contacts /,
  },
  {
    name: 'whether bowmen may shoot past a friend',
    set: async (umpire) => {
      await umpire.put('Own', 'Reg Bw (O)');
      await umpire.put('Own', 'Reg Sp (O)');
      await umpire.drag('B', 30, 60);
      await umpire.put('Enemy', 'Irr Wb (O)');
      await umpire.drag('C', -60, 20);
      await umpire.choose('A');
      await umpire.tap(umpire.button('Ask'));
      await umpire.select('What is asked', 'shoot');
      await umpire.choose('C');
    },
    verdict: /^Verdict: Too close: yes: Reg Bw \(O\) can shoot [^]*; or no: the target is 202 paces away/,
  },
  {
    name: 'how far a line may march with light horse near',
    set: async (umpire) => {
      await umpire.put('Own', 'Reg Bd (O)');
      await umpire.put('Own', null);
      await umpire.put('Own', null);
      await umpire.put('Enemy', 'Irr LH (O)');
      await umpire.drag('D', 0, 150);
      await umpire.choose('A');
      await umpire.select('Choose with A', 'touching');
      await umpire.tap(umpire.button('Ask'));
      await umpire.select('What is asked', 'march');
      await umpire.drag('A', 0, 150);
    },
    verdict:
      /^Verdict: Yes: the limit is 50 paces, [^]* fewer than the front rank of 3; so far it takes 2 marches or more, each for its PIPs\. /,
  },
];

test.each(DISPUTES)('$name', async ({ set, verdict }) => {
  await open('/tools/table/?ed=3.4', async (page) => {
    const umpire = new Umpire(page);
    await set(umpire);
    await said(page, verdict);
    expect(umpire.seconds).toBeLessThan(MOST_SECONDS);
  });
});

test('troops that are common, or stand on the table, are there by two taps; another of the same by one', async () => {
  await open('/tools/table/?ed=3.4', async (page) => {
    const umpire = new Umpire(page);
    await umpire.put('Own', 'Irr Kn (F)');
    expect(umpire.taps).toBe(2);
    await umpire.put('Own', null);
    expect(umpire.taps).toBe(3);
    await umpire.put('Enemy', 'Irr El (S)');
    const before = umpire.taps;
    await umpire.choose('A');
    await umpire.put('Enemy', 'Irr El (S)');
    expect(umpire.taps).toBe(before + 3);
    await page.getByText('In words: 4 elements').tap();
    await reads(
      page,
      '.element-list ol',
      /^A: Irr Kn \(F\) [^]*B: Irr Kn \(F\) [^]*enemy Irr El \(S\) [^]*enemy Irr El \(S\) /,
    );
  });
});
