import { parseTroop, TROOP_TYPES, type TroopType } from '../../rules/index.ts';
import { circumstanceDimension, depthDimension, landKinds, troopDimension } from './dimensions.ts';
import { toldDimension } from './lines.ts';
import type { CombatSpace, Dimension, Written } from './space.ts';

const WEAPONS = ['bow', 'longbow', 'crossbow', 'handgun'];

/**
 * The spaces of combat that most games do not come to: at sea, on double bases, where missile weapons count, and of what
 * bars rear support.
 *
 * @param kinds Every kind of troops
 */
export function furtherCombatSpaces(kinds: readonly string[]): readonly CombatSpace[] {
  const land = landKinds(kinds);
  const naval = kinds.filter((kind) => !land.includes(kind));
  const ofTypes = (...types: readonly TroopType[]): readonly string[] =>
    kinds.filter((kind) => types.includes(parseTroop(kind).type));
  const close = { query: 'combat', mode: 'close' } as const;
  return [
    {
      name: 'naval',
      title: 'Galleys, ships and boats',
      holds:
        'Close combat of a naval element of every grade, laden or unladen, with none, one or both of its flanks overlapped, with every kind of troops, naval and land, a naval one laden or unladen.',
      notVaried:
        'Nobody is a general, met on a flank or the rear, demoralised, or harmed by weather. All count as in good going, without ranks behind. Whether they may come to blows there, as at a shore, is not asked.',
      ...close,
      a: [
        troopDimension(naval),
        loadDimension(),
        toldDimension('overlaps', { none: {}, one: { overlaps: 1 }, both: { overlaps: 2 } }),
      ],
      b: [troopDimension(kinds), loadDimension()],
    },
    {
      name: 'naval-shot-at',
      title: 'Shooting at galleys, ships and boats',
      holds:
        'Distant shooting by bowmen, artillery or war wagons of every grade, with none to two aiding, at naval elements of every grade, laden or unladen.',
      notVaried:
        'Whether they may shoot at all, and at that range, is not asked. Naval elements do not shoot, and do not shoot back. No weather, no generals, nobody demoralised.',
      query: 'combat',
      mode: 'shooting',
      a: [
        troopDimension(ofTypes('Bw', 'Art', 'WWg')),
        toldDimension(
          'aiders',
          [0, 1, 2].map((aiders) => [String(aiders), { shooting: true, aiders }] as const),
        ),
      ],
      b: [troopDimension(naval), loadDimension()],
    },
    {
      name: 'shot-at-in-ranks',
      title: 'Shooting at columns',
      holds:
        'Distant shooting by bowmen, artillery or war wagons of every grade, in the open, in a wood or from behind permanent fortifications, at every kind of land troops, by itself or with a second rank of its own kind.',
      notVaried:
        'Whether they may shoot at all, and at that range, is not asked. Nobody aids, and nobody shoots back. Good going, no other circumstances, weapons, double bases or naval troops.',
      query: 'combat',
      mode: 'shooting',
      a: [
        troopDimension(ofTypes('Bw', 'Art', 'WWg')),
        toldDimension('where', {
          'in the open': { shooting: true },
          'in a wood': { shooting: true, inWood: true },
          'behind fortifications': { shooting: true, fortified: 'PF' },
        }),
      ],
      b: [troopDimension(land), depthDimension([1, 2])],
    },
    {
      name: 'double-bases',
      title: 'On double bases',
      holds:
        'Close combat in good going of knights, cavalry or blades (X), by themselves or with a rank of any grade of knights or cavalry behind, on single bases, on a double base, or on one that their list requires, with every kind of land troops by itself.',
      notVaried: 'One side only. No circumstances, weapons or other ranks. No naval troops.',
      ...close,
      a: [
        troopDimension([...ofTypes('Kn', 'Cv'), 'Bd (X)']),
        behindDimension(ofTypes('Kn', 'Cv').map((kind) => [kind, { ranks: [kind] }])),
        toldDimension('base', {
          single: {},
          double: { doubleBased: true },
          'double, as the list requires': { doubleBased: true, listRequiresDoubleBase: true },
        }),
      ],
      b: [troopDimension(land)],
    },
    {
      name: 'missile-weapons',
      title: 'Where missile weapons are told',
      holds:
        'Close combat in good going of bowmen with a bow, or a weapon that is not told, or of spears, pikes, blades and auxilia, by themselves or with one rank behind: of bowmen of their own kind, or psiloi (O) behind the others, with a bow, longbow, crossbow or handgun. With every kind of land troops by itself, behind temporary fortifications or not.',
      notVaried:
        'The list permits the psiloi. Of bowmen that stand in front, and of psiloi, no other weapon, and of psiloi no other grade. Nothing stands behind the other side. No other circumstances, double bases or naval troops.',
      ...close,
      a: [
        troopDimension(ofTypes('Bw', 'Sp', 'Pk', 'Bd', 'Ax')),
        behindDimension([
          ...WEAPONS.map((weapon) => [`own kind, ${weapon}`, ownKind(weapon)] as const),
          ...WEAPONS.map((weapon) => [`psiloi, ${weapon}`, withPsiloi(weapon)] as const),
        ]),
        toldDimension('weapon', { 'not told': {}, bow: { weapon: 'bow' } }),
      ],
      b: [troopDimension(land), circumstanceDimension({ none: {}, 'behind fortifications': { fortified: 'TF' } })],
    },
    {
      name: 'ranks-hindered',
      title: 'What bars rear support',
      holds:
        'Close combat of two land elements in good going: every kind of troops, by itself or with one or two ranks behind, of its own kind, of its type in another grade, or of the last with psiloi between, in chariots, behind fortifications, just moved into contact, or none of these, with every kind by itself.',
      notVaried:
        'One side only. The list permits nothing that it has to permit. Two circumstances never hold at once. No weapons, double bases or naval troops.',
      ...close,
      a: [
        troopDimension(land),
        behindDimension([
          ['own kind', (side) => ({ ranks: [side.troop] })],
          ['its type (O)', (side) => ({ ranks: [ordinary(side)] })],
          ['psiloi between', (side) => ({ ranks: ['Ps (O)', side.troop] })],
        ]),
        circumstanceDimension({
          none: {},
          chariots: { chariot: true },
          'behind fortifications': { fortified: 'TF' },
          'moved into contact': { movedIntoContact: true },
        }),
      ],
      b: [troopDimension(land)],
    },
  ];
}

