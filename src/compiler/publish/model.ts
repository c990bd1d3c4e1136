import type { z } from 'zod';
import type { Block } from '../rulebook/index.ts';
import type { Figures, TroopType } from '../../rules/index.ts';
import type { PageName } from '../words/index.ts';
import type { Drawing } from '../schemas/index.ts';
import type {
  biteSchema,
  changeSchema,
  changesSchema,
  citableSchema,
  citationSchema,
  clauseSchema,
  countsSchema,
  exampleSchema,
  matrixSchema,
  noteSchema,
  rulebookSchema,
  sectionSchema,
  stepSchema,
} from './api/api-schemas.ts';

/** A source statement as a page shows it: where it stands in print. */
export type PublishedCitation = z.infer<typeof citationSchema>;

export type PublishedNote = z.infer<typeof noteSchema>;

/** What one edition did to a clause. */
export type PublishedChange = z.infer<typeof changeSchema>;

/** One step of a computed answer. */
export type PublishedStep = z.infer<typeof stepSchema>;

/** A `ts example`, run in this edition. */
export type PublishedExample = z.infer<typeof exampleSchema>;

export type PublishedClause = z.infer<typeof clauseSchema>;

export type PublishedSection = z.infer<typeof sectionSchema>;

/** `generated/<edition>/rulebook.json` */
export type PublishedRulebook = z.infer<typeof rulebookSchema>;

/** One record of `/api/clauses.json`. */
export type PublishedCitable = z.infer<typeof citableSchema>;

/** `/api/changes/<older>-<newer>.json` */
export type PublishedChanges = z.infer<typeof changesSchema>;

/** What every space of the theorems comes to in every edition: `/api/counts.json`. */
export type PublishedCounts = z.infer<typeof countsSchema>;

/** Which files of the matrix are on the site: `/api/matrix/index.json`. */
export type PublishedMatrix = z.infer<typeof matrixSchema>;

/** How a clause reads in one edition, against the edition before. */
export interface PublishedVersion {
  readonly edition: string;
  readonly change: 'base' | 'added' | 'reworded' | 'moved' | 'renumbered' | 'recoded' | 'unchanged' | 'removed';
  /** Null in an edition that removed it. */
  readonly url: string | null;
  readonly title: string;
  readonly held: boolean;
  readonly digest: string | null;
  readonly blocks: readonly Block[];
  readonly changes: readonly PublishedChange[];
}

/** One clause through all editions, oldest first; editions before it existed are left out, and those after its removal too. */
export interface PublishedHistory {
  readonly id: string;
  readonly title: string;
  readonly versions: readonly PublishedVersion[];
}

/** `generated/histories.json`: by clause id. */
export type PublishedHistories = Readonly<Record<string, PublishedHistory>>;

/** A figure of a table that another edition has otherwise. */
export interface ChangedFigure {
  /** `Blades (Bd)` */
  readonly row: string;
  readonly column: string;
  readonly from: string;
  readonly to: string;
}

/** `generated/comparisons.json`: how an edition differs from an older one, whatever lies between. */
export interface PublishedComparison {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly {
    readonly id: string;
    readonly kind: 'added' | 'removed' | 'reworded' | 'recoded' | 'moved' | 'renumbered';
    /** Of the newer edition; of the older one for a clause that was removed. */
    readonly section: string;
    readonly figures: readonly ChangedFigure[];
    /** The troop types that it names: `Kn`. */
    readonly troops: readonly TroopType[];
  }[];
  /** What is to be said of the older edition. */
  readonly notes: readonly string[];
  /** What will bite who comes from the older one, what happens in every game first. */
  readonly bites: readonly PublishedBite[];
}

/** A line of what will bite who comes from an older edition. */
export type PublishedBite = z.infer<typeof biteSchema>;

/** A clarification: a clause of its own, outside the printed rulebook. Its text is `generated/clarifications/<id>.mdx`. */
export interface PublishedClarification extends PublishedClause {
  /** `21.1` */
  readonly number: string;
  readonly document: string;
  readonly interprets: readonly string[];
  /** The editions that it holds in. */
  readonly editions: readonly string[];
  /** For an erratum: the army list that it corrects. */
  readonly army: string | null;
}

