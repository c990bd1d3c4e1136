import type { PricedElement } from './priced-element.ts';

/** The army that an element belongs to, as far as prices depend on it. */
export class Army {
  /** The elements that are priced. */
  readonly elements: readonly PricedElement[];
  readonly #told: number;

  /**
   * @param elements The elements that are priced
   * @param told How many regular C-in-Cs and sub-generals it is told to have besides the one who is priced
   */
  constructor(elements: readonly PricedElement[], told: number) {
    this.elements = elements;
    this.#told = told;
  }

  /** How many of the elements that are priced are of regular C-in-Cs or sub-generals. */
  get pricedRegularGenerals(): number {
    return this.#priced(() => true);
  }

  /**
   * How many regular C-in-Cs or sub-generals the army has besides this one: those among its elements, or as many as
   * the question tells of, whichever is more.
   */
  otherRegularGenerals(element: PricedElement): number {
    return this.#besides(element, () => true);
  }

  /** The same, those on elephants left out. */
  otherRegularGeneralsOffElephants(element: PricedElement): number {
    return this.#besides(element, (each) => !each.is('El'));
  }

  #besides(element: PricedElement, counts: (each: PricedElement) => boolean): number {
    const himself = element.regularGeneral && counts(element) ? 1 : 0;
    const left = this.#priced((each) => !counts(each)) - (element.regularGeneral && !counts(element) ? 1 : 0);
    return Math.max(this.#priced(counts) - himself, this.#told - left, 0);
  }

  #priced(counts: (each: PricedElement) => boolean): number {
    return this.elements
      .filter((each) => each.regularGeneral && counts(each))
      .reduce((sum, { line }) => sum + line.count, 0);
  }
}