/** Whether a naval element carries troops; others do not. */
function loadDimension(): Dimension {
  const isNaval = ({ troop }: Written): boolean => TROOP_TYPES[parseTroop(String(troop)).type].arm === 'naval';
  return {
    name: 'load',
    values: [
      { name: 'laden', on: (side) => side },
      { name: 'unladen', on: (side) => (isNaval(side) ? { ...side, unladen: true } : side) },
    ],
  };
}

/** What stands behind, or nothing. */
function behindDimension(
  behind: readonly (readonly [name: string, told: Written | ((side: Written) => Written)])[],
): Dimension {
  return {
    name: 'behind',
    values: [
      { name: 'none', on: (side) => side },
      ...behind.map(([name, told]) => ({
        name,
        on: (side: Written) => ({ ...side, ...(typeof told === 'function' ? told(side) : told) }),
      })),
    ],
  };
}

/** Bowmen of the same kind, with a weapon; none behind others. */
function ownKind(weapon: string): (side: Written) => Written {
  return (side) => (parseTroop(String(side.troop)).type === 'Bw' ? { ranks: [side.troop], rankWeapons: [weapon] } : {});
}

/** Psiloi with a weapon, as the list permits; none behind bowmen. */
function withPsiloi(weapon: string): (side: Written) => Written {
  return (side) =>
    parseTroop(String(side.troop)).type === 'Bw'
      ? {}
      : { ranks: ['Ps (O)'], rankWeapons: [weapon], listPermitsPsiloiSupport: true };
}

/** The ordinary grade of the same type, where it has one. */
function ordinary({ troop }: Written): string {
  const { type } = parseTroop(String(troop));
  return TROOP_TYPES[type].graded ? `${type} (O)` : type;
}
