import { isA, type Piece } from '../words/piece.ts';
import { SUMMED, type Untold, type Values } from '../question.ts';
import { goingOf, gradeOf, toldOf, trainingOf } from './untold.ts';
import { asksFor, Taking, type Reading } from './taking.ts';

/** More than these no army has, and the calculators take no more. */
const MOST_WIDTHS = 1000;
const MOST_EE = 400;
/** Of so many troops in a sum it may be open whether they are regular. */
const MOST_OPEN = 3;

function isBetween(number: number, most: number): boolean {
  return number > 0 && number <= most;
}

/** What troops or fortifications cost: `cost Bd(S)`, `Irr Kn(F) AP`, `PF gate tower AP`. */
export function readCost(pieces: readonly Piece[]): Reading | null {
  const taking = new Taking(pieces);
  if (!taking.asks('cost')) return null;
  taking.states(['each']);
  const works = taking.only('works');
  const count = taking.only('number');
  if (works !== null) {
    if (count !== null && (count.ordinal || !isBetween(count.number, MOST_WIDTHS) || !counts(pieces, count)))
      return null;
    const told = { works: works.works, ...(count === null ? {} : { count: String(count.number) }) };
    return { question: { kind: 'cost', told, untold: [] }, rest: taking.left };
  }
  if (count !== null) return null;
  const sum = sumOf(taking);
  // Each of them that may be either doubles the answers.
  if (sum !== null && sum.untold.filter(({ assumed }) => assumed === null).length > MOST_OPEN) return null;
  if (sum !== null) return { question: { kind: 'cost', told: sum.told, untold: sum.untold }, rest: taking.left };
  const [troop] = taking.troops(1) ?? [];
  if (troop === undefined) return null;
  const { gen, ...states } = taking.states(['role', 'gen', 'chariot']);
  const which = gen === undefined || states.role !== undefined ? [] : [WHICH_GENERAL];
  const general = gen === undefined && states.role === undefined ? [] : [...which, OTHER_GENERALS];
  const untold = [...trainingOf('a', troop), ...gradeOf('a', troop, false), ...general];
  const told = { ...toldOf('a', troop), ...states, ...(which.length === 0 ? {} : { general: '1' }) };
  return { question: { kind: 'cost', told, untold }, rest: taking.left };
}

/**
 * Several troops to be added up, each with how many there are, `3 Hd and 2 El`: ordinary ones, where no grade is told. They are taken.
 *
 * @returns Null where there are not several, or more than are added up in a line
 */
function sumOf(taking: Taking): { readonly told: Values; readonly untold: readonly Untold[] } | null {
  const named = taking.left.filter(isA('troop'));
  // `Cost Kn as Bd`: of one of them, or of both?
  if (named.some(({ troop }) => troop.count === null)) return null;
  // `3 Kn of 12 Kn` are no 15.
  const alike = named.map(({ troop: { type, grade, training } }) => [type, grade, training].join(' '));
  if (new Set(alike).size < alike.length) return null;
  const joints = taking.left.filter(isA('relation'));
  if (joints.some(({ typed }) => typed !== '+' && typed !== 'plus')) return null;
  const troops = named.length > 1 && named.length <= SUMMED.length ? taking.troops(named.length) : null;
  if (troops === null) return null;
  taking.all('relation');
  const each = troops.map((troop, index) => [SUMMED[index] ?? '', troop] as const);
  return {
    told: Object.assign({}, ...each.map(([name, troop]) => toldOf(name, troop))) as Values,
    untold: [
      ...each.flatMap(([name, troop]) =>
        trainingOf(name, troop).map((untold) => ({ ...untold, label: `${untold.label} ${troop.type}`, before: '+' })),
      ),
      ...each.flatMap(([name, troop]) => gradeOf(name, troop, true)).map((untold) => ({ ...untold, before: 'if' })),
    ].map((untold) => ({
      ...untold,
      // Of several a word alone says not whose it is.
      options: untold.options.map((option) => ({ ...option, short: option.label.replace(/,.*$/, '') })),
    })),
  };
}

/** Whether a number says how many works there are: `3 TF AP`, `TF 3 cost`; in `TF 2 AP`, `TF costs 2` it is a price. */
function counts(pieces: readonly Piece[], number: Piece): boolean {
  const at = pieces.indexOf(number);
  const [before, after] = [pieces[at - 1], pieces[at + 1]];
  if (after?.is === 'works') return true;
  return before?.is === 'works' && !(after?.is === 'asking' && /^(?:ap|pts|points?|army points?)$/i.test(after.typed));
}

const WHICH_GENERAL: Untold = {
  name: 'role',
  label: 'general',
  options: ['C-in-C', 'sub-general', 'ally'].map((value) => ({ value, label: value })),
  assumed: null,
};

/** What a regular general costs depends on how many others there are in some editions. */
const OTHER_GENERALS: Untold = {
  name: 'others',
  label: 'other regular generals',
  options: [
    { value: '0', label: 'no other regular general, allies apart' },
    { value: '1', label: '1 other regular general, allies apart' },
    { value: '2', label: '2 or more other regular generals, allies apart' },
  ],
  assumed: '0',
  quiet: true,
};

