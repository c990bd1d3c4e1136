import { inFractions } from './equivalents.ts';
import { FEATURES } from './features.ts';
import type { EarlierFeature, TerrainQuestion } from './question.ts';

const TOLD: readonly (readonly [keyof TerrainQuestion, unknown, string])[] = [
  ['withRoad', true, 'with his road'],
  ['hasPf', true, 'with PF around it'],
  ['hasPf', false, 'without PF around it'],
  ['edge', 'short', 'along a short table edge'],
  ['edge', 'long', 'along a long table edge'],
  ['course', 'longToLong', 'from long edge to long edge'],
  ['course', 'shortToShort', 'from short edge to short edge'],
  ['course', 'shortToWaterway', 'from a short edge to a waterway'],
  ['course', 'shortToInvaderRiver', "from a short edge to the invader's river"],
  ['sector', 'central', 'in a central sector'],
  ['sector', 'flank', 'in a flank sector'],
  ['withinSector', true, 'entirely within it'],
  ['withinSector', false, 'not entirely within it'],
  ['touchesWaterway', true, 'in contact with the waterway'],
  ['touchesWaterway', false, 'not in contact with a waterway'],
  ['touchesRearEdge', true, 'on the rear table edge'],
  ['touchesRearEdge', false, 'off the rear table edge'],
  ['linked', true, 'linked'],
  ['linked', false, 'not linked'],
  ['withBua', true, 'with a BUA in contact'],
  ['withBua', false, 'without a BUA'],
  ['withCompulsoryWaterway', true, 'with his compulsory waterway'],
  ['replacesBeach', true, 'in place of a beach'],
  ['promontory', true, 'as a promontory'],
];

/** A question on placing terrain in words, for a reader who does not read JSON. */
export function describeTerrain(question: TerrainQuestion): string {
  const { role, feature, size, compulsory, hillSize, across, slopes, coverings, featuresAlready } = question;
  const words = [
    ...(size === null ? [] : [sized(size)]),
    ...(hillSize === 0 ? [] : [`with a hill of ${inFractions(hillSize)}`]),
    ...(across === null ? [] : [`${String(across)}p across`]),
    ...(slopes === null ? [] : [slopes === 'mixed' ? 'steep in part' : `all slopes ${slopes}`]),
    ...(coverings.length === 0 ? [] : [`covered with ${coverings.join(', ')}`]),
    ...TOLD.filter(([name, value]) => question[name] === value).map(([, , phrase]) => phrase),
    ...(question.navalElements === null ? [] : [`${String(question.navalElements)} naval elements`]),
    ...(question.failedFor.length === 0 ? [] : [`dice failed him for ${question.failedFor.join(' and ')}`]),
    ...(question.die === null ? [] : [`dice ${String(question.die)}`]),
    ...(question.positionDie === null ? [] : [`dice for the position ${String(question.positionDie)}`]),
  ];
  const lists = [
    ...listed('permitted', question.terrainInList),
    ...listed('compulsory', question.compulsoryTypes),
    ...listed(
      'already there',
      featuresAlready.map((each) => earlier(each, role)),
    ),
  ];
  const name = feature === 'hill' ? 'hill' : feature === 'other' ? FEATURES.other : feature;
  const details = words.length === 0 ? '' : ` (${words.join('; ')})`;
  return [`The ${role} places ${compulsory ? 'compulsory ' : ''}${name}${details}`, ...lists].join('; ');
}

function earlier(
  { feature, role, size, compulsory, hillSize }: EarlierFeature,
  asker: TerrainQuestion['role'],
): string {
  const parts = [
    `the ${role ?? asker}'s ${compulsory ? 'compulsory ' : ''}${feature}`,
    ...(size === null ? [] : [sized(size)]),
    ...(hillSize === 0 ? [] : [`with a hill of ${inFractions(hillSize)}`]),
  ];
  return parts.join(' ');
}

function sized(size: number): string {
  return `of ${inFractions(size)} feature equivalents`;
}

function listed(heading: string, entries: readonly string[]): readonly string[] {
  return entries.length === 0 ? [] : [`${heading}: ${entries.join(', ')}`];
}
