import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ask,
  COMBAT_QUERIES,
  createRuleSet,
  DBM_STEPS,
  GRADES,
  TROOP_TYPES,
  type DbmClauseCode,
  type DbmRules,
} from '../../src/rules/index.ts';
import {
  COMBAT_TOOL,
  PIP_TOOL,
  readAddress,
  TERRAIN_TOOL,
  type State,
  type StateFields,
} from '../../src/site/tools/index.ts';
import { combatQuestion } from '../../src/site/tools/combat/question.ts';
import { situations, type Asks } from '../../src/site/tools/question/tests/situations.ts';
import { editions, importGenerated, readGenerated, rulesOf } from './ask.ts';

interface Replies<F extends StateFields> extends Asks<F> {
  readonly name: string;
  reply(rules: DbmRules, state: State<F>): unknown;
}

/** What the compiler wrote of an edition for a browser. */
interface CalculatorModule {
  readonly clauses: readonly DbmClauseCode[];
  readonly elsewhere: Readonly<Record<string, string>>;
}

const modules = new Map<string, CalculatorModule>();
for (const edition of editions)
  modules.set(edition, (await importGenerated(`${edition}/calculator.ts`)) as CalculatorModule);

const troop = fc
  .record({ type: fc.constantFrom(...Object.keys(TROOP_TYPES)), grade: fc.constantFrom(...GRADES) })
  .map(({ type, grade }) => (['Exp', 'Bge'].includes(type) ? type : `${type}+(${grade})`));
const told = fc.subarray([
  'a.gen=1',
  'b.gen=1',
  'a.ov=1',
  'b.going=rough',
  'a.up=1',
  'b.flank=1',
  'a.moved=1',
  'b.fort=PF',
  'mode=shooting',
  'by=both',
]);
const combat = fc
  .record({ a: troop, b: troop, deep: fc.boolean(), told })
  .map(({ a, b, deep, told: more }) => [`a=${a}`, `b=${b}`, ...(deep ? [`a.ranks=${a}`] : []), ...more].join('&'));

const stateOf = (query: string) => readAddress(COMBAT_TOOL.fields, query, editions).state;

describe.each(editions)('%s, as a browser loads it', (edition) => {
  const { clauses, elsewhere } = modules.get(edition)!;
  const lean = createRuleSet({ steps: DBM_STEPS }, edition, clauses);

  test('has the odds that the command has, and is open where the command is', () => {
    fc.assert(
      fc.property(combat, (query) => {
        const reply = COMBAT_TOOL.reply(lean, stateOf(query));
        const answer = ask(COMBAT_QUERIES.combat, rulesOf(edition), combatQuestion(stateOf(query)));
        if ('answer' in answer) expect(reply).toEqual({ kind: 'open', why: answer.why, clauses: answer.trail });
        else if ('odds' in answer && reply.kind === 'answer') {
          const { a, b, throws } = reply.answer;
          for (const outcome of ['stand', 'recoil', 'flee', 'destroyed'] as const) {
            const shown = [a, b].map((side) => (side.outcomes[outcome] - (side.open[outcome] ?? 0)) / throws);
            expect(shown).toEqual([answer.fateOdds.a[outcome], answer.fateOdds.b[outcome]]);
          }
        } else expect(reply.kind).toBe('answer');
      }),
      { numRuns: 100 },
    );
  });

  // What a page does not load would be passed over in silence.
  const repliesInFull = <F extends StateFields>(tool: Replies<F>): void => {
    test(`${tool.name}: replies as with all clauses`, () => {
      fc.assert(
        fc.property(situations(tool), (state) => {
          expect(tool.reply(lean, state)).toEqual(tool.reply(rulesOf(edition), state));
        }),
        { numRuns: 150 },
      );
    });
  };
  repliesInFull(COMBAT_TOOL);
  repliesInFull(PIP_TOOL);
  repliesInFull(TERRAIN_TOOL);

  test('says of every clause that a step comes from where it stands', () => {
    const { clauses: published } = readGenerated(`${edition}/rulebook.json`) as {
      clauses: Readonly<Record<string, { readonly url: string }>>;
    };
    const { clarifications } = readGenerated('clarifications.json') as {
      clarifications: Readonly<Record<string, { readonly url: string }>>;
    };
    const urlOf = (id: string): string => elsewhere[id] ?? `/${edition}/${id.split('.')[0] ?? ''}/#${id}`;
    const wrong = ['resolving-combat.score', ...clauses.map(({ id }) => id)].filter(
      (id) => urlOf(id) !== (published[id] ?? clarifications[id])?.url,
    );
    expect(wrong).toEqual([]);
  });

  // The calculator asks neither; should a rule ever look at them, it has to.
  test('does not care in combat who is regular, nor whose bound it is', () => {
    fc.assert(
      fc.property(combat, fc.constantFrom('Reg ', 'Irr '), fc.constantFrom('a', 'b'), (query, training, bound) => {
        const question = combatQuestion(stateOf(query))!;
        const other = { ...question, bound, a: { ...question.a, troop: `${training}${String(question.a.troop)}` } };
        expect(ask(COMBAT_QUERIES.combat, rulesOf(edition), other)).toEqual(
          ask(COMBAT_QUERIES.combat, rulesOf(edition), question),
        );
      }),
      { numRuns: 100 },
    );
  });
});
