import { along, type Point } from '../../../../../positions/index.ts';

/** What is written to a line. */
interface Labelled {
  readonly text: string;
  readonly points: readonly [Point, Point];
}

/** How wide a letter is, and how far apart lines of letters are, for letters that are 1 high. */
const WIDE = 0.62;
const HIGH = 1.2;

/** Where on a line its label may stand, the best first: 0 is where the line begins, 1 where it ends. */
const ON_LINE = [0.5, 0.65, 0.8, 0.35, 0.2, 1];

/** How far beside it, in lines of letters. */
const MOST_BESIDE = 8;

/**
 * Where labels stand so that none is over another: each on the middle of its line, or further along it, or beside it.
 *
 * @param letters How high letters are, in paces
 */
export function labelPlaces(labelled: readonly Labelled[], letters: number): readonly Point[] {
  const taken: { readonly at: Point; readonly width: number }[] = [];
  for (const { text, points } of labelled) {
    // A letter is left free between two labels.
    const width = (text.length + 1) * WIDE * letters;
    const isFree = (at: Point): boolean =>
      taken.every(
        (each) =>
          Math.abs(each.at.x - at.x) >= (each.width + width) / 2 || Math.abs(each.at.y - at.y) >= HIGH * letters,
      );
    const places = placesBy(points, { x: width, y: HIGH * letters });
    taken.push({ at: places.find(isFree) ?? places[0] ?? points[0], width });
  }
  return taken.map(({ at }) => at);
}

/** Where the label of a line may stand, the best first. */
function placesBy([from, to]: Labelled['points'], size: Point): readonly Point[] {
  const way = { x: to.x - from.x, y: to.y - from.y };
  // Beside a line that goes up, labels stand to its right and left; beside any other, above and below it.
  const aside = Math.abs(way.y) > Math.abs(way.x) ? { x: size.x, y: 0 } : { x: 0, y: size.y };
  const besides = Array.from({ length: MOST_BESIDE }, (_, index) => [index + 1, -index - 1]).flat();
  return [0, ...besides].flatMap((beside) => ON_LINE.map((part) => along(along(from, way, part), aside, beside)));
}
