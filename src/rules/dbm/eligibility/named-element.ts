import { Element } from '../combat/fighter.ts';
import type { Going } from '../combat/question.ts';
import { formatTroop, type Troop } from '../troops/parse-troop.ts';

/** An element that is not drawn up for combat, by the name that players give it. */
export type NamedElement = Element & {
  /** `Reg Bd (O)`. */
  readonly name: string;
};

/** An element as a rule looks at it, of the grade that its list gives it. */
export function namedElement(troop: Troop, going: Going = 'good'): NamedElement {
  return Object.assign(new Element(troop.type, troop.grade, going, null), { name: formatTroop(troop) });
}
