import { figuresIn } from './figures-in.ts';
import type { Clause, Rulebook, Section } from '../model.ts';
import { placeAt } from '../read/elements.ts';
import type { Problem } from '../source/problems.ts';
import { textOfBlock } from '../read/read-blocks.ts';

/**
 * Find what the play sheet would lack, or would say of its own: in a section that is on it, every clause needs its short
 * form, and no short form may hold a figure that the words of its clause do not.
 *
 * @param book The rulebook of an edition
 * @returns One problem for every clause without a short form, and for every strange figure
 */
export function checkShortForms(book: Rulebook): Problem[] {
  return book.sections.flatMap((section) =>
    section.clauses.flatMap((clause) =>
      clause.short === null ? missing(section, clause) : strange(section, clause, clause.short),
    ),
  );
}

/** A table speaks for itself, and of a clause that is in print only there is nothing to say. */
function missing({ title, sheet }: Section, { id, title: clause, held, figures, position }: Clause): Problem[] {
  if (!sheet || !held || figures !== null) return [];
  return [
    {
      headline: `Clause "${id}" has no <Short>, and its section is on the play sheet`,
      places: [{ position, label: `${title} › ${clause}` }],
      hint: 'add one line for the sheet: <Short>**Sp** 2nd rank of Sp, same grade</Short>.',
    },
  ];
}

function strange(
  { title, source }: Section,
  { id, title: clause, held, blocks }: Clause,
  { text, start }: NonNullable<Clause['short']>,
): Problem[] {
  const places = [placeAt(source, start, `${title} › ${clause}`)];
  if (!held) {
    const headline = `Clause "${id}" has a <Short> of a wording that is not held`;
    return [{ headline, places, hint: 'leave it out: the sheet then names the printed page.' }];
  }
  const words = blocks.filter(({ kind }) => kind !== 'note').map(textOfBlock);
  const said = new Set(words.flatMap((each) => [...figuresIn(each).values()]));
  return [...figuresIn(text)]
    .filter(([, figure]) => !said.has(figure))
    .map(([written]) => ({
      headline: `The <Short> of clause "${id}" says "${written}", which the clause does not`,
      places,
      hint: 'a short form holds no figure that its clause does not have.',
    }));
}
