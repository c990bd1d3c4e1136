import fc from 'fast-check';
import { GENERALS, GRADES, TROOP_TYPES, WORKS, type Troop, type TroopType } from '../../../../rules/index.ts';
import { ALL_ROLES, inOrder, type Army } from '../../index.ts';
import { formatTroop } from '../../../../rules/index.ts';

const words = fc.stringMatching(/^[A-Za-z0-9~,;:#!?().'é-][A-Za-z0-9~,;:#!?().'é-]{0,8}( [A-Za-z~,;#]{1,6})?$/);
const note = fc.option(words, { nil: '' }).map((text) => text.replace(/^[\s#]+/, ''));
const anyTroop: fc.Arbitrary<Troop> = fc
  .record({
    type: fc.constantFrom(...(Object.keys(TROOP_TYPES) as TroopType[]).filter((type) => type !== 'Bge')),
    grade: fc.constantFrom(...GRADES),
    training: fc.constantFrom('Reg' as const, 'Irr' as const, null),
  })
  .map((each) => ({ ...each, grade: TROOP_TYPES[each.type].graded ? each.grade : null }));
/** Prices as a list states them; left out where it states none. */
const stated = fc.option(
  fc.record({
    of: fc.constantFrom('each' as const, 'all' as const, 'line' as const),
    ap: fc.integer({ min: 0, max: 800 }).map((halves) => halves / 2),
  }),
  { nil: undefined },
);
const total = fc.option(fc.integer({ min: 0, max: 1000 }).map((halves) => halves / 2));
const count = fc.integer({ min: 1, max: 500 });
const comment = note.filter((text) => text !== '').map((text) => ({ kind: 'comment' as const, text }));
const unread = fc
  .constantFrom('3 Irr Wb', 'Comand, 2 (ally); x', '1 Reg Kn (O) genral # y', '~~c', '0 TF')
  .map((text) => ({ kind: 'unread' as const, text }));
const troopLine = fc
  .record({
    kind: fc.constant('troop' as const),
    count,
    troop: anyTroop,
    roles: fc.array(fc.constantFrom(...ALL_ROLES), { maxLength: 3 }).map(inOrder),
    note,
  })
  .map((line) => (line.roles.includes('general') ? { ...line, count: 1 } : line))
  .chain((line) => stated.map((each) => (each === undefined ? line : { ...line, stated: [each] })));
const worksLine = fc.record({ kind: fc.constant('works' as const), count, works: fc.constantFrom(...WORKS), note });
const ownPrices = fc
  .uniqueArray(
    fc.record({
      name: fc.oneof(anyTroop.map(formatTroop), fc.constantFrom('Bge', ...WORKS)),
      each: fc.integer({ min: 0, max: 400 }).map((halves) => halves / 2),
    }),
    { maxLength: 3, selector: ({ name }) => name },
  )
  .map((all) => all.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
/** Any army that a text can tell, lines that cannot be read among them. */
export const anyArmy: fc.Arbitrary<Army> = fc.record({
  name: fc.option(words, { nil: '' }),
  doubleBasedCavalry: fc.boolean(),
  commands: fc.array(
    fc.record({
      kind: fc.constantFrom(...GENERALS),
      waterborne: fc.boolean(),
      note,
      total,
      lines: fc.array(fc.oneof({ weight: 5, arbitrary: troopLine }, comment, unread), { maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  baggage: fc.nat(50),
  camp: fc.array(fc.oneof(worksLine, comment, unread), { maxLength: 3 }),
  ownPrices,
  total,
});
