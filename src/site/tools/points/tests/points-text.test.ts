import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GENERALS } from '../../../../rules/index.ts';
import type { Army } from '../army/army.ts';
import { CUT_SHORT } from '../text/army-code.ts';
import { EMPTY_ARMY, EXAMPLE, isTroop, readArmy, readArmyCode, writeArmy, writeArmyCode } from '../../index.ts';
import { anyArmy } from './any-army.ts';

/** The army of some lines as it is written again. */
const again = (...lines: readonly string[]) =>
  writeArmy(readArmy(lines.join('\n')).army)
    .trimEnd()
    .split('\n');

/** What is wrong with some lines. */
const wrong = (...lines: readonly string[]) => readArmy(lines.join('\n')).problems;

describe('a line of troops', () => {
  test.each([
    ['12 Irr Wb (O)', '12 Irr Wb (O)'],
    ['Irr Wb (O)', '1 Irr Wb (O)'],
    ['12 x Irr Wb (O)', '12 Irr Wb (O)'],
    ['12x Irr Wb(O)', '12 Irr Wb (O)'],
    ['12×irr wb (o)', '12 Irr Wb (O)'],
    ['12\tIrr\tWb\t(O)', '12 Irr Wb (O)'],
    ['12, Irr Wb (O)', '12 Irr Wb (O)'],
    ['- 12 Irr Wb O', '12 Irr Wb (O)'],
    ['• 12 I Wb [O]', '12 Irr Wb (O)'],
    ['4 R. light horse (F)', '4 Reg LH (F)'],
    ['2 irregular war wagons (S)', '2 Irr WWg (S)'],
    ['3 Exp', '3 Exp'],
    ['12 Irr Wb (O) @3 = 36 AP', '12 Irr Wb (O) @ 3 AP = 36 AP'],
    ['12 Irr Wb (O) 36 points', '12 Irr Wb (O) 36 AP'],
    ['4 Irr Bw (S) @ 5½', '4 Irr Bw (S) @ 5.5 AP'],
    ['Irr Wb (O) x 12', '12 Irr Wb (O)'],
    ['Irr Wb (O) general x1', '1 Irr Wb (O) general'],
    ['8 - Reg Bd (O)', '8 Reg Bd (O)'],
    ['8 Bd (O) Reg', '8 Reg Bd (O)'],
    ['8 Reg Blades Ordinary', '8 Reg Bd (O)'],
    ['4 Mtd Reg Bw (O)', '4 Reg Bw (O) mounted infantry'],
    ['2 Reg Sp (S) (Triarii)', '2 Reg Sp (S) # Triarii'],
    ['2 Reg Sp (S) - Triarii', '2 Reg Sp (S) # Triarii'],
    ['Allies: 6 Irr Ax (O)', '6 Irr Ax (O) # Allies'],
    ['12 Irr Wb (O) # Gauls # and others', '12 Irr Wb (O) # Gauls # and others'],
    ['Gauls: 12 Irr Wb (O)', '12 Irr Wb (O) # Gauls'],
    ['1 Reg Kn (O) general', '1 Reg Kn (O) general'],
    ['1 Reg Kn (O), gen.', '1 Reg Kn (O) general'],
    ['1 Reg Kn (O) (general)', '1 Reg Kn (O) general'],
    ["1 general's Reg Kn (O)", '1 Reg Kn (O) general'],
    ['General Smith: 1 Reg Kn (O)', '1 Reg Kn (O) general # Smith'],
    ['4 Reg Bw (O) mounted', '4 Reg Bw (O) mounted infantry'],
    ['4 Reg Bw (O), mtd inf', '4 Reg Bw (O) mounted infantry'],
    ['1 Irr Kn (F) in chariots + general', '1 Irr Kn (F) general, chariots'],
    ['4 Reg Bw (O) rear rank of a double base', '4 Reg Bw (O) rear of double base'],
    ['4 Reg Bw (O) rear (DBE)', '4 Reg Bw (O) rear of double base'],
    ['4 Reg Bw (O) double-based rear', '4 Reg Bw (O) rear of double base'],
    ['4 Reg Bw (X) front of a double base', '4 Reg Bw (X) front of double base'],
    ['4 Reg Bw (O) rear of double base, by choice', '4 Reg Bw (O) double-based by choice'],
  ])('%s', (line, written) => {
    expect(wrong(line)).toEqual([]);
    expect(again(line)).toEqual(['Command 1 (C-in-C)', written]);
  });

  test.each([
    ['12 Irr Wbb (O)', 'unknown type "Wbb", did you mean "Wb"?'],
    ['12 Irr Wb', '"Irr Wb" has no grade: expected one of S, O, I, F, X, as in "Wb (O)"'],
    ['4 Irr', 'expected troops behind "Irr", as in "4 Irr Wb (O)"'],
    ['12 Irr Wb (Q)', 'unknown grade "Q" of Wb: expected one of S, O, I, F, X'],
    ['0 Irr Wb (O)', 'expected a whole number from 1 to 500, found "0"'],
    ['501 Irr Wb (O)', 'expected a whole number from 1 to 500, found "501"'],
    ['1.5 Irr Wb (O)', 'expected a whole number from 1 to 500, found "1.5"'],
    ['12', 'expected troops such as "12 Irr Wb (O)", found "12"'],
    ['Own price: Bgg 2', 'unknown type "Bgg", did you mean "Bge"?'],
    [
      'Own price: Bge 2.2',
      'expected troops and what one costs, in halves up to 200, as in "Own price: Bge 2", found "Bge 2.2"',
    ],
    ['1 Reg Kn (O) genral', '"genral" is not understood; did you mean "general"?'],
    [
      '4 Irr HEAVY (O)',
      '"HEAVY" is no type of troops; they are El, Kn, Cv, LH, Cm, Exp, Sp, Pk, Bd, Ax, Wb, Bw, Ps, Hd, Art, WWg, Bge, Gal, Shp, Bts',
    ],
    [
      '12 Irr Wb (O) bananas',
      '"bananas" is not understood; put # before a remark, or say general, mounted infantry, chariots, front of double base, rear of double base, double-based by choice',
    ],
    ['6 Bge general', 'expected no role for baggage, found "general"'],
    ['51 Bge', 'expected at most 50 baggage elements, found 51'],
    ['C-in-C: 4 TF', 'expected the troops of a general, found "TF"'],
    [
      'Comand 2 (ally)',
      'expected troops such as "12 Irr Wb (O)", or a heading such as "Command 1 (C-in-C)", found "Comand 2 (ally)"; did you mean "Command"?',
    ],
    ['Command 2 (sub-genral)', 'expected C-in-C, sub-general or ally, found "sub-genral"; did you mean "sub-general"?'],
    ['Command 2: 12 Irr Wb (O)', 'expected a heading on a line of its own, found "12 Irr Wb" after it'],
  ])('%s: %s', (line, why) => {
    expect(wrong('# first', line, '3 Irr Ps (O)')).toEqual([{ line: 2, text: line, why }]);
    expect(again('# first', line, '3 Irr Ps (O)')).toEqual(['Command 1 (C-in-C)', '# first', line, '3 Irr Ps (O)']);
  });
});

