import { describe, expect, test } from 'vitest';
import { COMBAT_SIDE_FIELDS } from '../../../../rules/index.ts';
import { COMBAT_TOOL, onlyAsked, readAddress, shownRows } from '../../index.ts';
import { combatQuestion } from '../question.ts';

const { fields, form } = COMBAT_TOOL;
const controls = form.flatMap(({ rows }) => rows.flatMap((row) => row.controls));

/** The situation that an address tells. */
const stateOf = (query: string) => readAddress(fields, query, ['1.0']).state;

describe('the form of a combat', () => {
  test('asks every field, once', () => {
    expect(controls.map(({ field }) => field).toSorted()).toEqual(Object.keys(fields).toSorted());
  });

  test('offers only what its fields can hold', () => {
    for (const control of controls) {
      if (control.kind !== 'select' && control.kind !== 'segments') continue;
      const { [control.field as 'mode']: field } = fields;
      const [first] = control.options;
      expect(control.options.map(({ value }) => field.write(field.read(value)))).toEqual(
        control.options.map(({ value }) => value),
      );
      expect(first?.value, control.field).toBe(field.write(field.initial));
    }
  });

  test.each([
    ['overlapped', '', true],
    ['overlapped', 'mode=shooting', false],
    ['in a wood', 'mode=shooting', true],
    ['in a wood', '', false],
    ['list permits psiloi support', 'a=Bd+(O)&a.ranks=Ps+(O)', true],
    ['list permits psiloi support', 'a=Bd+(O)&a.ranks=Bd+(O)', false],
    ['list permits psiloi support', 'a=Ps+(O)&a.ranks=Ps+(O)', false],
    ['list permits mixed grades', 'a=Pk+(O)&a.ranks=Pk+(I)', true],
    ['list permits mixed grades', 'a=Pk+(O)&a.ranks=Pk+(O)', false],
    ['cannot move', 'b=Bge', true],
    ['cannot move', 'b=Bd+(O)', false],
    ['carries no troops', 'b=Shp+(O)', true],
    ['carries no troops', 'b=Kn+(O)', false],
  ])('asks "%s" where it counts: %s', (label, query, asked) => {
    const labels = form.flatMap((group) => shownRows(group, stateOf(query)).map((row) => row.label));
    expect(labels.includes(label)).toBe(asked);
  });

  test('asks only the side where it counts', () => {
    const rows = form.flatMap((group) => shownRows(group, stateOf('mode=shooting&by=a')));
    expect(rows.find(({ label }) => label === 'aiders')?.controls.map((control) => control?.field ?? null)).toEqual([
      'a.aid',
      null,
    ]);
  });

  test('takes no account of what it does not ask', () => {
    const told = stateOf('mode=shooting&a=Bd+(O)&b=Kn+(F)&a.ov=2&a.gen=1');
    const asked = onlyAsked(fields, form, told);
    expect([told['a.ov'], asked['a.ov'], asked['a.gen']]).toEqual([2, 0, true]);
  });
});

describe('the question that it comes to', () => {
  const written = (query: string) => combatQuestion(stateOf(query));

  test('is none until both sides are chosen', () => {
    expect([written(''), written('a=Bd+(O)'), written('b=Bd+(O)')]).toEqual([null, null, null]);
  });

  test('tells every field that the rules know', () => {
    expect(Object.keys(written('a=Bd+(O)&b=Kn+(F)')?.a ?? {}).toSorted()).toEqual(
      Object.keys(COMBAT_SIDE_FIELDS).toSorted(),
    );
  });

  test('has the ranks in the going of the front, unless another is told', () => {
    const front = 'a=Sp+(O)&a.ranks=Sp+(O),Sp+(O)&a.going=rough&b=Kn+(F)';
    expect([written(front)?.a.rankGoing, written(`${front}&a.rankgoing=good`)?.a.rankGoing]).toEqual([
      ['rough', 'rough'],
      ['good', 'good'],
    ]);
  });

  test.each([
    ['close', 'a', false, false],
    ['shooting', 'a', true, false],
    ['shooting', 'both', true, true],
    ['shooting', 'b', false, true],
  ])('in mode %s, by %s: a shoots %s, b %s', (mode, by, a, b) => {
    const question = written(`mode=${mode}&by=${by}&a=Bw+(O)&b=Bw+(O)`);
    expect([question?.a.shooting, question?.b.shooting]).toEqual([a, b]);
  });
});
