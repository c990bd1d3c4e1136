import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, DBM_QUERIES, QuestionError } from '../../../src/rules/index.ts';
import { editions, readGenerated, rulesOf } from '../ask.ts';

const CODES = ['WW', 'Rv', 'Rd', 'BUA', 'fields', 'H(G)', 'H(S)', 'Wd', 'V', 'O', 'RGo', 'marsh', 'gully', 'other'];
const HELD = editions.slice(1);
const RUNS = { numRuns: 300 };

const code = fc.constantFrom(...CODES);
const role = fc.constantFrom('invader', 'defender');
const size = fc.constantFrom(null, 0.5, 1, 1.5);
const die = fc.constantFrom(null, 1, 2, 3, 4, 5, 6);
const yesOrNo = fc.constantFrom(null, true, false);
const seldom = fc.nat(5).map((number) => number === 0);
const codes = fc.subarray(CODES).map((all) => (all.length > 6 ? [] : all));

const earlier = fc.record({ feature: code, role, size, compulsory: fc.boolean() });
const question = fc
  .record({
    role,
    feature: fc.constantFrom(...CODES, 'hill'),
    size,
    compulsory: fc.boolean(),
    slopes: fc.constantFrom(null, 'gentle', 'mixed', 'steep'),
    coverings: fc.subarray(['Wd', 'V', 'brush', 'terraces', 'olives'], { maxLength: 2 }),
    withRoad: fc.boolean(),
    hillSize: fc.constantFrom(0, 0, 0, 1),
    across: fc.constantFrom(null, 700, 800),
    hasPf: yesOrNo,
    terrainInList: codes,
    compulsoryTypes: codes,
    navalElements: fc.constantFrom(null, 1, 2),
    failedFor: fc.subarray(['WW', 'Rv'], { maxLength: 1 }),
    die,
    positionDie: die,
    edge: fc.constantFrom(null, 'short', 'long'),
    course: fc.constantFrom(null, 'longToLong', 'shortToShort', 'shortToWaterway'),
    sector: fc.constantFrom(null, 'central', 'flank'),
    withinSector: yesOrNo,
    touchesWaterway: yesOrNo,
    touchesRearEdge: yesOrNo,
    linked: yesOrNo,
    withBua: yesOrNo,
    withCompulsoryWaterway: seldom,
    replacesBeach: seldom,
    promontory: seldom,
    featuresAlready: fc.array(earlier, { maxLength: 4 }),
  })
  .map(fitting);

/** Leave out what does not go with the feature. */
function fitting<Q extends { role: string; feature: string; hillSize: number; withRoad: boolean }>(asked: Q) {
  const hill = ['H(G)', 'H(S)', 'hill'].includes(asked.feature);
  const hillSize = asked.feature === 'BUA' ? asked.hillSize : 0;
  const bare = hill || hillSize > 0 ? {} : { slopes: null, coverings: [] };
  const known = asked.feature === 'hill' ? { feature: 'H(S)' } : {};
  return { ...asked, ...bare, ...known, hillSize, withRoad: asked.withRoad && hill && asked.role === 'invader' };
}

type Asked = typeof question extends fc.Arbitrary<infer Q> ? Q : never;

function answer(edition: string, asked: Asked) {
  const found = ask(DBM_QUERIES.terrain, rulesOf(edition), asked);
  return 'answer' in found ? null : found;
}

interface Published {
  readonly clauses: Readonly<Record<string, { readonly id: string }>>;
}
const pages = new Map(
  editions.map((edition) => {
    const { clauses } = readGenerated(`${edition}/rulebook.json`) as Published;
    return [edition, new Set(Object.values(clauses).map(({ id }) => id))];
  }),
);