describe('of a line with a general one element is his', () => {
  test.each([
    ['12 Reg Bd (O) general', ['1 Reg Bd (O) general', '11 Reg Bd (O)']],
    ['2 Reg Bd (O) general @ 6', ['1 Reg Bd (O) general # with the others @ 6 AP', '1 Reg Bd (O)']],
    [
      'C-in-C: 2 Irr Kn (F) in chariots # guard',
      ['1 Irr Kn (F) general, chariots # guard', '1 Irr Kn (F) chariots # guard'],
    ],
    ['1 Reg Bd (O) general', ['1 Reg Bd (O) general']],
  ])('%s', (line, lines) => {
    expect(wrong(line)).toEqual([]);
    expect(again(line)).toEqual(['Command 1 (C-in-C)', ...lines]);
  });
});

describe('what may mean something else is not read as the likeliest', () => {
  const oneGeneral = (found: string) =>
    `expected one general, found ${JSON.stringify(found)}: tell each in a command of his own, as in "1 Reg Cv (O) sub-general"`;
  const amongThem = (text: string) =>
    `whether a general is one of these elements cannot be told from ${JSON.stringify(text)}: tell him on a line of his own, as in "1 Reg Kn (O) C-in-C", and put # before a remark`;
  const ally = (word: string) =>
    `"${word}" may tell of an ally’s troops, or of their general: say "ally-general", put # before a remark, or begin a command with "Command (ally)"`;
  const place = (text: string, role: string) =>
    `"${text}" may just say where they stand: say "${role} of double base" if they are half of one, or put # before a remark`;

  test.each([
    ['2 Irr Kn (O) sub-generals', oneGeneral('sub-generals')],
    ['Sub-generals: 2 Reg Cv(O)', oneGeneral('Sub-generals')],
    ['Generals: 3 Reg Kn (S)', oneGeneral('Generals')],
    ['12 Reg Bd (O) generals', oneGeneral('generals')],
    ['Sub-generals', oneGeneral('Sub-generals')],
    ['C-in-C and sub-general: 2 Reg Cv (O)', amongThem('C-in-C and sub-general')],
    ['C-in-C + 3 Reg Kn (O)', amongThem('C-in-C + 3 Reg Kn (O)')],
    ['C-in-C with 3 Reg Kn (O)', amongThem('C-in-C with 3 Reg Kn (O)')],
    ["General's bodyguard: 3 Reg Kn (S)", amongThem("General's bodyguard")],
    [
      '2 Reg Kn (O) C-in-C, sub-general',
      'expected one general, found C-in-C and sub-general: tell each in a command of his own',
    ],
    ['8 Irr Wb (O) allied', ally('allied')],
    ['8 Irr Wb (O) ally', ally('ally')],
    ['Allied 4 Irr LH (F)', ally('allied')],
    ['Allied 1 Irr LH (F)', ally('allied')],
    ['Ally: 6 Irr Ax (O)', ally('ally')],
    ['Allied troops: 6 Irr Ax (O)', amongThem('Allied troops')],
    ['8 Reg Sp (O) rear', place('rear', 'rear')],
    ['8 Reg Sp (O) front rank', place('front rank', 'front')],
    [
      '8 Reg Sp (O) DBE',
      '"DBE" does not say which element of it: tell each on a line of its own, "front of double base" and "rear of double base"',
    ],
    ['Reg Bd (O) 8', '"8" may be their number, or a price: put the number first, or an x before it, as in "TF x 4"'],
    ['TF 4', '"4" may be their number, or a price: put the number first, or an x before it, as in "TF x 4"'],
    ['2 Reg Sp (S) (genral)', '"genral)" is not understood; did you mean "general"?'],
    [
      '4 MI Irr Bw (O)',
      '"MI" is no type of troops; they are El, Kn, Cv, LH, Cm, Exp, Sp, Pk, Bd, Ax, Wb, Bw, Ps, Hd, Art, WWg, Bge, Gal, Shp, Bts',
    ],
  ])('%s', (line, why) => {
    expect(wrong(line, '3 Irr Ps (O)')).toEqual([{ line: 1, text: line, why }]);
  });

  test.each([
    ['Ally 1 Irr Kn (F)', 'Command 1 (ally)', '1 Irr Kn (F) general'],
    ['Ally-general: 1 Irr Kn (F)', 'Command 1 (ally)', '1 Irr Kn (F) general'],
    ['1 Irr Kn (F) ally', 'Command 1 (ally)', '1 Irr Kn (F) general'],
    ['Allied: 1 Irr Kn (F) general', 'Command 1 (ally)', '1 Irr Kn (F) general'],
    ['SG: 1 Irr Kn (F)', 'Command 1 (sub-general)', '1 Irr Kn (F) general'],
  ])('%s is the general', (line, ...written) => {
    expect(wrong(line)).toEqual([]);
    expect(again(line)).toEqual(written);
  });
});

