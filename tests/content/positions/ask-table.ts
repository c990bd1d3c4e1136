import { ask, type DbmRules } from '../../../src/rules/index.ts';
import { DBM_WITH_TABLE } from '../../../src/positions/index.ts';
import { ASKERS } from '../../../src/positions/asking/askers.ts';
import { inEveryCase } from '../../../src/positions/asking/hands/in-every-case.ts';
import { tableQuery } from '../../../src/positions/asking/table-query.ts';
import { rulesOf } from '../ask.ts';

/** What a question about a position is answered. */
export interface Answered {
  readonly verdict: string;
  readonly why: string;
  readonly code: string;
  readonly rulings: readonly {
    readonly about: string;
    readonly query: string;
    readonly fields: Readonly<Record<string, unknown>>;
    readonly verdict: string;
    readonly why: string;
    readonly turnsOn: readonly { readonly field: string; readonly open: string; readonly values: readonly unknown[] }[];
    readonly facts: readonly {
      readonly fact: string;
      readonly answer: string;
      readonly paces: number | null;
      readonly millimetres: number | null;
      readonly witness: { readonly points: readonly unknown[] } | null;
    }[];
    /** Of a combat. */
    readonly answer?: unknown;
    /** Of a flee move. */
    readonly way?: string;
    readonly aftermath?: readonly {
      readonly of: string;
      readonly if: string;
      readonly whose: string | null;
      readonly fact: string;
      readonly answer: string;
      readonly paces: number | null;
      readonly verdict: string | null;
      readonly clause: string;
      readonly why: string;
      readonly ends: unknown;
    }[];
  }[];
  /** Of a combat. */
  readonly combat?: Readonly<Record<string, unknown>> | null;
  readonly nearest: readonly {
    readonly of?: string;
    readonly to: string;
    readonly paces: number;
    readonly millimetres: number;
    readonly reach?: 'not measured';
  }[];
  readonly nearestBeyondMove?: true;
  readonly trail: readonly { readonly step: string; readonly clause: string }[];
}

/** Ask an edition about a position. */
export function askTable(edition: string, question: Readonly<Record<string, unknown>>): Answered {
  const rules: DbmRules = rulesOf(edition);
  return ask(DBM_WITH_TABLE.queries.table!, rules, question) as unknown as Answered;
}

const WITHOUT_NEAREST = tableQuery(
  (matter) => ASKERS[matter],
  () => inEveryCase,
  null,
);

/** The same, where nobody looks for where the move may end instead: that takes as long as many questions. */
export function judgeTable(edition: string, question: Readonly<Record<string, unknown>>): Answered {
  return ask(WITHOUT_NEAREST, rulesOf(edition), question) as unknown as Answered;
}
