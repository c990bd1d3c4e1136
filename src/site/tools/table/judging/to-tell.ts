import { askedBy, type Matter, type TableAnswer } from '../../../../positions/index.ts';

/** What is asked of a side, where only a person can tell it; `…` stands for who fights. */
export const ASKED_OF_SIDE: Readonly<Record<string, string>> = {
  going: 'Which going is … in?',
  rankGoing: 'Which going are the ranks behind … in?',
  movedIntoContact: 'Did … move into this contact this bound?',
  upslope: 'Is … upslope?',
  inWood: 'Does … count as in the wood?',
  crossingRiver: 'Is … crossing a river, not a paltry one, nor by a ford or bridge of a road?',
  defendingBank: 'Does … defend a river bank, other than at a ford or bridge of a road?',
  fortified: 'Which fortifications does … defend?',
  attackingFortification: 'Does … attack across fortifications?',
  acrossCorner: 'Is one of the enemy on a flank of … only across a corner of its fortification?',
  flankedByFootInBadGoing: 'Are enemy foot on flank or rear of … in rough or difficult going?',
};

/** The same of what is counted, or told elsewhere. */
const COUNTED: Readonly<Record<string, string>> = {
  overlaps: 'How many enemy overlap …?',
  flankContacts: 'How many enemy are on a flank of …?',
  rearContacts: 'How many enemy are on the rear of …?',
  bound: 'Whose bound is it?',
};

/** What the answer turns on and a person has still to tell, as it is asked of him below; each once. */
export function toTell(ask: Matter, rulings: TableAnswer['rulings']): readonly string[] {
  const asked = rulings.flatMap(({ about, turnsOn }) =>
    turnsOn
      .filter(({ open }) => open === 'not told')
      .flatMap(({ field }) => (ask === 'combat' ? askedOfSide(about, field) : [askedBy(ask, field)])),
  );
  return [...new Set(asked)];
}

/** What is asked of a side of a combat: `a.upslope` of the first of `A against B`. */
function askedOfSide(about: string, field: string): readonly string[] {
  const [one = '', other = ''] = about.split(' against ');
  const [side, name = field] = field.split('.');
  const words = COUNTED[name] ?? ASKED_OF_SIDE[name];
  return words === undefined ? [] : [words.replace('…', side === 'a' ? one : other)];
}