describe('what a list says of prices', () => {
  test('is kept with what it says it of', () => {
    const list = ['Command 1 (C-in-C) - 140 AP', '4 Irr Bw (S) @ 5½ # Welsh', '4 TF 8 AP', 'Total 400AP', '6 Bge @ 0'];
    expect(wrong(...list)).toEqual([]);
    expect(again(...list)).toEqual([
      'Command 1 (C-in-C) = 140 AP',
      '4 Irr Bw (S) @ 5.5 AP # Welsh',
      '',
      'Baggage and fortifications',
      '6 Bge',
      '4 TF 8 AP',
      '# 6 Bge @ 0 AP',
      '',
      'Total: 400 AP',
    ]);
  });

  test('a total among others is that of what stands before it, unless it says that it is of all', () => {
    const parts = ['Command', '3 Irr Ps (O)', 'Total: 9', 'Command', '3 Irr Ps (O)', 'Total: 9 AP'];
    expect([
      readArmy(parts.join('\n')).army.total,
      readArmy([...parts, 'Grand total 18'].join('\n')).army.total,
    ]).toEqual([null, 18]);
    expect(again(...parts)).toEqual([
      'Command 1 (C-in-C)',
      '3 Irr Ps (O)',
      '# Total: 9',
      '',
      'Command 2 (sub-general)',
      '3 Irr Ps (O)',
      '# Total: 9 AP',
    ]);
  });
});

