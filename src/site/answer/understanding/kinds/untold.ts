import { GRADES, TROOP_TYPES, WEAPONS } from '../../../../rules/index.ts';
import type { Option, Untold, Values } from '../question.ts';
import type { NamedTroop, PieceOf } from '../words/piece.ts';

const GRADE_NAMES = { S: 'superior', O: 'ordinary', I: 'inferior', F: 'fast', X: 'exception' };

/** What is told of troops, by the name of who they are in the question. */
export function toldOf(name: string, { type, grade, training, count }: NamedTroop): Values {
  return {
    [`${name}.type`]: type,
    ...(grade === null ? {} : { [`${name}.grade`]: grade }),
    ...(training === null ? {} : { [`${name}.training`]: training }),
    ...(count === null ? {} : { [`${name}.count`]: String(count) }),
  };
}

/**
 * The grade of troops, where it is not told; of several that are named each is answered by itself.
 *
 * @param assumed Whether ordinary troops are taken for granted; else each grade is answered by itself
 */
export function gradeOf(
  name: string,
  { type, grade, oneOf = GRADES }: NamedTroop,
  assumed: boolean,
): readonly Untold[] {
  if (grade !== null || !TROOP_TYPES[type].graded) return [];
  // Behind others of the same type, its grade is to be told from theirs.
  const where = name.endsWith('.behind') ? ' behind' : '';
  const options = GRADES.filter((each) => oneOf.includes(each)).map((each) => ({
    value: each,
    label: `${type} (${each})${where}, ${GRADE_NAMES[each]}`,
    // Of two sides a grade alone says not whose it is.
    short: assumed ? `${type} (${each})${where}` : `(${each})`,
  }));
  return [
    {
      name: `${name}.grade`,
      label: `grade of ${type}${where}`,
      options,
      assumed: assumed && oneOf === GRADES ? 'O' : null,
    },
  ];
}

/** Whether troops are regular, where it is not told. */
export function trainingOf(name: string, { type, training }: NamedTroop): readonly Untold[] {
  if (training !== null) return [];
  const options = [
    { value: 'Reg', label: `Reg ${type}`, short: 'Reg' },
    { value: 'Irr', label: `Irr ${type}`, short: 'Irr' },
  ];
  return [{ name: `${name}.training`, label: 'regular or irregular', options, assumed: null }];
}

const GOINGS: readonly Option[] = [
  { value: 'good', label: 'good going' },
  { value: 'rough', label: 'rough going' },
  { value: 'difficult', label: 'difficult going' },
];
const ON_ROAD: Option = { value: 'road', label: 'on a road' };

/**
 * The going: told, assumed good, or each that is bad. As it was told it is there as well, `going.told`: a title names it,
 * whatever of it is still open.
 */
export function goingOf(
  told: PieceOf<'going'> | null,
  roads = false,
): { readonly told: Values; readonly untold: readonly Untold[] } {
  return goingNamed('going', told, [...GOINGS, ...(roads ? [ON_ROAD] : [])], '');
}

/**
 * The same of one side of a fight.
 *
 * @param who Who they are, as the options name them
 */
export function goingOfSide(
  side: 'a' | 'b',
  told: PieceOf<'going'> | null,
  who: string,
): { readonly told: Values; readonly untold: readonly Untold[] } {
  const options = GOINGS.map(({ value, label }) => ({ value, label: `${who} in ${label}` }));
  return goingNamed(`${side}.going`, told, options, ` of ${who.replace(/,$/, '')}`);
}

function goingNamed(
  name: string,
  told: PieceOf<'going'> | null,
  options: readonly Option[],
  whose: string,
): { readonly told: Values; readonly untold: readonly Untold[] } {
  if (told === null) return { told: {}, untold: [{ name, label: `going${whose}`, options, assumed: 'good' }] };
  const as = { [`${name}.told`]: told.going };
  if (told.going !== 'bad') return { told: { [name]: told.going, ...as }, untold: [] };
  const bad = options.filter(({ value }) => value === 'rough' || value === 'difficult');
  // That it is bad may tell, though not which of the two it is.
  return { told: as, untold: [{ name, label: `which bad going${whose}`, options: bad, assumed: null }] };
}

/** Whether the army list requires a double element base, where that may matter. */
export function doubleBase(name: string, { type }: NamedTroop): readonly Untold[] {
  return [
    {
      name: `${name}.listdouble`,
      label: `base of ${type}`,
      options: [
        { value: '0', label: `list requires no double base of ${type}` },
        { value: '1', label: `list requires a double base of ${type}` },
      ],
      assumed: '0',
      quiet: true,
    },
  ];
}

/** Whether the army list permits a rank of other troops to support, where that may matter: taken not to. */
export function listOf(name: string, front: NamedTroop, behind: NamedTroop): readonly Untold[] {
  const permits = (field: string, what: string, ...more: readonly Option[]): Untold => ({
    name: `${name}.${field}`,
    label: 'army list',
    options: [
      { value: '0', label: `list does not permit ${what}`, short: 'if the list does not permit it' },
      { value: '1', label: `list permits ${what}`, short: 'if the list permits it' },
      ...more,
    ],
    assumed: '0',
    quiet: true,
  });
  if (behind.type === 'Ps' && front.type !== 'Ps') {
    // What they shoot with tells only where they may be there.
    const armed = WEAPONS.map((weapon) => ({ value: weapon, label: `list permits support by psiloi, with ${weapon}` }));
    return [permits('listpsiloi', 'support by psiloi', ...armed)];
  }
  return behind.type === front.type ? [permits('listmixed', 'support by another grade')] : [];
}

/** The same where both are answered: who asks whether they support has their list at hand. */
export function openListOf(name: string, front: NamedTroop, behind: NamedTroop): readonly Untold[] {
  return listOf(name, front, behind).map((each) => ({
    ...each,
    options: each.name.endsWith('.listpsiloi')
      ? [...each.options.filter(({ value }) => value === '0'), ...ARMED]
      : each.options,
    assumed: null,
  }));
}

/** The weapons of psiloi, one for those that the rules do not tell apart: a test holds them to it. */
const ARMED: readonly Option[] = [
  ['bow', 'longbow', 'crossbow', 'handgun'],
  ['sling', 'javelin'],
].map((alike) => ({
  value: alike[0] ?? '',
  label: `list permits support by psiloi, with ${alike.join('/')}`,
  short: `if the list permits it with ${alike.join('/')}`,
}));
