import { stemmer } from 'stemmer';

/** Words whose stem would be that of another word of the rules. */
const KEPT = new Set([
  'general',
  'generals',
  'bowmen',
  'spears',
  'early',
  'supply',
  'only',
  'reply',
  'apply',
  'dice',
  'doubled',
]);

/** Irregular forms that a stemmer does not know. */
const IRREGULAR: Readonly<Record<string, string>> = {
  fought: 'fight',
  lost: 'lose',
  losing: 'lose',
  loser: 'lose',
  shot: 'shoot',
  shots: 'shoot',
  fled: 'flee',
  fleeing: 'flee',
  flees: 'flee',
  went: 'go',
  gone: 'go',
  goes: 'go',
  stood: 'stand',
  feet: 'foot',
  men: 'man',
  ran: 'run',
  beaten: 'beat',
  met: 'meet',
  broken: 'break',
  broke: 'break',
  dying: 'die',
  dies: 'die',
  dead: 'die',
  died: 'die',
  kept: 'keep',
  held: 'hold',
  paid: 'pay',
  erratum: 'errata',
  thrown: 'throw',
  threw: 'throw',
  bought: 'buy',
  chose: 'choose',
  chosen: 'choose',
  choice: 'choose',
  fell: 'fall',
  fallen: 'fall',
  ridden: 'ride',
  rode: 'ride',
  seen: 'see',
  sees: 'see',
  saw: 'see',
  hidden: 'hide',
  movement: 'move',
  movements: 'move',
  payment: 'pay',
  placement: 'place',
};

/** The stem by which forms of a word are taken for one: `recoils`, `recoiling` and `recoil`. */
export function stem(word: string): string {
  const regular = Object.hasOwn(IRREGULAR, word) ? (IRREGULAR[word] ?? word) : word;
  if (KEPT.has(regular)) return regular.replace(/s$/, '');
  const plain = regular.length > 6 ? regular.replace(/(?<=[a-z]{3}[^aeiou])ly$/, '') : regular;
  return plain.length <= 3 ? plain : stemmer(plain).replace(/(?<=..)y$/, 'i');
}