describe('a heading', () => {
  test.each([
    ['Command 1 (C-in-C)', 'Command 1 (C-in-C)'],
    ['Command 1 (C-in-C) - 140 AP', 'Command 1 (C-in-C) = 140 AP'],
    ['command 7: sub-general', 'Command 1 (sub-general)'],
    ["Sub-general's command", 'Command 1 (sub-general)'],
    ['2nd command (sub)', 'Command 1 (sub-general)'],
    ['Cmd 1', 'Command 1 (C-in-C)'],
    ['CinC', 'Command 1 (C-in-C)'],
    ['Ally-general 2:', 'Command 1 (ally)'],
    ['Command 3 (ally): Serbians', 'Command 1 (ally) # Serbians'],
    ['Command 3 (Serbian ally) # late', 'Command 1 (C-in-C) # Serbian ally, late'],
    ['Command 2 (ally, waterborne)', 'Command 1 (ally, waterborne)'],
  ])('%s', (line, heading) => {
    expect(wrong(line)).toEqual([]);
    expect(again(line, '3 Irr Ps (O)')).toEqual([heading, '3 Irr Ps (O)']);
  });

  test('of a command of which it is not told whose: the first is the C-in-C, the others sub-generals', () => {
    expect(again('Command', 'Command', 'Command (ally)').filter(Boolean)).toEqual([
      'Command 1 (C-in-C)',
      'Command 2 (sub-general)',
      'Command 3 (ally)',
    ]);
    expect(again('Command', 'Command (C-in-C)').filter(Boolean)).toEqual([
      'Command 1 (sub-general)',
      'Command 2 (C-in-C)',
    ]);
  });

  test('is not needed: a general who is named begins a command', () => {
    expect(again('C-in-C: 1 Reg Kn (O)', '12 Reg Bd (O)', 'Sub-general: 1 Reg Cv (O)', 'Ally 1 Irr Kn (F)')).toEqual([
      'Command 1 (C-in-C)',
      '1 Reg Kn (O) general',
      '12 Reg Bd (O)',
      '',
      'Command 2 (sub-general)',
      '1 Reg Cv (O) general',
      '',
      'Command 3 (ally)',
      '1 Irr Kn (F) general',
    ]);
  });

  test('whose general stands below it is no second command', () => {
    expect(again('Command 1', '12 Reg Bd (O)', 'Ally-general: 1 Reg Kn (O)')).toEqual([
      'Command 1 (ally)',
      '12 Reg Bd (O)',
      '1 Reg Kn (O) general',
    ]);
  });
});

