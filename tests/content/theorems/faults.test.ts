import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { PublishedTheorems } from '../../../src/compiler/publish/index.ts';
import { prove, triedOnDemand } from '../../../src/theorems/index.ts';
import { loadSpaces, loadTheorem, type Loaded } from '../../../scripts/prove/load-spaces.ts';
import { readGenerated } from '../ask.ts';
import { faultyRules, narrowed } from './faulty-rules.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { theorems } = readGenerated('theorems.json') as PublishedTheorems; // as the compiler wrote it
let loaded: Loaded;

beforeAll(async () => {
  loaded = await loadSpaces(root);
});

/** A slip in the code of a clause, and the theorem that it makes false, on the troops that it is tried on. */
interface Fault {
  readonly what: string;
  readonly clause: string;
  readonly from: string;
  readonly to: string;
  readonly theorem: string;
  readonly only: Readonly<Record<string, readonly string[]>>;
}

const FIGHTERS = { troop: ['Kn (F)', 'Bd (O)', 'Bd (S)', 'Pk (O)', 'Wb (O)', 'Ps (O)', 'LH (O)'] };

const FAULTS: readonly Fault[] = [
  {
    what: 'combat: a condition inverted, the bonus of a general',
    ...{ clause: 'tactical-factors.general', from: 'self.state.general &&', to: '!self.state.general &&' },
    ...{ theorem: 'general-safer', only: FIGHTERS },
  },
  {
    what: 'combat: an overlap added, not taken off',
    ...{ clause: 'tactical-factors.overlap', from: '0 - self.state.overlaps', to: '0 + self.state.overlaps' },
    ...{ theorem: 'overlap-no-safer', only: FIGHTERS },
  },
  {
    what: 'combat: a figure off by one, the depth of pikes',
    ...{ clause: 'rear-support.pikes', from: '? 2 : 1', to: '? -1 : 1' },
    ...{ theorem: 'four-ranks-never-hurt', only: FIGHTERS },
  },
  {
    what: 'combat: another outcome, artillery in close combat',
    ...{ clause: 'combat-outcome.artillery', from: "'destroyed'", to: "'recoil'" },
    ...{ theorem: 'artillery-never-recoils', only: { troop: ['Art (S)', 'Art (O)', 'Bd (O)', 'Kn (O)'] } },
  },
  {
    what: 'combat: a grade dropped, blows at inferior troops',
    ...{
      clause: 'grading-factors.v-inferior',
      from: "enemy.countsAs('I') && lead >= 0 ? 1 : 0",
      to: "enemy.countsAs('O') && lead >= 0 ? 1 : 0",
    },
    ...{ theorem: 'inferior-no-safer', only: { troop: ['Bd (O)', 'Bd (I)', 'Sp (O)', 'Sp (I)', 'Kn (O)'] } },
  },
  {
    what: 'shooting: the sign of aid',
    ...{ clause: 'tactical-factors.overlap', from: '0 - enemy.state.aiders', to: '0 + enemy.state.aiders' },
    ...{ theorem: 'aid-never-helps-the-target', only: { troop: ['Bw (O)', 'Bw (S)', 'Bd (O)', 'LH (O)'] } },
  },
  {
    what: 'shooting: weather helps those whom it harms',
    ...{ clause: 'tactical-factors.weather', from: '? -1 : 0', to: '? 1 : 0' },
    ...{ theorem: 'weather-spares-the-target', only: { troop: ['Bw (O)', 'Bw (S)', 'Bd (O)', 'LH (O)'] } },
  },
  {
    what: 'PIPs: a condition inverted, regulars pay for irregulars',
    ...{
      clause: 'pip-dicing.irregulars',
      from: 'includes((each) => each.irregular && !each.lightTroops && !each.is',
      to: 'includes((each) => !each.irregular && !each.lightTroops && !each.is',
    },
    ...{ theorem: 'irregular-move-never-cheaper', only: { troop: ['Wb (O)', 'Kn (O)'] } },
  },
  {
    what: 'PIPs: a type dropped, irregular cavalry',
    ...{ clause: 'pip-dicing.irregulars', from: " && !each.is('Cv')", to: '' },
    ...{ theorem: 'light-irregulars-move-as-regulars', only: { troop: ['Cv (O)', 'LH (O)'] } },
  },
  {
    what: 'PIPs: a limit off by one, the fourth march',
    ...{ clause: 'pip-dicing.marching', from: 'marchNumber > 3', to: 'marchNumber > 4' },
    ...{ theorem: 'fourth-march-costs-one-more', only: { troop: ['Sp (O)', 'Ps (O)'] } },
  },
  {
    what: 'moves: a condition inverted, fast mounted in good going',
    ...{ clause: 'tactical-moves.fast-troops', from: "going === 'good'", to: "going !== 'good'" },
    ...{ theorem: 'worse-going-no-farther', only: { troop: ['Kn (F)', 'Kn (O)'] } },
  },
  {
    what: 'moves: another target, the front for the flank',
    ...{ clause: 'tactical-moves.flank-contact', from: "'flankOfThatEnemy'", to: "'frontOfThatEnemy'" },
    ...{ theorem: 'stepping-round-adds-fifty', only: { troop: ['Ax (O)'] } },
  },
  {
    what: 'marches: a condition dropped, the wheel',
    ...{ clause: 'march-moves.closer-than-200p', from: ' || includesWheel', to: '' },
    ...{ theorem: 'no-march-with-a-wheel-close', only: { troop: ['Sp (O)', 'Bd (O)'] } },
  },
  {
    what: 'prices: a limit off by one, the only regular general',
    ...{
      clause: 'element-cost.sole-regular-general',
      from: '=== 0\n  return only ? {',
      to: '=== 1\n  return only ? {',
    },
    ...{ theorem: 'more-generals-never-cheaper', only: { troop: ['Kn (O)', 'Bd (O)'] } },
  },
  {
    what: 'prices: grades dropped, cavalry on a required base',
    ...{
      clause: 'element-basing.double-based-cavalry',
      from: "element.is('Cv') && element.cavalryBase",
      to: "element.is('Cv', 'O') && element.cavalryBase",
    },
    ...{ theorem: 'cavalry-base-costs-alike', only: { troop: ['Cv (S)', 'Cv (O)', 'Cv (I)'] } },
  },
  {
    what: 'losses: a fraction, a quarter for a third',
    ...{ clause: 'demoralised-commands.losses', from: '(2 * originalEE) / 3', to: '(2 * originalEE) / 4' },
    ...{ theorem: 'a-third-is-never-less', only: { had: ['10', '12'] } },
  },
  {
    what: 'baggage: a limit off by one, 400 AP',
    ...{ clause: 'army-size.baggage', from: '<= 400', to: '< 400' },
    ...{ theorem: 'baggage-six-or-eight', only: { 'army points': ['390', '400', '410'] } },
  },
];

test.each(FAULTS)('a theorem catches $what', async ({ clause, from, to, theorem, only }) => {
  const { module, space, editions } = theorems[theorem] ?? { module: '', space: '', editions: [] };
  const rules = loaded.rules.get(editions.at(-1) ?? '');
  const whole = loaded.spaces.find(({ name }) => name === space);
  if (rules === undefined || whole === undefined) throw new Error(`expected the theorem "${theorem}"`);
  const part = narrowed(whole, only);
  const code = await loadTheorem(root, module);
  const proved = (of: typeof rules) => {
    const { concerned, exceptions } = prove(triedOnDemand(part, of), code);
    return { concerned: sumOf(concerned), exceptions: sumOf(exceptions) };
  };
  expect(proved(rules).concerned).toBeGreaterThan(0);
  expect(proved(rules).exceptions).toBe(0);
  expect(proved(await faultyRules(root, rules, clause, from, to)).exceptions).toBeGreaterThan(0);
});

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
