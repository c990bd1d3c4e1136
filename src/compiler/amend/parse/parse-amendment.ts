import { amendmentFrontMatterSchema, nearest, patchAttributesSchemas } from '../../schemas/index.ts';
import { parseMdx, placeAt, readFrontMatter, readSiblings, RulebookError, offsetOf } from '../../rulebook/index.ts';
import type { Element, Problem, Reading, SourceText } from '../../rulebook/index.ts';
import type { Amendment, Patch } from '../model.ts';
import { readPatch } from './read-patch.ts';

/**
 * Parse a file of patches.
 *
 * @param source The whole file
 * @param edition The edition that the patches lead to
 * @param name Name of the amendment in messages: `3.2/rear-support`
 * @returns The amendment
 * @throws {RulebookError} With everything that is wrong with the file, whatever it is applied to
 */
export function parseAmendment(source: SourceText, edition: string, name: string): Amendment {
  const tree = parseMdx(source);
  const problems: Problem[] = [];
  const frontMatter = readFrontMatter(tree, source, amendmentFrontMatterSchema, problems);
  const reading: Reading = { source, heading: `amendment "${name}"`, problems };
  const patches: Patch[] = [];
  for (const sibling of readSiblings(tree.children, source, problems)) {
    if (sibling.kind === 'element') {
      const patch = readKnownPatch(sibling.element, edition, name, reading);
      if (patch !== null) patches.push(patch);
    } else if (sibling.node.type !== 'yaml') {
      problems.push({
        headline: `Cannot read amendment "${name}": text outside its patches`,
        places: [placeAt(source, offsetOf(sibling), reading.heading)],
        hint: 'put it into the <Why> of a patch, or into a comment: {/* … */}.',
      });
    }
  }
  if (frontMatter === null || problems.length > 0) throw new RulebookError(problems);
  return { name, edition, title: frontMatter.title, cites: frontMatter.cites, patches, source };
}

function readKnownPatch(element: Element, edition: string, name: string, reading: Reading): Patch | null {
  const kinds = Object.keys(patchAttributesSchemas);
  if (isPatchKind(element.name)) return readPatch(element, element.name, { edition, amendment: name }, reading);
  const meant = nearest(element.name, kinds);
  reading.problems.push({
    headline: `Cannot read amendment "${name}": unknown patch <${element.name}>`,
    places: [placeAt(reading.source, element.start, reading.heading)],
    hint: meant === null ? `patches are <${kinds.join('>, <')}>.` : `did you mean <${meant}>?`,
  });
  return null;
}

function isPatchKind(name: string): name is Patch['kind'] {
  return Object.hasOwn(patchAttributesSchemas, name);
}