describe('what belongs to the whole army', () => {
  test('may stand anywhere, and is written at its end', () => {
    expect(
      again(
        'Army: Franks; late',
        '6 TF',
        '4 Bge',
        '3 Irr Ps (O)',
        'double-based cavalry',
        'Baggage: 1',
        'Bg x 1',
        '2 pf tower',
        'TF (camp)',
      ),
    ).toEqual([
      'Army: Franks; late',
      'Cavalry double-based by list',
      '',
      'Command 1 (C-in-C)',
      '3 Irr Ps (O)',
      '',
      'Baggage and fortifications',
      '6 Bge',
      '6 TF',
      '2 PF tower',
      '1 TF camp',
    ]);
  });

  test('rules are passed over, and what tells no total of the army is a remark', () => {
    expect(again('----', '3 Irr Ps (O)', '', '=====', 'Totals', 'Subtotal: 3', '***')).toEqual([
      'Command 1 (C-in-C)',
      '3 Irr Ps (O)',
      '# Totals',
      '# Subtotal: 3',
    ]);
  });

  test('troops do not stand below the heading of baggage', () => {
    expect(wrong('Baggage & camp', '6 Bge', '3 Irr Ps (O)')).toEqual([
      {
        line: 3,
        text: '3 Irr Ps (O)',
        why: 'expected baggage or fortifications here, found "3 Irr Ps (O)": troops stand under a command',
      },
    ]);
  });

  test.each([
    [['Army: A', 'Army: B'], 'expected one name, found another after "A"'],
    [['40 Bge', '11 Bge'], 'expected at most 50 baggage elements, found 51'],
  ])('is told once: %j', (lines, why) => {
    expect(wrong(...lines)).toEqual([{ line: 2, text: lines[1], why }]);
  });

  test.each([[['50 Bge']], [['40 Bge', '10 Bge']]])('is none where baggage is as much as may be: %j', (lines) => {
    expect(wrong(...lines)).toEqual([]);
  });
});

/** Parts of lines, right and wrong, in any order. */
const anyText = fc
  .array(
    fc
      .array(
        fc.oneof(
          fc.constantFrom('12', '0', 'Irr', 'Reg', 'Wb', 'Kn', '(O)', 'F', 'general', 'ally', 'C-in-C:', 'Command 2'),
          fc.constantFrom('Bge', '40 Bge', 'TF', 'Baggage', 'Army: x', '# y', 'rear', 'by choice', '(ally)', ',', 'Wx'),
          fc.string({ maxLength: 6 }),
        ),
        { maxLength: 6 },
      )
      .map((parts) => parts.join(' ')),
    { maxLength: 12 },
  )
  .map((lines) => lines.join('\n'));

