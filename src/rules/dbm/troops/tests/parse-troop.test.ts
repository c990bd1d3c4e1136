import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTroop, GRADES, parseTroop, TROOP_TYPES, TroopError, type Troop } from '../../../index.ts';

describe('a troop is read as players write it', () => {
  test.each<readonly [string, Troop]>([
    ['Reg Bd (O)', { training: 'Reg', type: 'Bd', grade: 'O' }],
    ['Irr Kn (F)', { training: 'Irr', type: 'Kn', grade: 'F' }],
    ['LH (O)', { training: null, type: 'LH', grade: 'O' }],
    ['irr kn(f)', { training: 'Irr', type: 'Kn', grade: 'F' }],
    ['REG WWG ( X )', { training: 'Reg', type: 'WWg', grade: 'X' }],
    ['  Reg   Bd   (S)  ', { training: 'Reg', type: 'Bd', grade: 'S' }],
    ['Regular blades (I)', { training: 'Reg', type: 'Bd', grade: 'I' }],
    ['irregular Light Horse (S)', { training: 'Irr', type: 'LH', grade: 'S' }],
    ['War Wagons (O)', { training: null, type: 'WWg', grade: 'O' }],
    ['Exp', { training: null, type: 'Exp', grade: null }],
    ['Irr Exp', { training: 'Irr', type: 'Exp', grade: null }],
    ['baggage', { training: null, type: 'Bge', grade: null }],
    ['Reg. Blade (O)', { training: 'Reg', type: 'Bd', grade: 'O' }],
    ['Regular Bow(S)', { training: 'Reg', type: 'Bw', grade: 'S' }],
  ])('%j', (written, troop) => {
    expect(parseTroop(written)).toEqual(troop);
  });

  // A pattern that tries a run of blanks again from each of its blanks would take days over these, or run out of memory.
  test.each(['Reg Bd%x!', 'Reg Bd (O%)!', 'Reg%Bd%(O)%!', 'Reg Bd%(%!'])('or refused at once: %s', (written) => {
    expect(() => parseTroop(written.replaceAll('%', ' '.repeat(10_000_000)))).toThrow(TroopError);
  });

  test.each(Object.entries(TROOP_TYPES))('%s by its abbreviation and by its name', (type, { name, graded }) => {
    const grade = graded ? ' (O)' : '';
    expect(parseTroop(`${type}${grade}`)).toEqual({ training: null, type, grade: graded ? 'O' : null });
    expect(parseTroop(`${name}${grade}`)).toEqual(parseTroop(`${type}${grade}`));
  });

  test.each([
    ['elephant', 'El'],
    ['knight', 'Kn'],
    ['camel', 'Cm'],
    ['camels', 'Cm'],
    ['spear', 'Sp'],
    ['pike', 'Pk'],
    ['blade', 'Bd'],
    ['aux', 'Ax'],
    ['wbd', 'Wb'],
    ['bow', 'Bw'],
    ['bows', 'Bw'],
    ['horde', 'Hd'],
    ['war wagon', 'WWg'],
    ['galley', 'Gal'],
    ['ship', 'Shp'],
    ['boat', 'Bts'],
  ])('%s are %s', (name, type) => {
    expect(formatTroop(parseTroop(`Irr ${name} (O)`))).toBe(`Irr ${type} (O)`);
  });

  test('an expendable has no grade', () => {
    expect(formatTroop(parseTroop('expendable'))).toBe('Exp');
  });

  test('what is written can be read back', () => {
    const troops = fc
      .record({
        type: fc.constantFrom(...(Object.keys(TROOP_TYPES) as Troop['type'][])),
        grade: fc.constantFrom(...GRADES),
        training: fc.constantFrom('Reg' as const, 'Irr' as const, null),
      })
      .map((troop): Troop => (TROOP_TYPES[troop.type].graded ? troop : { ...troop, grade: null }));
    fc.assert(
      fc.property(troops, (troop) => {
        expect(parseTroop(formatTroop(troop))).toEqual(troop);
        expect(parseTroop(formatTroop(troop).toUpperCase())).toEqual(troop);
      }),
    );
  });
});

describe('a troop that cannot be read is told why', () => {
  test.each([
    ['Kb (O)', 'unknown type "Kb", did you mean "Kn"?'],
    ['Reg Kb (O)', 'unknown type "Kb", did you mean "Kn"?'],
    ['Reg Lh (Q)', 'unknown grade "Q" of LH: expected one of S, O, I, F, X'],
    ['Bd (1)', 'unknown grade "1" of Bd: expected one of S, O, I, F, X'],
    ['Irr Exp (O)', 'expected "Exp", as expendables have no grade, found "Irr Exp (O)"'],
    ['baggage (x)', 'expected "Bge", as baggage have no grade, found "baggage (x)"'],
    ['Bge (7)', 'unknown grade "7" of Bge: expected one of S, O, I, F, X'],
    ['Reg Bd', '"Reg Bd" has no grade: expected one of S, O, I, F, X, as in "Bd (O)"'],
    ['light horse', '"light horse" has no grade: expected one of S, O, I, F, X, as in "LH (O)"'],
    ['', 'expected a troop such as "Reg Bd (O)" or "LH (F)", found ""'],
    ['Bd (OO)', 'expected a troop such as "Reg Bd (O)" or "LH (F)", found "Bd (OO)"'],
    ['Bd (O) x', 'expected a troop such as "Reg Bd (O)" or "LH (F)", found "Bd (O) x"'],
    ['42', 'expected a troop such as "Reg Bd (O)" or "LH (F)", found "42"'],
  ])('%j', (written, message) => {
    expect(() => parseTroop(written)).toThrow(new TroopError(message));
  });
});
