import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { controlsOf, type Shown } from '../../index.ts';
import { lines } from '../../question/state/lines.ts';
import { oneOfOrNull, troop, wholeNumber } from '../../question/state/state-field.ts';
import { EveryKind } from '../form/EveryKind.tsx';
import { FormControl } from '../form/FormControl.tsx';
import { PLAIN_VIEWS } from '../answer/plain-views.tsx';

const cells = { count: wholeNumber(1, 99), troop: troop(), role: oneOfOrNull(['C-in-C', 'ally']) };
const fields = {
  army: lines(cells, {
    most: 3,
    pattern: /^(?<count>\d+) (?<troop>.+?)(?: as (?<role>.+))?$/,
    expected: 'a count and a troop',
    written: ({ count, troop: name, role }) => `${count} ${name}${role && ` as ${role}`}`,
  }),
};
const cell = controlsOf<typeof cells>();
const control = controlsOf<typeof fields>().lines('army', {
  cells,
  columns: [
    { head: 'how many', control: cell.stepper('count', 1, 99) },
    { head: 'troops', control: cell.troop('troop', true, 'Add troops') },
    {
      head: 'general',
      control: cell.select('role', [{ value: '', label: 'none' }]),
      when: ({ count }) => count === 1,
    },
  ],
  begins: 'troop',
  add: 'Troops',
  most: 3,
  example: '4 Reg Bd (O), 2 Irr Ps (S)',
});

/** The control as it stands for some lines. */
function shown(text: string, ready = true): string {
  const state = { army: fields.army.read(text) };
  const tell = (): void => undefined;
  return renderToString(
    h(FormControl, { Kinds: EveryKind, control, label: 'army', fields, state, rules: null, ready, tell }),
  );
}

test('each line has its controls, named by what it is of', () => {
  const html = shown('4 Reg Bd (O),1 Irr Ps (S) as ally');
  const labels = [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label);
  expect(labels).toContain('One more: how many, Reg Bd (O)');
  expect(labels).toContain('Irr Ps (S): troops, Irr Ps (S)');
  expect(labels).toContain('Remove Irr Ps (S)');
  expect(html).toContain('value="4"');
});

test('a cell is asked only in the lines in which it counts', () => {
  const labels = [...shown('4 Reg Bd (O),1 Irr Ps (S)').matchAll(/aria-label="(general[^"]+)"/g)];
  expect(labels.map(([, label]) => label)).toEqual(['general, Irr Ps (S)']);
});

test('a line can be begun until there are as many as there may be', () => {
  const three = ['', '1 Bd (O),1 Bd (S)', '1 Bd (O),1 Bd (S),1 Bd (I)'];
  expect(three.map((text) => shown(text).includes('Add troops: Troops'))).toEqual([true, true, false]);
});

test('before the page can answer it is a field of words', () => {
  expect(shown('', false)).toMatch(/^<input type="text" name="army"/);
});

test('a calculator without a picture of its own shows facts and steps', () => {
  const { Summary, Details } = PLAIN_VIEWS;
  const step = { step: 'pip', side: null, amount: 1, clause: 'x.y', label: 'Irregulars', throws: null };
  const answer: Shown = { question: 'Two moves', facts: [{ label: 'to move', text: '2 PIPs' }], steps: [step] };
  expect(renderToString(h(Summary, { answer, wants: '', sides: null }))).toContain('2 PIPs');
  expect(renderToString(h(Summary, { answer: null, wants: 'Choose.', sides: null }))).toContain('Choose.');
  const details = renderToString(h(Details, { answer, urlOf: (clause) => `/here/#${clause}` }));
  expect(details).toContain('Two moves');
  expect(details).toContain('<b>1</b><a href="/here/#x.y">Irregulars</a>');
});
