import type { Problem, Rulebook, Section } from '../../rulebook/index.ts';
import { filesIn, type ContentFiles } from '../files/content-files.ts';
import { checkFileNames } from './check-file-names.ts';
import { loadBites, type BitesContent } from './load-bites.ts';
import { loadChain, loadEditions, type BuiltEdition } from './load-chain.ts';
import { clarificationsIn, loadClarifications } from './load-clarifications.ts';
import { loadContentChanges, type ContentChanges } from './load-content-changes.ts';
import { loadDba, type Dba } from './load-dba.ts';
import { loadDiscrepancies, type Discrepancy } from './beside/load-discrepancies.ts';
import type { Carried } from './beside/held-editions.ts';
import { loadFigures, type Figure } from './load-figures.ts';
import { loadGlossary, type Glossary } from './load-glossary.ts';
import { loadRulings, type Ruling } from './beside/load-rulings.ts';
import { loadSearch, type SearchContent } from './load-search.ts';
import { loadSources, type Sources } from './load-sources.ts';
import { loadTheorems, type Theorem } from './beside/load-theorems.ts';

/** The content as read, with the amendments applied. */
export interface Content {
  readonly sources: Sources;
  readonly discrepancies: readonly (Discrepancy & Carried)[];
  readonly rulings: readonly (Ruling & Carried)[];
  readonly theorems: readonly (Theorem & Carried)[];
  /** The proofs that are kept with the content, as they stand there: a text for each space. */
  readonly proofs: readonly string[];
  /** Every clarification, whatever editions it holds in. */
  readonly clarifications: readonly Section[];
  readonly editions: readonly EditionContent[];
  readonly dba: Dba | null;
  readonly glossary: Glossary;
  readonly figures: readonly Figure[];
  readonly changes: ContentChanges;
  readonly bites: BitesContent;
  readonly search: SearchContent;
  /** What is wrong with files that could be read: statements and editions that they name and that are not there. */
  readonly wrong: readonly Problem[];
}

/** An edition, with the clarifications that hold in it. */
export interface EditionContent extends BuiltEdition {
  readonly inForce: Rulebook;
}

/**
 * Read the content and build every edition.
 *
 * @param problems Where it is put that something could not be read: it is left out; no edition is built where that is of
 *   the rulebook, or of what all is held against
 */
export function loadContent(files: ContentFiles, problems: Problem[], progress: (pass: string) => void): Content {
  progress('Reading sources');
  problems.push(...checkFileNames(files));
  const sources = loadSources(files, problems);
  // Where these could not be read, every citation would be one of nothing.
  const areSourcesRead = problems.length === 0;
  const wrong: Problem[] = [];
  const against = { statementIds: new Set(sources.statements.keys()), wrong };
  const before = problems.length;
  const listed = loadEditions(files, problems);
  const dba = loadDba(files, problems);
  const ids = listed.map(({ id }) => id);
  // Where the editions could not be read, every page would name one that is not there.
  const known = problems.length > before ? null : { chain: ids, others: dba === null ? [] : [dba.game.edition] };
  const clarifications = loadClarifications(files, problems);
  progress('Applying amendments');
  const chain = loadChain(files, listed, against, problems);
  // Pages are held against the clauses of every edition, and all against the statements.
  const editions =
    problems.length > 0
      ? []
      : chain.map((built) => ({ ...built, inForce: clarificationsIn(clarifications, built.edition.id, ids) }));
  const discrepancies = loadDiscrepancies(files, against, known, problems);
  const rulings = loadRulings(files, against, known, problems);
  const theorems = loadTheorems(files, against, known, problems);
  const proofs = filesIn(files, 'content/theorems/proofs', '.json').map(([, text]) => text);
  const glossary = loadGlossary(files, against, problems);
  const figures = loadFigures(files, against, problems);
  const changes = loadContentChanges(files, problems);
  const bites = loadBites(files, problems);
  const search = loadSearch(files, problems);
  return {
    ...{ sources, discrepancies, rulings, theorems, proofs, clarifications },
    ...{ editions, dba, glossary, figures, changes, bites, search },
    wrong: areSourcesRead ? wrong : [],
  };
}