/** What troops count for in element equivalents: `Kn EE`. */
export function readEquivalents(pieces: readonly Piece[]): Reading | null {
  const taking = new Taking(pieces);
  const counted = pieces.every((piece) => piece.is !== 'troop' || piece.troop.count !== null);
  // `Losses 3 Kn`: of what is lost, what it counts for.
  if (!taking.asks('equivalents') && !(counted && taking.asks('losses'))) return null;
  taking.states(['each']);
  const sum = sumOf(taking);
  if (sum !== null) return { question: { kind: 'equivalents', told: sum.told, untold: sum.untold }, rest: taking.left };
  const [troop] = taking.troops(1) ?? [];
  if (troop === undefined) return null;
  const untold = [...trainingOf('a', troop), ...gradeOf('a', troop, false)];
  return { question: { kind: 'equivalents', told: toldOf('a', troop), untold }, rest: taking.left };
}

/** When a command or an army breaks: `command of 24 EE breaks at`. */
export function readBreaking(pieces: readonly Piece[]): Reading | null {
  const taking = new Taking(pieces);
  const number = taking.only('number');
  // `24 element command EE`: of elements, not of equivalents.
  // `An army with 60 EE`.
  if (taking.left.filter(isA('relation')).every(({ typed }) => typed.toLowerCase() === 'with')) taking.all('relation');
  const counted = number !== null && standsBeside(pieces, number) && taking.asks('equivalents');
  const breaks = taking.asks('breaking');
  const whole = [...new Set(taking.all('whole').map(({ of }) => of))];
  if (number === null || number.ordinal || !isBetween(number.number, MOST_EE)) return null;
  if (!counted || (!breaks && whole.length === 0)) return null;
  const [of = null, other] = whole;
  if (other !== undefined) return null;
  const told = { at: String(number.number), ...(of === null ? {} : { of }) };
  return { question: { kind: 'breaking', told, untold: of === null ? [OF_WHAT] : [] }, rest: taking.left };
}

function standsBeside(pieces: readonly Piece[], number: Piece): boolean {
  const at = pieces.indexOf(number);
  return [pieces[at - 1], pieces[at + 1]].some((piece) => piece?.is === 'asking' && piece.what === 'equivalents');
}

const OF_WHAT: Untold = {
  name: 'of',
  label: 'command or army',
  options: ['command', 'army'].map((value) => ({ value, label: `of ${value === 'army' ? 'an army' : 'a command'}` })),
  assumed: 'command',
};

/** How far troops move: `move of LH in bad going`, `how far do Kn move`. */
export function readMove(pieces: readonly Piece[]): Reading | null {
  const taking = new Taking(pieces);
  const far = taking.asks('how far');
  const [troop] = taking.troops(1) ?? [];
  // Who charges makes a tactical move.
  const charges = far && taking.left.some((piece) => piece.is === 'relation' && piece.relation === 'charges');
  const moves = taking.asks('move');
  const marches = far && !moves && !charges && taking.asks('march');
  if (!(moves || charges || marches) || troop === undefined || (troop.count ?? 1) > 1) return null;
  if (charges) taking.only('relation');
  if (pieces.some(({ is }) => is === 'may') && !far) return null;
  // `LH move by the road`, `LH road move`.
  const road = taking.left.find((piece) => piece.is === 'feature' && piece.feature === 'Rd');
  const told = taking.only('going');
  if (road !== undefined && told !== null) return null;
  if (road !== undefined) taking.only('feature');
  const going = goingOf(road === undefined ? told : { is: 'going', going: 'road', typed: road.typed }, true);
  taking.all('may');
  return {
    question: {
      kind: 'move',
      told: { ...toldOf('a', troop), ...going.told, ...(marches ? { march: '1' } : {}) },
      // A march goes on, over whatever is there.
      untold: [
        ...gradeOf('a', troop, false),
        ...(marches ? going.untold.map((each) => ({ ...each, assumed: null })) : going.untold),
      ],
    },
    rest: taking.left,
  };
}

/** How far troops shoot, and whether they do: `range Bw`, `how far can Art(S) shoot`, `can LH shoot`. */
export function readRange(pieces: readonly Piece[]): Reading | null {
  const taking = new Taking(pieces);
  const may = taking.all('may').length > 0;
  const far = taking.asks('how far');
  const range = taking.asks('range');
  const shoots = taking.asks('shoot');
  const [troop] = taking.troops(1) ?? [];
  if (troop === undefined || (troop.count ?? 1) > 1) return null;
  if (!range && !(shoots && (far || may))) return null;
  if (asksFor(pieces, 'move') || asksFor(pieces, 'march')) return null;
  const distance = taking.only('length');
  const told: Values = { ...toldOf('a', troop), ...(distance === null ? {} : { distance: String(distance.paces) }) };
  return { question: { kind: 'range', told, untold: gradeOf('a', troop, false) }, rest: taking.left };
}

/** What a feature counts as: `FE of a river`, `compulsory Rd FE`. */
export function readTerrain(pieces: readonly Piece[]): Reading | null {
  const taking = new Taking(pieces);
  const feature = taking.only('feature') ?? roadOf(taking);
  if (!taking.asks('terrain') || feature === null) return null;
  const { must, placer } = taking.states(['must', 'placer']);
  const told = {
    what: feature.feature,
    ...(must === undefined ? {} : { must }),
    ...(placer === undefined ? {} : { role: placer }),
  };
  const untold: readonly Untold[] =
    placer !== undefined
      ? []
      : [
          {
            name: 'role',
            label: 'who places it',
            options: ['defender', 'invader'].map((value) => ({ value, label: value })),
            assumed: null,
          },
        ];
  return { question: { kind: 'terrain', told, untold }, rest: taking.left };
}

/** `On the road` is no going here. */
function roadOf(taking: Taking): { readonly feature: string } | null {
  const going = taking.left.find((piece) => piece.is === 'going' && piece.going === 'road');
  if (going === undefined) return null;
  taking.only('going');
  return { feature: 'Rd' };
}
