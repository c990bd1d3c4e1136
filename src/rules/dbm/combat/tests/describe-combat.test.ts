import { describe, expect, test } from 'vitest';
import { COMBAT_SIDE_FIELDS, describeCombat } from '../../../index.ts';
import { question, thrown } from '../../../tests/build.ts';

type Side = Readonly<Record<string, unknown>>;

describe('a question in words', () => {
  test.each<readonly [string, string]>([
    [describeCombat(question()), 'Reg Bd (O) against Irr Wb (F)'],
    [describeCombat(thrown(4, 2)), 'Reg Bd (O) against Irr Wb (F); dice 4 and 2'],
    [
      describeCombat(question({ shooting: true }, {}, 'shooting')),
      'Distant shooting: Reg Bd (O) (shooting) and Irr Wb (F)',
    ],
    [
      describeCombat(thrown(1, 6, {}, { shooting: true }, 'shooting')),
      'Distant shooting: Reg Bd (O) and Irr Wb (F) (shooting); dice 1 and 6',
    ],
    [describeCombat({ ...question(), a: { ...question().a, die: 3 } }), 'Reg Bd (O) against Irr Wb (F)'],
    [describeCombat({ ...question(), b: { ...question().b, die: 3 } }), 'Reg Bd (O) against Irr Wb (F)'],
  ])('%s', (words, expected) => {
    expect(words).toBe(expected);
  });

  const words = (side: Side) =>
    describeCombat(question({ troop: 'LH (O)', ...side })).replace(' against Irr Wb (F)', '');

  test.each<readonly [Side, string]>([
    [{}, 'LH (O)'],
    [{ ranks: ['LH (O)'] }, 'LH (O) (with LH (O) behind)'],
    [{ ranks: ['LH (O)', 'Reg Ps (S)'] }, 'LH (O) (with LH (O), Reg Ps (S) behind)'],
    [
      { ranks: ['LH (O)', 'Ps (S)'], rankGoing: ['good', 'rough'], rankWeapons: ['sling', 'bow'] },
      'LH (O) (with LH (O) with sling, Ps (S) with bow in rough going behind)',
    ],
    [{ ranks: ['LH (O)'], rankGoing: ['difficult'] }, 'LH (O) (with LH (O) in difficult going behind)'],
    [{ weapon: 'longbow' }, 'LH (O) (armed with longbow)'],
    [{ going: 'rough' }, 'LH (O) (in rough going)'],
    [{ going: 'difficult' }, 'LH (O) (in difficult going)'],
    [{ going: 'road' }, 'LH (O) (on a road)'],
    [{ fortified: 'TF' }, 'LH (O) (behind temporary fortifications)'],
    [{ fortified: 'PF' }, 'LH (O) (behind permanent fortifications)'],
    [{ general: true }, 'LH (O) (a general)'],
    [{ doubleBased: true }, 'LH (O) (on a double base)'],
    [{ listRequiresDoubleBase: true }, 'LH (O) (as its list requires)'],
    [{ listPermitsMixedGrade: true }, 'LH (O) (its list permitting support by another grade)'],
    [{ listPermitsPsiloiSupport: true }, 'LH (O) (its list permitting support by psiloi)'],
    [{ movedIntoContact: true }, 'LH (O) (having moved into contact this bound)'],
    [{ upslope: true }, 'LH (O) (upslope)'],
    [{ onRaisedTower: true }, 'LH (O) (on a raised tower)'],
    [{ attackingFortification: true }, 'LH (O) (attacking fortifications)'],
    [{ defendingBank: true }, 'LH (O) (defending a river bank)'],
    [{ crossingRiver: true }, 'LH (O) (crossing a river)'],
    [{ inWood: true }, 'LH (O) (in a wood)'],
    [{ disadvantagedByWeather: true }, 'LH (O) (disadvantaged by weather)'],
    [{ flankedByFootInBadGoing: true }, 'LH (O) (touched on flank or rear by foot in bad going)'],
    [{ demoralised: true }, 'LH (O) (its command demoralised)'],
    [{ chariot: true }, 'LH (O) (chariots)'],
    [{ mobile: true }, 'LH (O) (mobile)'],
    [{ mobile: false }, 'LH (O) (not mobile)'],
    [{ going: ['good', 'rough'] }, 'LH (O) (in good going and in rough going)'],
    [{ ranks: ['LH (O)'], rankGoing: [['rough', 'road']] }, 'LH (O) (with LH (O) in rough going and on a road behind)'],
    [{ unladen: true }, 'LH (O) (unladen)'],
    [{ overlaps: 1 }, 'LH (O) (overlapped on one flank)'],
    [{ overlaps: 2 }, 'LH (O) (overlapped on both flanks)'],
    [{ flankContacts: 1 }, 'LH (O) (1 enemy in contact with its flank)'],
    [{ rearContacts: 3 }, 'LH (O) (3 enemy in contact with its rear)'],
    [{ aiders: 2 }, 'LH (O) (2 aiding its shooting)'],
    [
      { general: true, going: 'road', weapon: 'bow', overlaps: 1, fortified: 'TF', ranks: ['LH (O)'], upslope: true },
      'LH (O) (with LH (O) behind; armed with bow; on a road; behind temporary fortifications; a general; upslope; overlapped on one flank)',
    ],
  ])('%j', (side, expected) => {
    expect(words(side)).toBe(expected);
  });

  test('every circumstance has words', () => {
    const given: Side = {
      shooting: true,
      mobile: true,
      going: 'rough',
      overlaps: 1,
      flankContacts: 1,
      rearContacts: 1,
      aiders: 1,
      weapon: 'bow',
      fortified: 'TF',
      ranks: ['LH (O)'],
    };
    for (const name of Object.keys(COMBAT_SIDE_FIELDS)) {
      if (['troop', 'die', 'rankGoing', 'rankWeapons'].includes(name)) continue;
      expect(words({ [name]: given[name] ?? true }), `${name}: STATES of describe-combat.ts has words for it`).not.toBe(
        'LH (O)',
      );
    }
  });
});
