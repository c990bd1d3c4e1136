import ts from 'typescript';
import { changesOf } from './change-node.ts';
import type { Mutant } from './mutant.ts';

/**
 * Every mutant of a source file, in the order of the file.
 *
 * @param source The file, as the program of `types` has it
 * @param area The part of the rules that it belongs to
 */
export function findMutants(source: ts.SourceFile, types: ts.TypeChecker, area: string): readonly Mutant[] {
  const found = new Map<string, Mutant>();
  const visit = (node: ts.Node): void => {
    if (saysNothingAtRunTime(node)) return;
    for (const { node: changed, text, kind } of changesOf(node, types)) {
      const [start, end] = [changed.getStart(source), changed.end];
      // `true` where `true` stands already changes nothing; the same change is counted once.
      if (text === changed.getText(source)) continue;
      found.set(`${String(start)}-${String(end)} ${text}`, { file: source.fileName, start, end, text, kind, area });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()];
}

const saysNothingAtRunTime = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);
