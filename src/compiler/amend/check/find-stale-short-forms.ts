import { placeAt, textOfBlock, type Clause, type Problem, type Rulebook, type Section } from '../../rulebook/index.ts';
import { draftOf } from '../draft.ts';
import { placeOfClause } from '../places.ts';

/**
 * Find what the play sheet would say of a clause in words that an amendment has overtaken: whoever changes the words of
 * a clause writes its short form anew, even if it comes out the same.
 *
 * @param before The rulebook of the edition before
 * @param after The rulebook with the amendments applied
 * @param amended The files of the amendments
 * @returns One problem for every short form that was left as it was, or lost
 */
export function findStaleShortForms(before: Rulebook, after: Rulebook, amended: ReadonlySet<string>): Problem[] {
  const { clauses } = draftOf(after, new Map());
  return before.sections.flatMap((section) =>
    section.clauses.flatMap((old) => {
      const found = clauses.get(old.id);
      if (old.short === null || found === undefined || !found.clause.held || found.clause === old) return [];
      const { clause } = found;
      const headline =
        clause.short === null
          ? `Clause "${old.id}" would lose its <Short>, and its line on the play sheet`
          : wordsOf(old) !== wordsOf(clause) && !isWrittenIn(amended, found)
            ? `Clause "${old.id}" has new words in edition ${after.edition}, and the <Short> of the old`
            : null;
      if (headline === null) return [];
      const hint = `write it anew, in the <Replace> or by a <ReplaceText>; edition ${before.edition} says "${old.short.text}".`;
      const written = placeAt(section.source, old.short.start, `the <Short> of edition ${before.edition}`);
      return [{ headline, places: [placeOfClause(found.section, clause), written], hint }];
    }),
  );
}

function wordsOf({ title, blocks }: Clause): string {
  return JSON.stringify([title, ...blocks.filter(({ kind }) => kind !== 'note').map(textOfBlock)]);
}

/** Whether any of the short form stands in one of the files. */
function isWrittenIn(files: ReadonlySet<string>, { section, clause }: { section: Section; clause: Clause }): boolean {
  const { start, end } = clause.short ?? { start: 0, end: 0 };
  for (let offset = start; offset < end; offset += 1) {
    if (files.has(section.source.positionAt(offset).file)) return true;
  }
  return false;
}
