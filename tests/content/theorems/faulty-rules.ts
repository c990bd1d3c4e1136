import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createRuleSet, DBM, type DbmClauseCode, type DbmRules } from '../../../src/rules/index.ts';
import type { AnswerSpace, CombatSpace, Dimension, Space } from '../../../src/theorems/index.ts';

/**
 * The rules of an edition with a fault in the code of one clause, as a slip of whoever writes it.
 *
 * @param from What stands in the code, once
 * @param to What stands there by mistake
 */
export async function faultyRules(
  root: string,
  rules: DbmRules,
  clause: string,
  from: string,
  to: string,
): Promise<DbmRules> {
  const compiled = readFileSync(path.join(root, 'generated', rules.edition, 'rules.ts'), 'utf8');
  const [, name] =
    new RegExp(`/rules/(${clause.replaceAll('.', String.raw`\.`)}\\.[0-9a-f]{8}\\.ts)'`, 'u').exec(compiled) ?? [];
  if (name === undefined) throw new Error(`expected a clause with code, found "${clause}"`);
  const code = readFileSync(path.join(root, 'generated/rules', name), 'utf8');
  const parts = code.split(from);
  if (parts.length !== 2)
    throw new Error(`${clause}: expected "${from}" once, found it ${String(parts.length - 1)} times`);
  const { outputText } = ts.transpileModule(parts.join(to), {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  });
  const address = `data:text/javascript,${encodeURIComponent(outputText)}`;
  const { default: define } = (await import(/* @vite-ignore */ address)) as { default: DbmClauseCode['define'] };
  const clauses = [...rules.clauses.values()].map((each) => (each.id === clause ? { ...each, define } : each));
  return createRuleSet(DBM, rules.edition, clauses);
}

/** A part of a space: of some dimensions only these values. */
export function narrowed(space: Space, only: Readonly<Record<string, readonly string[]>>): Space {
  const narrow = (dimensions: readonly Dimension[]): readonly Dimension[] =>
    dimensions.map(({ name, values }) => {
      const names = only[name];
      return { name, values: names === undefined ? values : values.filter((value) => names.includes(value.name)) };
    });
  return space.query === 'combat'
    ? ({ ...space, a: narrow(space.a), b: narrow(space.b) } satisfies CombatSpace)
    : ({ ...space, dimensions: narrow(space.dimensions) } satisfies AnswerSpace);
}
