import type { Figure } from './figure.ts';

/** The figures of a measure: all at once, or one by one, as it has them. */
export type Measured = Iterable<Figure> | Promise<Iterable<Figure>> | AsyncIterable<Figure>;

/**
 * Take the figures of a measure.
 *
 * @param tell Told of each as soon as it is there, before the next is measured
 * @returns All of them
 */
export async function takeFigures(measured: Measured, tell: (figure: Figure) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for await (const figure of await measured) {
    tell(figure);
    figures.push(figure);
  }
  return figures;
}
