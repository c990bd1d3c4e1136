import { SUMMED, type QuestionKind, type Values } from '../understanding/index.ts';
import { shooterOf } from './values.ts';

/** What is asked, in short, as far as it is told: `Cost of Reg Bd (S)`. */
export function titleOf(kind: QuestionKind, values: Values): string {
  const named = (name: string): string => nameOf(values, name);
  switch (kind) {
    case 'combat':
      return `${sideOf(values, 'a')} ${verbOf(values)} ${sideOf(values, 'b')}${goingOf(values, 'both in ')}${numbersOf(values)}`;
    case 'pips':
      return `PIPs: ${counted(values)} ${doingOf(values)}`;
    case 'cost':
      return `Cost of ${values.works === undefined ? summed(values) : worksOf(values)}`;
    case 'equivalents':
      return `Element equivalents of ${summed(values)}`;
    case 'breaking':
      return `Losses that break ${values.of === 'army' ? 'an army' : 'a command'} of ${values.at ?? ''} EE`;
    case 'move':
      return `${values.march === undefined ? 'Move' : 'One march move'} of ${named('a')}${goingOf(values)}`;
    case 'range':
      return `Range of ${named('a')}${values.distance === undefined ? '' : `, for ${values.distance} paces`}`;
    case 'support':
    case 'mitigation':
      return `${kind === 'support' ? 'Rear support' : 'Mitigating rear support'} by ${named('a.behind')} for ${named('a')}${enemyIn(values)}${goingOf(values, 'both in ')}`;
    case 'shooting':
      return `May ${named('a')} shoot at ${named('b')}${values.distance === undefined ? '' : `, ${values.distance} paces away`}?`;
    case 'passing':
      return `May ${named('a')} pass through ${named('b')}?`;
    case 'factor':
      return `Combat factor of ${named('a')} in close combat${values.arm === undefined ? '' : ` v ${values.arm}`}`;
    case 'base':
      return `Base depth of ${basedIn(values)}${figuresIn(values)}`;
    case 'recoil':
      return `Recoil of ${values.depth === undefined ? basedIn(values) : `a base ${values.depth} mm deep`}${figuresIn(values)}`;
    case 'terrain':
      return `Feature equivalents of ${values.must === undefined ? '' : 'compulsory '}${values.what ?? ''}${
        values.role === undefined ? '' : `, placed by the ${values.role}`
      }`;
  }
}

/** Troops as far as they are told: `Reg Bd`, `Bd (S)`. */
function nameOf(values: Values, name: string): string {
  const { [`${name}.training`]: training, [`${name}.type`]: type = '', [`${name}.grade`]: grade } = values;
  return `${training === undefined ? '' : `${training} `}${type}${grade === undefined ? '' : ` (${grade})`}`;
}

/** Against whom: troops, or all of an arm. */
function enemyIn(values: Values): string {
  const enemy = values['enemy.type'] === undefined ? values.arm : nameOf(values, 'enemy');
  return enemy === undefined ? '' : ` against ${enemy}`;
}

/** Troops with what tells how their base is. */
function basedIn(values: Values): string {
  const { double, chariot } = values;
  return `${nameOf(values, 'a')}${double === '1' ? ', double based' : ''}${chariot === '1' ? ', chariots' : ''}`;
}

function figuresIn({ figures }: Values): string {
  return figures === undefined ? '' : `, ${figures} mm figures`;
}

/** How a side may be, by the fields of the calculator. */
const STATES: readonly (readonly [string, string])[] = [
  ['gen', 'general'],
  ['up', 'upslope'],
  ['moved', 'moved into contact'],
  ['flank', 'enemy on its flank'],
  ['rear', 'enemy on its rear'],
  ['storm', 'attacking fortifications'],
  ['bank', 'defending a river bank'],
  ['river', 'crossing a river'],
  ['dem', 'demoralised'],
  ['chariot', 'chariots'],
  ['double', 'on a double base'],
];

/** How a side is said to be: the name of each value, and it in words. */
export function statesOf(
  values: Values,
  side: 'a' | 'b',
): readonly { readonly name: string; readonly words: string }[] {
  const { [`${side}.ov`]: overlaps, [`${side}.aid`]: aid = '0', [`${side}.fort`]: fort } = values;
  const named = (field: string, words: string) => ({ name: `${side}.${field}`, words });
  return [
    ...STATES.flatMap(([field, words]) => (values[`${side}.${field}`] === '1' ? [named(field, words)] : [])),
    ...(overlaps === undefined ? [] : [named('ov', overlaps === '2' ? 'overlapped on both flanks' : 'overlapped')]),
    ...(aid === '0' ? [] : [named('aid', `${aid} aiding`)]),
    ...(fort === undefined ? [] : [named('fort', `defending ${fort}`)]),
  ];
}

