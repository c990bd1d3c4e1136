import { formatDbaTroop } from '../troops/parse-troop.ts';
import { friendsMetBy, type DbaCombatQuestion, type DbaSide } from './question.ts';

const STATES: readonly (readonly [keyof DbaSide, string])[] = [
  ['general', "the general's element"],
  ['shooting', 'shooting'],
  ['psiloiBehindNeighbour', 'with Psiloi behind a neighbour'],
  ['movedIntoContact', 'having moved into contact this bound'],
  ['uphill', 'uphill'],
  ['defendingBank', 'defending a river bank'],
  ['garrisonsBua', 'garrison of a BUA'],
  ['inBua', 'in a BUA'],
  ['inCamp', 'in its own camp'],
  ['inEnemyCamp', 'in the camp of the enemy'],
  ['attackingBua', 'attacking a BUA'],
  ['attackingCamp', 'attacking a camp'],
  ['touchedOnFlankOrRear', 'touched on its flank or rear'],
  ['shotInRear', 'shot at on its rear edge'],
  ['pursuitBlocked', 'unable to pursue'],
];

/** A combat question in words, for a reader who does not read JSON. */
export function describeDbaCombat({ mode, a, b }: DbaCombatQuestion): string {
  const dice = a.die === null || b.die === null ? '' : `; dice ${String(a.die)} and ${String(b.die)}`;
  const link = mode === 'close' ? 'against' : 'and';
  return `${mode === 'shooting' ? 'Shooting: ' : ''}${describeSide(a)} ${link} ${describeSide(b)}${dice}`;
}

function describeSide(side: DbaSide): string {
  const ranks = side.ranks.map((rank, index) => formatDbaTroop(rank) + inGoing(side.rankGoing[index] ?? 'good', ' '));
  const words = [
    ...(ranks.length === 0 ? [] : [`with ${ranks.join(', ')} behind`]),
    inGoing(side.going, ''),
    ...STATES.filter(([name]) => side[name] === true).map(([, phrase]) => phrase),
    counted(side.overlaps, 'enemy overlapping it'),
    counted(side.flankContacts, 'enemy on its flank'),
    counted(side.rearContacts, 'enemy on its rear'),
    counted(side.aiders, 'aiding its shooting'),
    side.recoilMeets === null ? '' : `where a recoil meets ${side.recoilMeets}`,
    friendsInWords(side),
  ].filter((each) => each !== '');
  const troop = formatDbaTroop(side.troop);
  return words.length === 0 ? troop : `${troop} (${words.join('; ')})`;
}

/** Whom a recoil meets, if anything of that is told. */
function friendsInWords(side: DbaSide): string {
  if (side.friendsMet === 'none') return 'where a recoil meets no friends';
  const met = friendsMetBy(side);
  if (met === null || (met.taken && !met.spaceBehind)) return '';
  const facing = met.sameFacing ? 'facing the same way' : 'facing another way';
  return `where a recoil meets ${formatDbaTroop(met.troop)} ${facing}${met.spaceBehind ? ', with space behind' : ''}`;
}

function inGoing(going: DbaSide['going'], before: string): string {
  if (going === 'good') return '';
  const place = going === 'bad' ? 'bad going' : going;
  const article = going === 'gentle hill' || going === 'steep hill' ? 'on a ' : going === 'oasis' ? 'in an ' : 'in ';
  return `${before}${article}${place}`;
}

function counted(number: number, phrase: string): string {
  return number === 0 ? '' : `${String(number)} ${phrase}`;
}