describe('an army', () => {
  test('is read from the text that it is written as', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        expect(readArmy(writeArmy(army)).army).toEqual(army);
      }),
    );
  });

  test('is read from the address that it is written in, or from its text in an address', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        expect(readArmyCode(writeArmyCode(army))).toEqual(army);
        expect(readArmyCode(writeArmy(army))).toEqual(army);
      }),
    );
  });

  test('of any text is the same once it is written and read again, whatever could not be read', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { army, problems } = readArmy(text);
        const second = readArmy(writeArmy(army));
        expect(second.army).toEqual(army);
        expect(second.problems.map(({ text: line }) => line).toSorted()).toEqual(
          problems.map(({ text: line }) => line).toSorted(),
        );
        expect(readArmyCode(writeArmyCode(army))).toEqual(army);
      }),
      { numRuns: 1000 },
    );
  });

  test('of any address that was damaged is read as far as it can be', () => {
    fc.assert(
      fc.property(anyArmy, fc.nat(), fc.string({ maxLength: 3 }), (army, place, more) => {
        const code = writeArmyCode(army);
        const at = place % (code.length + 1);
        const damaged = readArmyCode(code.slice(0, at) + more + code.slice(at + 1));
        expect(readArmyCode(writeArmyCode(damaged))).toEqual(damaged);
      }),
    );
  });

  test('of which nothing is told is nothing in an address', () => {
    expect([writeArmyCode(EMPTY_ARMY), readArmyCode('')]).toEqual(['', EMPTY_ARMY]);
  });

  test('stands in an address as it did when the first link was sent', () => {
    const code =
      '~Franks~c late;cw,1rKnOg,12iWbO#Gauls,#a remark,!3 Irr Wb;a#Serbs,1ElSgc,3Exp,4BwXf;bd6,4TF,2TFc,1PFgt';
    const army = readArmyCode(code);
    expect(writeArmyCode(army)).toBe(code.replace(';', `~l${String(code.length - code.indexOf(';') - 1)};`));
    expect(writeArmy(army).trimEnd().split('\n')).toEqual([
      'Army: Franks, late',
      'Cavalry double-based by list',
      '',
      'Command 1 (C-in-C, waterborne)',
      '1 Reg Kn (O) general',
      '12 Irr Wb (O) # Gauls',
      '# a remark',
      '3 Irr Wb',
      '',
      'Command 2 (ally) # Serbs',
      '1 El (S) general, chariots',
      '3 Exp',
      '4 Bw (X) front of double base',
      '',
      'Baggage and fortifications',
      '6 Bge',
      '4 TF',
      '2 TF camp',
      '1 PF gate tower',
    ]);
  });

  test('what of an address cannot be read stands among its lines', () => {
    const { commands } = readArmyCode('~;c,12iWbO,12iZzO,4BwOz;q,3iPsO');
    expect(commands.flatMap(({ lines }) => lines.map((line) => (isTroop(line) ? line.count : line.text)))).toEqual([
      12,
      '12iZzO',
      '4 Bw (O) ?z',
      'q',
      3,
    ]);
  });

  test('that was cut short on its way is none that is smaller', () => {
    const whole = writeArmyCode(readArmy(EXAMPLE).army);
    const textsOf = ({ commands, camp }: Army): readonly string[] =>
      [...commands.flatMap(({ lines }) => lines), ...camp].flatMap((line) =>
        line.kind === 'unread' ? [line.text] : [],
      );
    expect(textsOf(readArmyCode(whole))).toEqual([]);
    for (let length = 1; length < whole.length; length++)
      expect(textsOf(readArmyCode(whole.slice(0, length)))).toContain(CUT_SHORT);
  });

  test('of an older link is read as it stands', () => {
    for (const name of ['Two * 2', 'Two~l90', 'Two~~l90', 'l90', '~']) {
      const army = { ...readArmy('1 Reg Kn (O) general').army, name };
      expect(readArmyCode(writeArmyCode(army)), name).toEqual(army);
      expect(readArmyCode(writeArmyCode(army).replace(/~l\d+;/, ';')), name).toEqual(army);
    }
  });

  test('of 60 lines in four commands has a short address', () => {
    const [line] = readArmy('24 Irr WWg (O) mounted').army.commands[0]?.lines ?? [];
    const commands = GENERALS.map((kind) => ({
      kind,
      waterborne: false,
      note: '',
      total: null,
      lines: Array.from({ length: 20 }, () => line!),
    }));
    expect(encodeURIComponent(writeArmyCode({ ...EMPTY_ARMY, commands })).length).toBeLessThan(1000);
  });
});

test('the example can be read, and is written as it stands', () => {
  const { army, problems } = readArmy(EXAMPLE);
  expect([problems, writeArmy(army)]).toEqual([[], EXAMPLE]);
});
