import { readBody, readSiblings } from '../../rulebook/index.ts';
import type { Element, Note, Position, Reading, Sibling } from '../../rulebook/index.ts';

/** The amendment that a patch stands in. */
export interface Context {
  readonly edition: string;
  readonly amendment: string;
}

/** What stands between the tags of a patch, and what every patch has. */
export interface Parts {
  /** `notes` are the reasons. */
  readonly common: Context & { readonly notes: readonly Note[]; readonly position: Position };
  /** Everything but the reasons. */
  readonly siblings: readonly Sibling[];
  readonly reasonElements: readonly Element[];
}

/**
 * Part the reasons of a patch, its `<Why>`s, from its body: they are told with the change, and are no part of the rule.
 *
 * @param element The patch
 * @param context The amendment that it stands in
 * @param reading Where problems are reported
 * @returns The parts
 */
export function partsOf(element: Element, context: Context, reading: Reading): Parts {
  const siblings = readSiblings(element.children, reading.source, reading.problems);
  const reasons = siblings.filter(isReason);
  return {
    common: {
      ...context,
      notes: readBody(reasons, `<${element.name}>`, reading, 'Why').notes,
      position: reading.source.positionAt(element.start),
    },
    siblings: siblings.filter((sibling) => !isReason(sibling)),
    reasonElements: reasons.map((reason) => reason.element),
  };
}

function isReason(sibling: Sibling): sibling is Extract<Sibling, { kind: 'element' }> {
  return sibling.kind === 'element' && sibling.element.name === 'Why';
}
