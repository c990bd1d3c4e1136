import path from 'node:path';
import { drawSample } from './draw-sample.ts';
import { findMutants } from './find-mutants.ts';
import type { Mutant } from './mutant.ts';
import type { Options } from '../read-options.ts';
import { findSources } from './sources.ts';
import { readTypes } from './type-check.ts';

/** A mutant of the sample, with its number there. */
export interface DrawnMutant {
  readonly number: number;
  readonly mutant: Mutant;
}

/** What was drawn, and from what. */
export interface Draw {
  readonly drawn: readonly DrawnMutant[];
  readonly files: number;
  readonly all: number;
  /** How many were put back, as no type check would let them pass. */
  readonly unsound: number;
}

/** Find every mutant of the rules, and draw those to be judged. */
export function drawMutants(root: string, { sample, seed, only, numbers }: Options): Draw {
  const sources = findSources(root);
  const types = readTypes(sources.map(({ file }) => file));
  const asked = sources.filter(({ file }) => only === null || path.matchesGlob(path.relative(root, file), only));
  const all = asked.flatMap(({ file, area }) => findMutants(types.sourceOf(file), types.checker, area));
  let unsound = 0;
  const isSound = (mutant: Mutant): boolean => {
    const sound = types.allow(mutant);
    if (!sound) unsound += 1;
    return sound;
  };
  const drawn = drawSample(all, sample, ({ area }) => area, seed, isSound)
    .map((mutant, index) => ({ mutant, number: index + 1 }))
    .filter(({ number }) => numbers.length === 0 || numbers.includes(number));
  return { drawn, files: asked.length, all: all.length, unsound };
}
