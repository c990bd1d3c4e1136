import { expect, test } from 'vitest';
import { GRADES, TROOP_TYPES } from '../../../../rules/index.ts';
import { gradeChoices, TYPE_CHOICES } from '../../index.ts';
import { clause, rules } from '../../../../rules/tests/build.ts';

const priced = (grades: ReturnType<typeof gradeChoices>) =>
  grades.filter((each) => each.priced).map(({ grade }) => grade);

test('every type can be picked', () => {
  expect(TYPE_CHOICES.map(({ type }) => type)).toEqual(Object.keys(TROOP_TYPES));
});

test('a grade is known as priced where a table of the edition has a figure', () => {
  const regular = clause('element-cost.regular', null, { Cv: { s: 10, o: 8, i: 'none', f: 'not held' } });
  const irregular = clause('element-cost.irregular', null, { Cv: { s: 9, i: 5 } });
  expect(priced(gradeChoices('Cv', rules(regular, irregular)))).toEqual(['S', 'O', 'I']);
});

test('where there is no table, and before the edition is loaded, any grade may be', () => {
  for (const edition of [rules(), null]) expect(priced(gradeChoices('Cv', edition))).toEqual(GRADES);
});
