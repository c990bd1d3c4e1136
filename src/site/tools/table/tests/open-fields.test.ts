import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { ASKERS } from '../../../../positions/asking/askers.ts';
import { askedBy, MATTERS, NotLoadedError, type Matter } from '../../../../positions/index.ts';
import { COMBAT_SIDE_FIELDS, type Field } from '../../../../rules/index.ts';
import { EMPTY_SCENE, type Scene } from '../scene.ts';
import { CombatFields } from '../view/asking/CombatFields.tsx';
import { OpenFields } from '../view/asking/OpenFields.tsx';

type Fields = Readonly<Record<string, Pick<Field<unknown>, 'meaning' | 'schema'>>>;

/** All that a field may be told to be, where that is a few words; else yes or no. */
function valuesOf({ schema }: Fields[string]): readonly unknown[] {
  const { enum: words } = schema(() => ({}));
  return Array.isArray(words) ? words : [true, false, null];
}

/** Every field as one that is open, and again as one that is told. */
function shown(ask: Matter, fields: Fields, side = ''): readonly string[] {
  return Object.entries(fields).flatMap(([field, each]) => {
    const values = valuesOf(each);
    const turnsOn = [{ field: `${side}${field}`, open: 'not told', values }];
    const rulings = [{ about: 'A against B', turnsOn, fields: {}, facts: [] }] as never;
    const scene: Scene = { ...EMPTY_SCENE, ask };
    const told = side === '' ? { [field]: values[0] } : { [side.replace('.', '')]: { [field]: values[0] } };
    const View = ask === 'combat' ? CombatFields : OpenFields;
    return [scene, { ...scene, tell: told }].map((state) =>
      renderToString(h(View, { scene: state, rulings, change: () => undefined }))
        .replaceAll(/<[^>]+>/gu, ' ')
        .replaceAll('&quot;', '"'),
    );
  });
}

/** Names of the code, and what tells how a question is written. */
const RAW = /\w*[a-z][A-Z]\w*|"|\{|\bnull\b|left out|^\s*(?:Of|For) \w+:/u;

test.each(MATTERS.filter((each) => each !== 'combat'))('%s: what it asks a person is in words', async (matter) => {
  if (matter !== 'contact') await new NotLoadedError(matter).load();
  const fields = ASKERS[matter].query?.fields as Fields;
  expect(Object.keys(fields).length).toBeGreaterThan(1);
  expect(shown(matter, fields).filter((text) => RAW.test(text))).toEqual([]);
});

test('what a field asks is asked in full, as the help of its query has it', async () => {
  await new NotLoadedError('spontaneous').load();
  expect(askedBy('spontaneous', 'eligible')).toBe(
    'Whether it is eligible as one. Which enemy are stands in print only, p. 19.',
  );
});

test('combat: what it asks of a side is in words', () => {
  const texts = [...shown('combat', COMBAT_SIDE_FIELDS, 'a.'), ...shown('combat', COMBAT_SIDE_FIELDS, 'b.')];
  expect(texts.some((text) => text.includes('Is A upslope?'))).toBe(true);
  expect(texts.filter((text) => RAW.test(text))).toEqual([]);
});
