import { TROOP_TYPES } from '../../rules/index.ts';

/** The troop types by abbreviation, with the name as a heading has it: `Light horse`. */
export const troopNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TROOP_TYPES).map(([type, { name }]) => [type, name.replace(/^./, (letter) => letter.toUpperCase())]),
);
