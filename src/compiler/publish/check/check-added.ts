import { textOfBlock, type Clause, type Problem, type Section } from '../../rulebook/index.ts';
import { addedFinder } from '../added-by.ts';
import type { CompiledCode } from '../compile-code.ts';

/**
 * Find what the play sheet would set before a line although the words of its clause do not say it: there is no example
 * of the rule adding it just once.
 */
export function checkAdded({ editions }: CompiledCode): Problem[] {
  const findAdded = addedFinder(editions);
  return editions.flatMap(({ book }) =>
    book.sections.flatMap((section) =>
      section.clauses.flatMap((clause) => {
        const added = clause.short === null ? null : findAdded(book.edition, clause);
        if (added === null || amountsOf(clause).includes(added.amount)) return [];
        return [problemOf(section, clause, book.edition, added.amount)];
      }),
    ),
  );
}

/** What the words of a clause say that it adds: "-1 for each …", "deduct 1", "costs 1 PIP". */
function amountsOf({ blocks }: Clause): readonly number[] {
  const words = blocks.map(textOfBlock).join('\n');
  return [...words.matchAll(/([+−-]|\b(?:adds?|deducts?|costs?) )(\d+)/g)].map(([, sign = '', amount]) =>
    /^[−-]|^deduct/.test(sign) ? -Number(amount) : Number(amount),
  );
}

function problemOf({ title }: Section, clause: Clause, edition: string, amount: number): Problem {
  return {
    headline: `The play sheet of ${edition} would say "${String(amount)}" for clause "${clause.id}", and its words do not: it is the least that the clause adds in any of its examples`,
    places: [{ position: clause.position, label: `${title} › ${clause.title}` }],
    hint: 'give it an example in which its condition is met once.',
  };
}
