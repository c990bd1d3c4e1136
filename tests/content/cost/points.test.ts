import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRuleSet, DBM_STEPS, type DbmClauseCode } from '../../../src/rules/index.ts';
import { compareAnswers, EXAMPLE, POINTS_TOOL, readArmy, type PointsShown } from '../../../src/site/tools/index.ts';
import { anyArmy } from '../../../src/site/tools/points/tests/any-army.ts';
import { editions, importGenerated, readGenerated, rulesOf } from '../ask.ts';

function answer(edition: string, text: string): PointsShown {
  const reply = POINTS_TOOL.reply(rulesOf(edition), { army: readArmy(text).army, ap: null });
  if (reply.kind !== 'answer') throw new Error(`expected an answer, found ${JSON.stringify(reply)}`);
  return reply.answer;
}

// Added up by hand from the tables: sec-p09-13:cost-regular, cost-irregular, surcharge-generals, chariots,
// surcharge-mounted-infantry, temporary-fortifications; dbm-3.2:p11-cost-reg-blades and p11-cost-reg-auxilia;
// dbm-3.3:s2-cost-reg-sp-s; dbm-3.4:p11-adjust-two-regular-generals and p11-cost-irr-bw-s.
describe('the example comes to', () => {
  test.each([
    ['3.0', 371, [186, 120, 57], []],
    ['3.1', 371, [186, 120, 57], []],
    ['3.2', 357, [172, 120, 57], []],
    ['3.3', 351, [166, 120, 57], []],
    ['3.4', 343, [161, 117, 57], [348]],
  ])('in %s: %d AP', (edition, ap, commands, otherwise) => {
    const shown = answer(edition, EXAMPLE);
    expect([shown.ap, shown.commands.map((command) => command.ap), shown.otherPrices.map((other) => other.ap)]).toEqual(
      [ap, commands, otherwise],
    );
    expect([shown.camp.ap, shown.elements, shown.unpriced, shown.unread]).toEqual([8, 59, 0, 0]);
    // Whether baggage has a price is not held.
    expect(
      shown.camp.lines.map(({ name, price, refusal }) => [name, price?.total, refusal?.clauses[0]?.clause]),
    ).toEqual([
      ['TF', 8, undefined],
      ['Bge', undefined, 'element-cost.others'],
    ]);
    expect(shown.facts).toContainEqual({ label: 'Incomplete', text: 'no price for 6 baggage' });
  });

  // dbm-3.1:p25-losses-b1-ee-values, sec-p14-17-25:demoralised-third
  test.each(['3.1', '3.2', '3.3', '3.4'])('in %s: 55 element equivalents', (edition) => {
    const { count, commands, leastBaggage } = answer(edition, EXAMPLE);
    expect([count.equivalents, count.defeatedAt, leastBaggage?.minimum]).toEqual([55, 27.5, 6]);
    // The third and the half are by secondary sources, the quarter is not.
    expect([[...count.secondary], ...commands.map((command) => [...command.count.secondary])]).toEqual([
      ['defeated at'],
      ['demoralised at'],
      ['demoralised at'],
      ['demoralised at'],
    ]);
    expect(
      commands.map((command) => [
        command.count.equivalents,
        command.count.demoralisedAt,
        command.count.quarterLostAt,
        command.elements,
      ]),
    ).toEqual([
      [25, 8.5, 6.5, 27],
      [15, 5, 4, 15],
      [15, 5, 4, 17],
    ]);
  });

  test('in 3.0: it is priced, though what it counts for is not held, and the clause says so', () => {
    const { count, commands, secondary } = answer('3.0', EXAMPLE);
    expect([count.equivalents, commands[0]?.count.demoralisedAt, secondary]).toEqual([null, null, true]);
    expect(count.refusal?.clauses.map(({ clause }) => clause)).toEqual(['losses.element-equivalents']);
  });
});

test('the lines whose price differs from 3.2 to 3.4 are told, with the clauses that make it so', () => {
  const [before, after] = [answer('3.2', EXAMPLE), answer('3.4', EXAMPLE)];
  const lines = (shown: PointsShown) => [...shown.commands, shown.camp].flatMap((each) => each.lines);
  const steps = (line: PointsShown['camp']['lines'][number]) => ({
    question: '',
    facts: [],
    steps: line.price?.steps ?? [],
  });
  const differing = lines(before).flatMap((line, index) => {
    const later = lines(after)[index]!;
    const compared = compareAnswers(steps(line), steps(later), { here: () => true, there: () => true }).steps.filter(
      ({ differs }) => differs,
    );
    return compared.map(({ here, there }) => [line.name, here?.amount, there?.amount, (here ?? there)?.clause]);
  });
  expect(differing).toEqual([
    ['Reg Kn (O)', undefined, -5, 'element-cost.one-other-regular-general'],
    ['Reg Sp (S)', 7, 6, 'element-cost.regular'],
    ['Reg Cv (O)', undefined, -5, 'element-cost.one-other-regular-general'],
    ['Irr Bw (S)', 5, 5.5, 'element-cost.irregular'],
  ]);
});

test.each([
  ['3.2', '3 FO', 'no text that we have gives a price for FO'],
  ['3.4', 'Command\n4 Irr Sp (S)', 'no text that we have gives a price for Irr Sp (S)'],
])('in %s a line without a price is left out, and says why: %s', (edition, line, why) => {
  const { camp, commands, unpriced, ap } = answer(edition, `12 Irr Wb (O)\n${line}`);
  const refused = [...commands, camp].flatMap(({ lines }) => lines.flatMap(({ refusal }) => refusal?.why ?? []));
  expect([ap, unpriced, refused]).toEqual([36, 1, [why]]);
});

describe.each(editions)('%s, as a browser loads it', (edition) => {
  test('prices every army as the command does, and every clause that it names is there', async () => {
    const { clauses } = (await importGenerated(`${edition}/calculator.ts`)) as { clauses: readonly DbmClauseCode[] };
    const { clauses: published } = readGenerated(`${edition}/rulebook.json`) as {
      clauses: Readonly<Record<string, object>>;
    };
    const lean = createRuleSet({ steps: DBM_STEPS }, edition, clauses);
    fc.assert(
      fc.property(anyArmy, (army) => {
        const reply = POINTS_TOOL.reply(lean, { army, ap: null });
        expect(reply).toEqual(POINTS_TOOL.reply(rulesOf(edition), { army, ap: null }));
        if (reply.kind !== 'answer') return;
        const { answer: shown } = reply;
        expect(shown.steps.map(({ clause }) => clause).filter((id) => !(id in published))).toEqual([]);
        const parts = [...shown.commands.map(({ ap }) => ap), shown.camp.ap];
        expect(parts.reduce((sum, ap) => sum + ap, 0)).toBe(shown.ap);
      }),
      { numRuns: 60 },
    );
  });
});