/** `generated/clarifications.json` */
export interface PublishedClarifications {
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly page: PageName | null;
    readonly clarifications: readonly string[];
  }[];
  readonly clarifications: Readonly<Record<string, PublishedClarification>>;
}

/** `generated/discrepancies.json`: by name. Its text is `generated/discrepancies/<name>.mdx`. */
export type PublishedDiscrepancies = Readonly<Record<string, PublishedDiscrepancy>>;

/** `generated/rulings.json`: by slug. Its text is `generated/rulings/<slug>.mdx`. */
export type PublishedRulings = Readonly<Record<string, PublishedRuling>>;

/** A worked ruling: a question as a player asks it, and the answer. */
export interface PublishedRuling {
  readonly slug: string;
  readonly url: string;
  readonly question: string;
  /** A few words: `No`, `2 PIPs`. */
  readonly answer: string;
  /** Open where the sources cannot answer. */
  readonly status: 'settled' | 'open';
  /** The editions in which the answer holds. */
  readonly editions: readonly string[];
  /** What is answered in other editions. */
  readonly differs: readonly { readonly editions: readonly string[]; readonly answer: string }[];
  readonly citations: readonly PublishedCitation[];
  /** Those of them that its answer stands or falls with, the chief one first; all, where nothing else is said. */
  readonly rests: readonly PublishedCitation[];
  /** Ids of the clauses and clarifications that it rests on, the chief one first. */
  readonly clauses: readonly string[];
  /** Its reasoning. */
  readonly blocks: readonly Block[];
  /** Of its answers and its reasoning. */
  readonly digest: string;
  /** Run in the newest edition in which the answer holds. */
  readonly examples: readonly PublishedExample[];
}

/** `generated/theorems.json`. What proves them is `generated/proofs.json`. */
export interface PublishedTheorems {
  /** By slug. The text of each is `generated/theorems/<slug>.mdx`, its code the module that it names. */
  readonly theorems: Readonly<Record<string, PublishedTheorem>>;
  /** Of each edition, and each query that theorems are claimed of, a digest of the rules that it is answered by. */
  readonly rules: Readonly<
    Record<string, Readonly<Record<'combat' | 'pips' | 'move' | 'march' | 'cost' | 'losses', string>>>
  >;
  /** Of each edition, its tables of prices, by clause: they say which troops there are. */
  readonly prices: Readonly<Record<string, Readonly<Record<string, Figures | null>>>>;
}

/** Something that is claimed of a whole space of situations. */
export interface PublishedTheorem {
  readonly slug: string;
  readonly url: string;
  readonly statement: string;
  readonly subject: string;
  readonly space: string;
  /** Whether it speaks of throws, of situations with all their throws, or of questions that have none. */
  readonly of: 'throws' | 'situations' | 'questions';
  readonly editions: readonly string[];
  readonly exceptions: readonly {
    readonly editions: readonly string[];
    readonly count: number;
    readonly what: string;
  }[];
  readonly citations: readonly PublishedCitation[];
  /** Ids of the clauses and clarifications that it rests on, the chief one first. */
  readonly clauses: readonly string[];
  /** Why it matters. */
  readonly blocks: readonly Block[];
  /** The file name of its code, which says what it holds. */
  readonly module: string;
}

export interface PublishedDiscrepancy {
  readonly name: string;
  readonly title: string;
  readonly kind: string;
  readonly status: 'settled' | 'open';
  readonly citations: readonly PublishedCitation[];
  readonly clauses: readonly string[];
  readonly readings: readonly { readonly editions: readonly string[]; readonly reading: string }[];
  readonly blocks: readonly Block[];
  /** Of its text and its readings. */
  readonly digest: string;
}

/** `generated/editions.json` */
export interface PublishedEdition {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly authors: string;
  readonly status: string;
  readonly standing: 'official' | 'organiser' | 'secondary';
  /** Id of the document that it restates; the base edition has none. */
  readonly document?: string | undefined;
  readonly counts: { readonly clauses: number; readonly held: number; readonly changed: number };
}

