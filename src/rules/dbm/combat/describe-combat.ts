import { formatTroop } from '../troops/parse-troop.ts';
import { goingInWords } from './going-in-words.ts';
import type { CombatQuestion, CombatSide } from './question.ts';

const STATES: readonly (readonly [keyof CombatSide, string])[] = [
  ['general', 'a general'],
  ['shooting', 'shooting'],
  ['doubleBased', 'on a double base'],
  ['listRequiresDoubleBase', 'as its list requires'],
  ['listPermitsMixedGrade', 'its list permitting support by another grade'],
  ['listPermitsPsiloiSupport', 'its list permitting support by psiloi'],
  ['movedIntoContact', 'having moved into contact this bound'],
  ['upslope', 'upslope'],
  ['onRaisedTower', 'on a raised tower'],
  ['attackingFortification', 'attacking fortifications'],
  ['defendingBank', 'defending a river bank'],
  ['crossingRiver', 'crossing a river'],
  ['inWood', 'in a wood'],
  ['disadvantagedByWeather', 'disadvantaged by weather'],
  ['flankedByFootInBadGoing', 'touched on flank or rear by foot in bad going'],
  ['acrossCorner', 'one of them across a corner of the fortification'],
  ['demoralised', 'its command demoralised'],
  ['chariot', 'chariots'],
  ['unladen', 'unladen'],
];

/** A combat question in words, for a reader who does not read JSON. */
export function describeCombat({ mode, a, b }: CombatQuestion): string {
  const dice = a.die === null || b.die === null ? '' : `; dice ${String(a.die)} and ${String(b.die)}`;
  const link = mode === 'close' ? 'against' : 'and';
  return `${mode === 'shooting' ? 'Distant shooting: ' : ''}${describeSide(a)} ${link} ${describeSide(b)}${dice}`;
}

function describeSide(side: CombatSide): string {
  const ranks = side.ranks.map((rank, index) => {
    const going = goingInWords(side.rankGoing[index] ?? []);
    const weapon = side.rankWeapons[index] ?? null;
    const details = [...(weapon === null ? [] : [`with ${weapon}`]), ...(going === null ? [] : [going])];
    return [formatTroop(rank), ...details].join(' ');
  });
  const going = goingInWords(side.going);
  const words = [
    ...(ranks.length === 0 ? [] : [`with ${ranks.join(', ')} behind`]),
    ...(side.weapon === null ? [] : [`armed with ${side.weapon}`]),
    ...(going === null ? [] : [going]),
    ...(side.fortified === null
      ? []
      : [`behind ${side.fortified === 'TF' ? 'temporary' : 'permanent'} fortifications`]),
    ...(side.mobile === null ? [] : [side.mobile ? 'mobile' : 'not mobile']),
    ...STATES.filter(([name]) => side[name] === true).map(([, phrase]) => phrase),
    ...counted(side.overlaps, 'overlapped on'),
    ...(side.flankContacts === 0 ? [] : [`${String(side.flankContacts)} enemy in contact with its flank`]),
    ...(side.rearContacts === 0 ? [] : [`${String(side.rearContacts)} enemy in contact with its rear`]),
    ...(side.aiders === 0 ? [] : [`${String(side.aiders)} aiding its shooting`]),
  ];
  return words.length === 0 ? formatTroop(side.troop) : `${formatTroop(side.troop)} (${words.join('; ')})`;
}

function counted(flanks: number, phrase: string): string[] {
  return flanks === 0 ? [] : [`${phrase} ${flanks === 1 ? 'one flank' : 'both flanks'}`];
}
