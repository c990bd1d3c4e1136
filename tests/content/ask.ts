import { readFileSync } from 'node:fs';
import {
  createRuleSet,
  DBM,
  parseCombatQuestion,
  answerOf,
  resolveCombat as resolve,
  type DbmClauseCode,
  type CombatAnswer,
  type CombatQuestion,
  type DbmRules,
} from '../../src/rules/index.ts';

const generated = new URL('../../generated/', import.meta.url);

/** What the compiler wrote under this path of `generated/`. */
export function readGenerated(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, generated), 'utf8'));
}

/** A module that the compiler wrote under this path of `generated/`. */
export function importGenerated(path: string): Promise<unknown> {
  return import(/* @vite-ignore */ new URL(path, generated).href);
}

/** Every edition, oldest first. */
export const editions = (readGenerated('editions.json') as { id: string }[]).map(({ id }) => id);

/**
 * What is expected of every edition, where a list tells it of the first ones: the last of it stands for all that follow,
 * until a newer edition changes it.
 */
export function inEach<T>(expected: readonly T[]): readonly T[] {
  return editions.flatMap((_edition, index) => expected.slice(Math.min(index, expected.length - 1)).slice(0, 1));
}

const ruleSets = new Map<string, DbmRules>();
for (const edition of editions) {
  const { clauses } = (await importGenerated(`${edition}/rules.ts`)) as { clauses: readonly DbmClauseCode[] };
  ruleSets.set(edition, createRuleSet(DBM, edition, clauses));
}

/** The rules of an edition, as they were compiled. */
export function rulesOf(edition: string): DbmRules {
  const rules = ruleSets.get(edition);
  if (rules === undefined) throw new Error(`no rules of ${edition}`);
  return rules;
}

/** One side of a question: a troop, or a troop with its circumstances. */
export type Side = string | ({ readonly troop: string } & Readonly<Record<string, unknown>>);

/** A side with its circumstances spelt out. */
export function spelled(side: Side): { readonly troop: string } & Readonly<Record<string, unknown>> {
  return typeof side === 'string' ? { troop: side } : side;
}

/** Resolve a combat, or say why it cannot be. */
export function resolveCombat(rules: DbmRules, question: CombatQuestion) {
  return answerOf({ words: () => '', answer: (each: DbmRules) => resolve(each, question) }, rules);
}

function ask(edition: string, a: Side, b: Side, dice: readonly [number, number] | null) {
  const [sideA, sideB] = [spelled(a), spelled(b)];
  const mode = sideA.shooting === true || sideB.shooting === true ? 'shooting' : 'close';
  const [dieA, dieB] = dice ?? [null, null];
  const question = { mode, a: { ...sideA, die: dieA }, b: { ...sideB, die: dieB } };
  return resolveCombat(rulesOf(edition), parseCombatQuestion(question));
}

/** What a throw comes to; null where the rules held cannot tell. In distant shooting if either side shoots. */
export function fight(edition: string, a: Side, b: Side, dice: readonly [number, number]): CombatAnswer | null {
  const answer = ask(edition, a, b, dice);
  if ('answer' in answer) return null;
  if ('odds' in answer) throw new Error('expected an answer, found odds');
  return answer;
}

/** Every throw of two dice. */
export const throws = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const));
