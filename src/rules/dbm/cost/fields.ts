import {
  choiceOrNull,
  count,
  countOrNull,
  flag,
  halves,
  list,
  object,
  type Field,
} from '../../frame/questions/field.ts';
import { troop } from '../troops/troop-field.ts';
import { general } from '../troops/general.ts';
import { wordMeant } from '../../frame/questions/word-meant.ts';
import type { Troop } from '../troops/parse-troop.ts';
import { RANKS, WORKS, type Works } from './question.ts';

const written = troop('What the line is of; left out for fortifications.');

/** A troop; also fortifications by the name of their kind, as lists write `TF` among the troops. */
const troopOrWorks: Field<Troop | Works | null> = {
  ...written,
  schema: (ofFields) => ({ anyOf: [written.schema(ofFields), { enum: WORKS }] }),
  read: (value, path) => {
    if (value === undefined || value === null) return null;
    return wordMeant(WORKS, value) ?? written.read(value, path);
  },
};

/** The fields of one line of an army. */
export const COST_LINE_FIELDS = {
  troop: troopOrWorks,
  count: count('How many of them.', 0, 1000, 1),
  general: general("A general's element."),
  mountedInfantry: flag('Infantry that are mounted.'),
  chariot: flag('In chariots.'),
  listSaysRegular: flag('A general on an elephant whose list says that he is regular.'),
  position: choiceOrNull('Its rank on a double base that its list specifies or makes optional.', RANKS),
  doubleBasedByChoice: flag('Double-based only by choice: its list does not speak of it.'),
  fortification: choiceOrNull(
    'Fortifications in place of a troop. FO: fixed obstacles of a DBMM list; TF camp: compulsorily defending a camp.',
    WORKS,
  ),
  elementWidths: countOrNull('How many element widths of fortifications; 1 where left out.', 0, 1000),
};

/** The fields of a question of price. */
export const COST_FIELDS = {
  elements: list('What is priced, line by line.', object('A line.', COST_LINE_FIELDS), 200, 1),
  otherRegularNonAllyGenerals: count(
    'Regular C-in-Cs and sub-generals of the army besides the general who is priced and those among the elements.',
    0,
    20,
  ),
  doubleBasedCavalry: flag(
    'The cavalry are double-based with cavalry, as their list requires: those with a position, or all if none has one. Cavalry behind counts as (O) where no rear rank is told.',
  ),
  armyPoints: halves('AP of the whole army, for its baggage; those of the elements where left out.'),
  waterborneCommands: count('Commands that are entirely waterborne at first, for the baggage.', 0, 20),
};
