import type { Grade, TroopType } from '../../rules/index.ts';
import type { Answers, Told } from '../matrix/answers-of.ts';
import type { AmountName, FlagName } from '../spaces/reads.ts';
import { combinations, type AnswerSpace } from '../spaces/space.ts';
import { kindSeen, type Arm, type KindSeen } from './kind-seen.ts';
import type { AnswerSeen } from './scope.ts';

/** A question of a space, answered or not, with its place there. */
export class Answered implements AnswerSeen {
  readonly index: number;
  readonly told: Told;
  readonly #at: AnsweredSpace;

  constructor(index: number, told: Told, at: AnsweredSpace) {
    this.index = index;
    this.told = told;
    this.#at = at;
  }

  get arm(): Arm | null {
    return this.#kind?.arm ?? null;
  }
  get #kind(): KindSeen | null {
    return this.#at.kindOf(this.index);
  }

  is = (type: TroopType, ...grades: Grade[]): boolean => {
    const kind = this.#kind;
    return kind?.type === type && (grades.length === 0 || (kind.grade !== null && grades.includes(kind.grade)));
  };

  isAny = (...types: TroopType[]): boolean => {
    const kind = this.#kind;
    return kind !== null && types.includes(kind.type);
  };

  in = (dimension: string): string | null => this.#at.valueOf(this.index, dimension);

  amount = (name: AmountName): number | null => {
    const said = this.#said(name);
    return typeof said === 'number' ? said : null;
  };

  says = (name: FlagName): boolean | null => {
    const said = this.#said(name);
    return typeof said === 'boolean' ? said : null;
  };

  with = (dimension: string, value: string): Answered | null => {
    const index = this.#at.indexWith(this.index, dimension, value);
    if (index === null) return null;
    const other = this.#at.at(index);
    return other.told.decided ? other : null;
  };

  graded = (grade: Grade): Answered | null => {
    const kind = this.#kind;
    return kind === null ? null : this.with('troop', `${kind.type} (${grade})`);
  };

  same = (other: AnswerSeen): boolean => other instanceof Answered && other.told.text === this.told.text;

  /** @throws {Error} If the answers of the space say nothing by that name */
  #said(name: string): Told['says'][string] {
    const said = this.told.says[name];
    if (said === undefined)
      throw new Error(`expected one of ${Object.keys(this.told.says).join(', ')}, found "${name}"`);
    return said;
  }
}

/** The questions of a space, as theorems look at them. */
class AnsweredSpace {
  readonly #answers: Answers;
  readonly #dimensions: ReadonlyMap<
    string,
    { readonly at: number; readonly step: number; readonly names: readonly string[] }
  >;
  readonly #kinds: readonly (KindSeen | null)[];

  constructor({ dimensions }: AnswerSpace, answers: Answers) {
    this.#answers = answers;
    this.#dimensions = new Map(
      dimensions.map(({ name, values }, at) => [
        name,
        { at, step: combinations(dimensions.slice(at + 1)), names: values.map((value) => value.name) },
      ]),
    );
    this.#kinds = (this.#dimensions.get('troop')?.names ?? []).map(kindSeen);
  }

  at(index: number): Answered {
    return new Answered(index, this.#answers(index), this);
  }

  valueOf(index: number, dimension: string): string | null {
    const found = this.#dimensions.get(dimension);
    return found === undefined ? null : (found.names[placeIn(found, index)] ?? null);
  }

  kindOf(index: number): KindSeen | null {
    const found = this.#dimensions.get('troop');
    return found === undefined ? null : (this.#kinds[placeIn(found, index)] ?? null);
  }

  /** The question with another value of a dimension; null where there is none. */
  indexWith(index: number, dimension: string, value: string): number | null {
    const found = this.#dimensions.get(dimension);
    const place = found?.names.indexOf(value) ?? -1;
    return found === undefined || place === -1 ? null : index + (place - placeIn(found, index)) * found.step;
  }
}

function placeIn({ step, names }: { readonly step: number; readonly names: readonly string[] }, index: number): number {
  return Math.floor(index / step) % names.length;
}

/** Look at the questions of a space. */
export function answeredIn(space: AnswerSpace, answers: Answers): (index: number) => Answered {
  const all = new AnsweredSpace(space, answers);
  return (index) => all.at(index);
}
