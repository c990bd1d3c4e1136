import type { Block, Figure, PatchKind } from '../rulebook/index.ts';
import type { Drawing } from '../schemas/index.ts';

/** A source statement as a page shows it: where it stands in print. */
export interface PublishedCitation {
  /** `dbm-3.1:p22-rear-support-b3-spears` */
  readonly id: string;
  readonly document: string;
  /** `DBM 3.1 sheet` */
  readonly documentTitle: string;
  readonly standing: 'official' | 'organiser' | 'secondary';
  /** `p. 22, Rear Support Factors, 3rd bullet` */
  readonly where: string;
}

export interface PublishedNote {
  readonly text: string;
  readonly citations: readonly PublishedCitation[];
}

/** What one edition did to a clause. */
export interface PublishedChange {
  readonly edition: string;
  readonly kind: PatchKind;
  readonly citations: readonly PublishedCitation[];
  readonly notes: readonly PublishedNote[];
}

/** One step of a computed answer. */
export interface PublishedStep {
  readonly step: string;
  readonly side?: 'a' | 'b';
  readonly amount?: number;
  readonly clause: string;
  readonly label: string;
}

/** A `ts example`, run in this edition. */
export interface PublishedExample {
  /** The line of code, without its expectation. */
  readonly code: string;
  /** The situation in words: `Irr Sp (O), ranks behind: Irr Sp (O), against Irr Kn (F)`; empty where the line asks no question of the rules. */
  readonly question: string;
  /** What it comes to, as written after the `//`. */
  readonly result: string;
  /** True where this edition cannot answer, as it rests on a clause that is not held. */
  readonly notHeld: boolean;
  readonly trail: readonly PublishedStep[];
}

export interface PublishedClause {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly page: number | null;
  readonly place: string | null;
  readonly held: boolean;
  /** Address of the clause in this edition, from the site's root: `/3.4/rear-support/#rear-support.spears`. */
  readonly url: string;
  readonly citations: readonly PublishedCitation[];
  readonly blocks: readonly Block[];
  readonly figures: {
    readonly columns: readonly string[];
    readonly rows: readonly { readonly key: string; readonly label: string; readonly figures: readonly Figure[] }[];
  } | null;
  /** First twelve hex digits of the SHA-256 of the text. */
  readonly digest: string;
  /** The edition that last changed its text (the base edition if none did). */
  readonly since: string;
  readonly changes: readonly PublishedChange[];
  /** Ids of the clarifications in force in this edition that interpret it. */
  readonly clarifications: readonly string[];
  /** Names of the discrepancies that bear on it: `reg-ax-x-cost`. */
  readonly discrepancies: readonly string[];
  /** Slugs of the rulings that rest on it and hold in this edition. */
  readonly rulings: readonly string[];
  /** The code under the clause; null where it has none. */
  readonly rule: string | null;
  readonly examples: readonly PublishedExample[];
}

export interface PublishedSection {
  readonly id: string;
  readonly title: string;
  readonly page: number | null;
  readonly url: string;
  /** Ids of its clauses, in printed order. */
  readonly clauses: readonly string[];
}

/** `generated/<edition>/rulebook.json` */
export interface PublishedRulebook {
  readonly edition: string;
  readonly sections: readonly PublishedSection[];
  readonly clauses: Readonly<Record<string, PublishedClause>>;
}

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
    readonly page: number | null;
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
  /** Ids of the clauses and clarifications that it rests on. */
  readonly clauses: readonly string[];
  readonly blocks: readonly Block[];
  readonly digest: string;
  /** Run in the newest edition in which the answer holds. */
  readonly examples: readonly PublishedExample[];
}

export interface PublishedDiscrepancy {
  readonly name: string;
  readonly title: string;
  readonly kind: string;
  readonly status: 'settled' | 'open';
  readonly citations: readonly PublishedCitation[];
  readonly clauses: readonly string[];
  readonly readings: readonly { readonly editions: readonly string[]; readonly reading: string }[];
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
  readonly authors: string;
  readonly status: string;
  readonly standing: 'official' | 'organiser' | 'secondary';
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
  readonly statements: readonly {
    readonly id: string;
    readonly where: string;
    readonly topic: string;
    /** Addresses, with a title, of what cites it. */
    readonly restatedIn: readonly { readonly url: string; readonly title: string }[];
  }[];
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
}