function sideOf(values: Values, side: 'a' | 'b'): string {
  const {
    [`${side}.behind.type`]: behind,
    [`${side}.behind.count`]: ranks = '1',
    [`${side}.deep`]: deep = '1',
    [`${side}.form`]: form,
    [`${side}.figures`]: figures,
    [`${side}.die`]: die,
  } = values;
  const told = [
    ...(deep === '1' ? [] : [`${deep} deep`]),
    ...(behind === undefined ? [] : [`${ranks === '1' ? '' : `${ranks} `}${nameOf(values, `${side}.behind`)} behind`]),
    ...(figures === undefined || deep !== '1' ? [] : [`one base of ${figures} figures`]),
    ...(form === undefined ? [] : ['in column']),
    ...statesOf(values, side).map(({ words }) => words),
    ...(die === undefined ? [] : [`die ${die}`]),
  ];
  const going = goingNamed(values, `${side}.going`);
  return [
    nameOf(values, side),
    ...(told.length === 0 ? [] : [`(${told.join(', ')})`]),
    ...(going === null ? [] : [inGoing(going, 'in ')]),
  ].join(' ');
}

/** Numbers of which it is not told what they are, and dice of which it is not told whose. */
function numbersOf(values: Values): string {
  const { 'a.number': a, 'b.number': b = '', numbers, 'mine.die': mine, 'theirs.die': theirs = '' } = values;
  if (mine !== undefined) return `, my die ${mine}, his die ${theirs}`;
  if (a === undefined) return '';
  return numbers === undefined
    ? `, “${a} ${b}”`
    : `, ${numbers === 'dice' ? `dice ${a} and ${b}` : `${a} and ${b} deep`}`;
}

function verbOf(values: Values): string {
  const by = shooterOf(values);
  if (by === null) return 'v';
  return by === 'b' ? 'shot at by' : 'shoot at';
}

/** The going of all, where it is told, or other than is taken for granted. */
function goingOf(values: Values, who = ''): string {
  const going = goingNamed(values, 'going');
  const isSaid = going !== null && (going !== 'good' || values['going.told'] !== undefined);
  return isSaid ? `, ${inGoing(going, who)}` : '';
}

/** A going by its name, or, where each that is bad is answered, as it was told; null where there is none of that name. */
function goingNamed(values: Values, name: string): string | null {
  return values[name] ?? values[`${name}.told`] ?? null;
}

function inGoing(going: string, before: string): string {
  return going === 'road' ? 'on a road' : `${before}${going} going`;
}

const FORMATIONS: Readonly<Record<string, string>> = {
  single: 'single element',
  column: 'in column',
  line: 'in a group',
};

/** Whom a distance is measured from, as he is called. */
const GENERALS: Readonly<Record<string, string>> = { ally: 'ally general' };

function doingOf(values: Values): string {
  const { do: doing, nth = '1', number, numbers, dist, from = 'general', role, form, dev, far, mount, sight } = values;
  const told = [
    ...(form === undefined ? [] : [FORMATIONS[form] ?? form]),
    ...(dev === 'yes' ? ['deviating'] : []),
    ...(far === 'short' ? ['less than a full move'] : []),
    ...(mount === undefined ? [] : ['mounting or dismounting']),
    ...(role === undefined ? [] : [`with the ${role}`]),
    ...(values.spont === '1' ? ['to prevent a spontaneous move'] : []),
    ...(dist === undefined ? [] : [`${dist} paces from the ${GENERALS[from] ?? from}`]),
    ...(sight === undefined ? [] : [sight === '1' ? 'in sight' : 'out of sight']),
  ];
  const march = numbers === 'march' ? number : nth;
  const isOpen = number !== undefined && numbers === undefined;
  const what = doing === 'march' ? (isOpen ? `march, “${number}”` : `march ${march} of the bound`) : (doing ?? '');
  return [what, ...told].join(', ');
}

function counted(values: Values): string {
  const { form, numbers, 'a.count': count = numbers === 'elements' ? values.number : undefined } = values;
  return `${count === undefined || form === 'single' ? '' : `${count} `}${nameOf(values, 'a')}`;
}

function withRole(values: Values): string {
  const { 'a.count': count, general: told, role = told === undefined ? undefined : 'general', chariot } = values;
  const general = role === undefined ? '' : count === undefined || count === '1' ? `, ${role}` : `, one the ${role}`;
  return `${counted(values)}${chariot === undefined ? '' : ', chariots'}${general}`;
}

/** Troops with how many there are; several, one by one. */
function summed(values: Values): string {
  const others = SUMMED.slice(1).filter((name) => values[`${name}.type`] !== undefined);
  if (others.length === 0) return withRole(values);
  return ['a', ...others].map((name) => `${values[`${name}.count`] ?? '1'} ${nameOf(values, name)}`).join(', ');
}

function worksOf({ works = '', count }: Values): string {
  return count === undefined ? works : `${count} ${works}`;
}
