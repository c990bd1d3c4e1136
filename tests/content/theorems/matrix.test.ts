import { createHash } from 'node:crypto';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { linesOfMatrix, linesOfPart } from '../../../scripts/prove/lines-of-matrix.ts';
import { loadSpaces } from '../../../scripts/prove/load-spaces.ts';
import { extentOf, workOut } from '../../../src/theorems/index.ts';
import { readGenerated } from '../ask.ts';
import { keptProofs } from './kept-proofs.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const PARTS = 16;
const proofs = keptProofs(root);

interface Line {
  readonly index: number;
  readonly asked: object;
  readonly says?: object | null;
  readonly unasked?: true;
}

test.each(['prices', 'moves', 'demoralisation'])(
  'the lines of %s have the digests that its counts tell',
  async (name) => {
    const { rules, spaces } = await loadSpaces(root);
    const newest = [...rules.values()].at(-1);
    const space = spaces.find((each) => each.name === name);
    if (newest === undefined || space === undefined) throw new Error(`expected a space, found "${name}"`);
    const lines = [...linesOfMatrix(newest, space)]
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    expect(lines.map(({ index }) => index)).toEqual(Array.from({ length: lines.length }, (_, at) => at));
    // As the page for programs says it is done.
    const digests = Array.from({ length: PARTS }, (_, part) => {
      const texts = new Map<string, number>();
      const which = lines
        .slice(Math.floor((lines.length * part) / PARTS), Math.floor((lines.length * (part + 1)) / PARTS))
        .map(({ says, unasked }) => {
          const text = unasked === true ? 'unasked' : says === null ? 'open' : JSON.stringify(says);
          texts.set(text, texts.get(text) ?? texts.size);
          return texts.get(text);
        });
      const text = `${[...texts.keys()].join('\n')}\n${which.join(' ')}`;
      return createHash('sha256').update(text).digest('hex').slice(0, 8);
    });
    expect(digests).toEqual(proofs.counts[name]?.[newest.edition]?.parts);
  },
);

test.each(['columns', 'shooting', 'pips-groups', 'marches', 'ways', 'defeat'])(
  'the lines of %s fit their schema, and their questions the schema of the query',
  async (name) => {
    const { rules, spaces } = await loadSpaces(root);
    const space = spaces.find((each) => each.name === name);
    if (space === undefined) throw new Error(`expected a space, found "${name}"`);
    const validatorOf = (schema: string) =>
      new Ajv2020({ strict: true, strictTypes: false }).compile(readGenerated(`schemas/${schema}.json`) as object);
    const [fitsLine, fitsQuestion] = [validatorOf('matrix-line'), validatorOf(`questions/${space.query}`)];
    for (const edition of ['3.0', '3.4']) {
      const ofEdition = rules.get(edition);
      if (ofEdition === undefined) throw new Error(`expected an edition, found "${edition}"`);
      const part = 7;
      const [from, until] = extentOf(space, part);
      const lines = linesOfPart(space, part, workOut(ofEdition, space, part))
        .trimEnd()
        .split('\n');
      expect(lines).toHaveLength(until - from);
      for (const [at, text] of lines.entries()) {
        if (at % 97 !== 0) continue;
        const line = JSON.parse(text) as Line;
        expect(line.index).toBe(from + at);
        expect(fitsLine(line), text).toBe(true);
        expect(line.unasked === true || fitsQuestion(line.asked), text).toBe(true);
        expect(fitsLine({ ...line, more: 1 })).toBe(false);
      }
    }
  },
);
