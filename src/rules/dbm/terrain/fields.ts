import {
  choice,
  choiceOrNull,
  countOrNull,
  die,
  flag,
  flagOrNull,
  halves,
  list,
  object,
  paces,
} from '../../frame/questions/field.ts';
import type { Field } from '../../frame/questions/field.ts';
import { spelledOtherwise } from '../../frame/questions/spelled-otherwise.ts';
import { abbreviated, COVERINGS, FEATURE_CODES, SLOPES } from './features.ts';
import { COURSES } from './question.ts';

const ROLES = ['invader', 'defender'] as const;
const LIST_ENTRY = codeOrWord(choice('A feature of the list.', FEATURE_CODES));

/** The fields of a feature that is on the table already. */
export const EARLIER_FEATURE_FIELDS = {
  feature: codeOrWord(choice('What it is; of hills, the class.', FEATURE_CODES)),
  role: choiceOrNull('Who placed it; the one who places the feature in question, if left out.', ROLES),
  size: halves('Its size in feature equivalents, if it is an area feature.'),
  compulsory: flag('It is one of the compulsory features of the defender.'),
  hillSize: noneOr(halves('The feature equivalents of the hill that a BUA incorporates.')),
};

/** The fields of a question on placing terrain. */
export const TERRAIN_FIELDS = {
  role: spelledOtherwise({ attacker: 'invader' }, choice('Who places the feature.', ROLES)),
  feature: codeOrWord(
    choice('What he places: the abbreviation, or the word for it ("waterway"). "hill" asks which class it is.', [
      ...FEATURE_CODES,
      'hill',
    ]),
  ),
  size: halves('Its size in feature equivalents, if it is an area feature; of a BUA, without its hill.'),
  compulsory: flag("The defender's list has this type as compulsory terrain."),
  slopes: choiceOrNull('Of a hill: which of its slopes are steep; "mixed" is some of them.', SLOPES),
  coverings: list('Of a hill: what covers slopes of it, all or some.', choice('A covering.', COVERINGS), 8),
  withRoad: flag("Of a hill: it goes with the invader's road. Follows where featuresAlready has his road."),
  hillSize: noneOr(halves('Of a BUA: the feature equivalents of the hill that it incorporates.')),
  across: paces('Of a BUA: how far it is across, without its hill.'),
  hasPf: flagOrNull('Of a BUA: it has permanent fortifications around it.'),
  terrainInList: list("The terrain that the defender's list permits; not told if left out.", LIST_ENTRY, 14),
  compulsoryTypes: list('The terrain that it has as compulsory, to tell what is still to be placed.', LIST_ENTRY, 14),
  navalElements: countOrNull("The invader's naval elements, for his waterway.", 0, 200),
  failedFor: list('Water features for which dice have failed this player.', choice('WW or Rv.', ['WW', 'Rv']), 2),
  die: die('The dice of diceNeeded, if it is thrown.'),
  positionDie: die('The dice that decides the position, if it is thrown.'),
  edge: choiceOrNull('Of a waterway: the table edge that it lies along.', ['short', 'long']),
  course: choiceOrNull('Of a river: from which table edge it flows, and to what.', COURSES),
  sector: choiceOrNull('The sector that it lies in.', ['central', 'flank']),
  withinSector: flagOrNull("It lies entirely within its sector; of the invader's road, within the central sectors."),
  touchesWaterway: flagOrNull('Of a BUA: it is in contact with the waterway, by its BUA part.'),
  touchesRearEdge: flagOrNull("Of a BUA: it, or its hill, is in contact with the defender's rear table edge."),
  linked: flagOrNull(
    "Of a defender's road: it links with a BUA, or joins or crosses an earlier road. Of a BUA: a gateway or road of it links with a road of the invader.",
  ),
  withBua: flagOrNull('Of a waterway: the defender positions a BUA in contact with it.'),
  withCompulsoryWaterway: flag(
    'Of a BUA: it goes with a compulsory waterway of the defender. Follows where featuresAlready has that.',
  ),
  replacesBeach: flag('Of a hill: it would stand in place of the beach of a waterway.'),
  promontory: flag('Of a hill: it is a promontory.'),
  featuresAlready: list(
    'Features of both players, in the order placed.',
    object('A feature.', EARLIER_FEATURE_FIELDS),
    20,
  ),
};

/** A field that takes a feature by its abbreviation in any letters, or by the word for it. */
function codeOrWord<T>(code: Field<T>): Field<T> {
  return { ...code, read: (value, path) => code.read(typeof value === 'string' ? abbreviated(value) : value, path) };
}

/** The same field, but 0 where it is left out. */
function noneOr(amount: Field<number | null>): Field<number> {
  return { ...amount, read: (value, path) => amount.read(value, path) ?? 0 };
}