describe.each(HELD)('in %s', (edition) => {
  const law = (name: string, holds: (asked: Asked) => void) => {
    test(name, () => {
      fc.assert(fc.property(question, holds), RUNS);
    });
  };

  law('every clause of a trail is one of the edition, or a clarification', (asked) => {
    const found = ask(DBM_QUERIES.terrain, rulesOf(edition), asked);
    for (const { clause } of found.trail)
      expect(clause.startsWith('bhgs.') || pages.get(edition)?.has(clause), clause).toBe(true);
  });

  law('the amounts of the trail add up', (asked) => {
    const found = answer(edition, asked);
    if (typeof found?.featureEquivalents !== 'number') return;
    const amount = found.trail.reduce((sum, step) => sum + (step.amount ?? 0), 0);
    const withOthers = found.trail.some(({ step }) => step === 'already placed');
    const counted = withOthers ? found.totalFeatureEquivalents : found.featureEquivalents;
    if (counted !== null) expect(amount).toBe(counted);
  });

  law('what is refused has no total to come to', (asked) => {
    const found = answer(edition, asked);
    if (found === null || found.allowed) return;
    expect([found.minimum, found.maximum, found.orNone]).toEqual([null, null, false]);
  });

  law('what is allowed stays within the maximum', (asked) => {
    const found = answer(edition, asked);
    if (!found?.allowed || found.maximum === null) return;
    // What stands already may be asked about though it is more than may stand: to that, only what counts nothing is added.
    if (found.featureEquivalents === 0) return;
    expect(found.totalFeatureEquivalents ?? 0).toBeLessThanOrEqual(found.maximum);
  });

  law('dice change nothing but by failing', (asked) => {
    const before = answer(edition, { ...asked, die: null });
    const after = answer(edition, asked);
    if (before === null || after === null || asked.die === null) return;
    const fails = before.diceNeeded.length > 0 && !before.diceNeeded.includes(asked.die);
    expect(after.allowed).toBe(before.allowed && !fails);
    const judgement = { allowed: 0, why: 0, trail: 0, compulsoryStillToPlace: 0 };
    const changed = { ...judgement, ...(fails ? { minimum: 0, maximum: 0, orNone: 0 } : {}) };
    expect({ ...after, ...changed }).toEqual({ ...before, ...changed });
  });

  law('every score of a dice has one position', (asked) => {
    const all = answer(edition, { ...asked, positionDie: null })?.position;
    if (all === null || all === undefined) return;
    expect(all.rows.flatMap(({ scores }) => scores).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    const positionDie = asked.positionDie ?? 1;
    const [row, ...others] = answer(edition, { ...asked, positionDie })?.position?.rows ?? [];
    expect(row?.scores).toContain(positionDie);
    expect(others).toEqual([]);
    expect(all.rows).toContainEqual(row);
  });

  law('no feature counts as more than it is', (asked) => {
    const found = answer(edition, asked);
    if (typeof found?.featureEquivalents !== 'number') return;
    expect(found.featureEquivalents).toBeLessThanOrEqual(found.actualFeatureEquivalents ?? 0);
    expect(found.featureEquivalents * 2).toBeGreaterThanOrEqual(
      asked.feature === 'Rd' ? 0 : (found.actualFeatureEquivalents ?? 0),
    );
  });

  law('a larger feature never makes a refusal of size into a permission, above 1', (asked) => {
    const smaller = answer(edition, { ...asked, size: 1 });
    const larger = answer(edition, { ...asked, size: 1.5 });
    if (smaller === null || !larger?.allowed) return;
    expect(smaller.allowed).toBe(true);
  });
});

test('3.0 tells nothing', () => {
  fc.assert(
    fc.property(question, (asked) => {
      const found = ask(DBM_QUERIES.terrain, rulesOf('3.0'), asked);
      expect('answer' in found && found.answer).toBeNull();
      expect(pages.get('3.0')?.has(found.trail[0]?.clause ?? '')).toBe(true);
    }),
    RUNS,
  );
});

describe('editions differ only where a sheet says so', () => {
  const isRoad = (asked: Asked) => [asked, ...asked.featuresAlready].some(({ feature }) => feature === 'Rd');
  const isWaterway = (asked: Asked) =>
    [asked, ...asked.featuresAlready].some(({ feature }) => feature === 'WW') || asked.compulsoryTypes.includes('WW');
  test.each<readonly [string, string, (asked: Asked) => boolean]>([
    ['3.1', '3.2', isRoad],
    ['3.2', '3.3', () => false],
    ['3.3', '3.4', isWaterway],
  ])('%s and %s', (older, newer, differ) => {
    fc.assert(
      fc.property(question, (asked) => {
        if (differ(asked)) return;
        const [before, after] = [answer(older, asked), answer(newer, asked)];
        expect(after && { ...after, edition: '' }).toEqual(before && { ...before, edition: '' });
      }),
      RUNS,
    );
  });
});

test('any mixture of features and fields is answered, or refused as badly formed', () => {
  fc.assert(
    fc.property(question, fc.constantFrom(...CODES), fc.constantFrom(...HELD), (asked, feature, edition) => {
      try {
        answer(edition, { ...asked, feature });
      } catch (error) {
        expect(error).toBeInstanceOf(QuestionError);
      }
    }),
    RUNS,
  );
});