/** `generated/dba.json`: the second game; its rulebook is `generated/dba/rulebook.json`. */
export interface PublishedGame {
  readonly title: string;
  /** Its one edition, as a question names it. */
  readonly edition: string;
  readonly authors: string;
  readonly status: string;
  readonly standing: 'official' | 'organiser' | 'secondary';
}

/** Something that can be cited. */
export interface PublishedThing {
  /** As it is cited: `rear-support.spears`, `bhgs.17.6`, `rulings.<slug>`, `discrepancies.<name>`. */
  readonly id: string;
  readonly kind: 'clause' | 'clarification' | 'guideline' | 'erratum' | 'ruling' | 'discrepancy' | 'dba';
  readonly title: string;
  readonly url: string;
}

/** `generated/content.json`: of what day the content is, and what changed in it. */
export interface PublishedContent {
  /** `2026-11-20` */
  readonly date: string;
  /** Newest first. */
  readonly changes: readonly {
    /** Its name in the feed, fixed for life: `five-editions`. */
    readonly id: string;
    readonly date: string;
    readonly title: string;
    /** In a sentence or two. */
    readonly what: string;
    /** Where it is read, from the root of the site. */
    readonly url: string;
    /** What it concerns; empty where it concerns everything. */
    readonly ids: readonly string[];
    readonly things: readonly PublishedThing[];
  }[];
}

/** A term of `generated/glossary.json`, which lists them by name. */
export interface PublishedTerm {
  readonly slug: string;
  readonly term: string;
  readonly abbreviations: readonly string[];
  /** Markdown of a line: text and links. */
  readonly meaning: string;
  /** False where the documents use the term and never define it. */
  readonly defined: boolean;
  readonly citations: readonly PublishedCitation[];
  readonly clauses: readonly { readonly id: string; readonly url: string }[];
}

/** `generated/sources.json`: every document with its statements in order, and where each is restated. */
export interface PublishedDocument {
  readonly id: string;
  readonly title: string;
  readonly short: string;
  readonly date: string;
  readonly authors: string;
  readonly standing: 'official' | 'organiser' | 'secondary';
  /** Whether it is a play sheet: it sums up the printed rules. */
  readonly playSheet: boolean;
  /** Where it was written for one edition and we apply it in others: which, and the name of the discrepancy that says why. */
  readonly writtenFor: { readonly edition: string; readonly discrepancy: string } | null;
  readonly statements: readonly {
    readonly id: string;
    readonly where: string;
    readonly topic: string;
    /** Addresses, with a title, of what cites it. */
    readonly restatedIn: readonly { readonly url: string; readonly title: string }[];
  }[];
}

/** What a figure says of its elements: a question about a position, as the query `table` takes it, and the answer. */
export interface FigureQuestion {
  readonly question: Readonly<Record<string, unknown>>;
  readonly verdict: 'yes' | 'no' | 'not told' | 'not held';
  /** Fields of what the rules are asked that the position shows. */
  readonly shows: Readonly<Record<string, unknown>>;
  /** What comes of a combat, so far as the figure says. */
  readonly combat: Readonly<Record<string, unknown>>;
}

/** A figure of `generated/figures.json`, which lists them by title. */
export interface PublishedFigure {
  readonly slug: string;
  readonly url: string;
  readonly title: string;
  /** What the picture shows, complete for someone who cannot see it. */
  readonly alt: string;
  readonly caption: string;
  /** The editions whose text it draws. */
  readonly editions: readonly string[];
  readonly citations: readonly PublishedCitation[];
  /** What it is shown under, as the newest edition has it. */
  readonly clauses: readonly { readonly id: string; readonly title: string; readonly url: string }[];
  readonly drawing: Drawing;
  readonly questions: readonly FigureQuestion[];
}

/** How people speak of the rules, for the search. */
export interface PublishedSearch {
  readonly sayings: readonly {
    readonly said: readonly string[];
    readonly means: readonly string[];
    /** Its own words are not looked for. */
    readonly instead?: true | undefined;
  }[];
  /** By id of what answers, the ways in which people ask for it. */
  readonly asked: Readonly<Record<string, readonly string[]>>;
}
