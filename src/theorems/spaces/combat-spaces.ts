import { circumstanceDimension, depthDimension, goingDimension, troopDimension } from './dimensions.ts';
import type { CombatSpace } from './space.ts';

/** What may hold of a side in close combat, one at a time. */
const IN_CLOSE_COMBAT = {
  none: {},
  general: { general: true },
  'overlapped on one flank': { overlaps: 1 },
  'overlapped on both flanks': { overlaps: 2 },
  'enemy on a flank': { flankContacts: 1 },
  'enemy on a flank, an overlap on the other': { flankContacts: 1, overlaps: 1 },
  'foot in bad going on a flank': { flankContacts: 1, flankedByFootInBadGoing: true },
  'enemy on a flank, across a corner of the fortification': { flankContacts: 1, fortified: 'TF', acrossCorner: true },
  'enemy on the rear': { rearContacts: 1 },
  upslope: { upslope: true },
  'moved into contact': { movedIntoContact: true },
  'on a raised tower': { onRaisedTower: true },
  'behind temporary fortifications': { fortified: 'TF' },
  'behind permanent fortifications': { fortified: 'PF' },
  'attacking fortifications': { attackingFortification: true },
  'defending a bank': { defendingBank: true },
  'crossing a river': { crossingRiver: true },
  'disadvantaged by weather': { disadvantagedByWeather: true },
  demoralised: { demoralised: true },
  chariots: { chariot: true },
  'cannot move': { mobile: false },
};

/** What may hold of a side that is shot at, one at a time. */
const SHOT_AT = {
  none: {},
  general: { general: true },
  'in a wood': { inWood: true },
  'behind temporary fortifications': { fortified: 'TF' },
  'behind permanent fortifications': { fortified: 'PF' },
  'disadvantaged by weather': { disadvantagedByWeather: true },
  demoralised: { demoralised: true },
  'cannot move': { mobile: false },
  'shooting back': { shooting: true },
};

const SHOOTERS = /^(?:Bw|Art|WWg) /u;

/**
 * The spaces that theorems of combat are claimed over.
 *
 * @param kinds Every kind of land troops
 */
export function combatSpaces(kinds: readonly string[]): readonly CombatSpace[] {
  const column = [troopDimension(kinds), depthDimension([1, 2, 4]), goingDimension()];
  const circumstances = [troopDimension(kinds), goingDimension(), circumstanceDimension(IN_CLOSE_COMBAT)];
  const shooters = kinds.filter((kind) => SHOOTERS.test(kind));
  return [
    {
      name: 'columns',
      title: 'Front to front, in columns',
      holds:
        'Close combat of two land elements, front to front: every kind of troops against every other, each one, two or four ranks deep with ranks of its own kind, each side in good, rough or difficult going.',
      notVaried:
        'Nobody is a general, overlapped, met on a flank or the rear, upslope, across works or a river, or harmed by weather. Ranks behind are of the same kind and in the same going. Nobody has a weapon, a double base, chariots, or a list that permits more. No naval troops.',
      query: 'combat',
      mode: 'close',
      a: column,
      b: column,
    },
    {
      name: 'circumstances',
      title: 'One circumstance at a time',
      holds: `Close combat of two land elements, each by itself: every kind of troops against every other, one side in good, rough or difficult going and in one of ${String(Object.keys(IN_CLOSE_COMBAT).length)} circumstances (a general, overlaps, contacts on flank and rear, slope, tower, fortifications, banks, rivers, weather, demoralised, chariots, immobile, or none).`,
      notVaried:
        'The other side stands in good going, and nothing else holds of it. Two circumstances never hold at once, but an overlap with a contact on the other flank. No ranks behind, no weapons, no double bases, no naval troops.',
      query: 'combat',
      mode: 'close',
      a: circumstances,
      b: [troopDimension(kinds)],
    },
    {
      name: 'supported',
      title: 'Another kind behind',
      holds:
        'Close combat in good going: every kind of land troops, by itself or with one rank behind it of any kind, of its own or another, against every kind by itself. The list permits psiloi and mixed grades.',
      notVaried:
        'One rank behind on one side only, none on the other. Good going. No circumstances, weapons, double bases or naval troops.',
      query: 'combat',
      mode: 'close',
      a: [
        troopDimension(kinds),
        {
          name: 'behind',
          values: [
            { name: 'none', on: (side) => side },
            ...kinds.map((kind) => ({
              name: kind,
              on: (side: Readonly<Record<string, unknown>>) => ({
                ...side,
                ranks: [kind],
                listPermitsPsiloiSupport: true,
                listPermitsMixedGrade: true,
              }),
            })),
          ],
        },
      ],
      b: [troopDimension(kinds)],
    },
    {
      name: 'shooting',
      title: 'Distant shooting',
      holds:
        'Distant shooting by bowmen, artillery or war wagons of every grade, with none to two aiding, harmed by weather or not, at every kind of land troops in good, rough or difficult going and in one of nine circumstances (a general, in a wood, behind fortifications, harmed by weather, demoralised, immobile, shooting back, or none).',
      notVaried:
        'Whether they may shoot at all, and at that range, is another question and is not asked. No ranks behind, weapons, double bases or naval troops. The shooters stand in good going.',
      query: 'combat',
      mode: 'shooting',
      a: [
        troopDimension(shooters),
        {
          name: 'aiders',
          values: [0, 1, 2].map((aiders) => ({
            name: String(aiders),
            on: (side) => ({ ...side, shooting: true, aiders }),
          })),
        },
        circumstanceDimension({ none: {}, 'disadvantaged by weather': { disadvantagedByWeather: true } }),
      ],
      b: [troopDimension(kinds), goingDimension(), circumstanceDimension(SHOT_AT)],
    },
  ];
}
