import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PublishedTheorems } from '../../../src/compiler/publish/index.ts';
import { engage, fatesOfThrows, parseCombatQuestion, resolveCombat } from '../../../src/rules/index.ts';
import { combatAt, countOf, rowsOnDemand, type Proofs } from '../../../src/theorems/index.ts';
import { digestsOf } from '../../../scripts/prove/digests.ts';
import { falseTheorems } from '../../../scripts/prove/false-theorems.ts';
import { loadSpaces, type Loaded } from '../../../scripts/prove/load-spaces.ts';
import { readGenerated } from '../ask.ts';
import { keptProofs } from './kept-proofs.ts';
import { numbersFrom, wrongInPart } from './reprove.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { theorems, rules: ofRules } = readGenerated('theorems.json') as PublishedTheorems; // as the compiler wrote it
const proofs = keptProofs(root);
const digests = digestsOf(root, ofRules);
/** Another sample for who wants one: PROOF_SEED=2. */
const seed = Number(process.env.PROOF_SEED ?? 1);
let loaded: Loaded;

beforeAll(async () => {
  loaded = await loadSpaces(root);
});

describe('the proofs that are kept with the content', () => {
  test('are of the rules and the theorems as they are: else run "npm run prove"', () => {
    const stale = loaded.spaces.flatMap((space) => [
      ...[...loaded.rules.keys()]
        .filter((edition) => proofs.counts[space.name]?.[edition]?.of !== digests.ofCount(space, edition))
        .map((edition) => `${space.name}, ${edition}`),
      ...Object.values(theorems)
        .filter((theorem) => theorem.space === space.name)
        .flatMap(({ slug, module, editions }) =>
          editions
            .filter((edition) => proofs.theorems[slug]?.[edition]?.of !== digests.ofProof(space, edition, module))
            .map((edition) => `${slug}, ${edition}`),
        ),
    ]);
    expect(stale).toEqual([]);
  });

  test('prove every theorem, with as many exceptions as it says', () => {
    expect(falseTheorems(Object.values(theorems), proofs)).toEqual([]);
  });

  test('are what a sample comes to that is proved anew', async () => {
    const editions = [...loaded.rules.keys()];
    const next = numbersFrom(seed);
    const others = loaded.spaces.filter(({ query }) => query !== 'combat');
    const some = Array.from({ length: 3 }, () => others[next(others.length)]).filter((space) => space !== undefined);
    for (const space of [...loaded.spaces.filter(({ query }) => query === 'combat'), ...some]) {
      const edition = editions[1 + next(editions.length - 1)] ?? '';
      expect(await wrongInPart(root, loaded, proofs, theorems, { space, edition, part: next(16) })).toEqual([]);
    }
  });

  test('are caught where they are doctored: a digest, a count, an exception', async () => {
    const [space] = loaded.spaces;
    if (space === undefined) throw new Error('expected a space');
    const doctored = (change: (copy: Doctored) => void): Proofs => {
      const copy = structuredClone(proofs) as unknown as Doctored;
      change(copy);
      return copy as unknown as Proofs;
    };
    const sample = { space, edition: '3.4', part: 0 };
    const wrong = async (change: (copy: Doctored) => void): Promise<readonly string[]> =>
      wrongInPart(root, loaded, doctored(change), theorems, sample);
    expect(
      await wrong(({ counts }) => {
        at(at(counts, 'columns'), '3.4').parts[0] = '00000000';
      }),
    ).toEqual(['columns, 3.4, part 0: another digest']);
    expect(
      await wrong((copy) => {
        const proof = at(at(copy.theorems, 'superior-not-destroyed-more'), '3.4');
        proof.concerned[0] = (proof.concerned[0] ?? 0) + 1;
      }),
    ).toEqual(['superior-not-destroyed-more, 3.4, part 0: another count']);
    const fewer = doctored((copy) => {
      const { exceptions } = at(at(copy.theorems, 'higher-die-own'), '3.4');
      exceptions[exceptions.findIndex((count) => count > 0)] = 0;
    });
    expect(falseTheorems(Object.values(theorems), fewer).join('\n')).toMatch(
      /"higher-die-own" does not hold in 3\.4: found .* expected 12,744 exceptions/,
    );
  });
});

test('all throws at once come to what each comes to by itself', () => {
  const next = numbersFrom(seed);
  for (const [, rules] of loaded.rules)
    for (const space of loaded.spaces) {
      if (space.query !== 'combat') continue;
      const rows = rowsOnDemand(rules, space);
      for (let tried = 0; tried < 12; tried++) {
        const index = next(countOf(space));
        const { mode, a, b } = combatAt(space, index);
        const row = rows(index);
        if (!row.decided) continue;
        const at = next(36);
        const dice = { a: Math.floor(at / 6) + 1, b: (at % 6) + 1 };
        const question = parseCombatQuestion({ mode, a: { ...a, die: dice.a }, b: { ...b, die: dice.b } });
        const alone = resolveCombat(rules, question);
        if (!('fate' in alone)) throw new Error('expected the answer to a throw');
        expect({ a: row.fate('a', at), b: row.fate('b', at) }, JSON.stringify(question)).toEqual(alone.fate);
        expect(fatesOfThrows(engage(rules, question))[at]).toEqual(alone.fate);
      }
    }
});

interface Doctored {
  readonly counts: Record<string, Record<string, { parts: string[] }>>;
  readonly theorems: Record<string, Record<string, { concerned: number[]; exceptions: number[] }>>;
}

function at<T>(all: Readonly<Record<string, T>>, name: string): T {
  const found = all[name];
  if (found === undefined) throw new Error(`expected "${name}"`);
  return found;
}
