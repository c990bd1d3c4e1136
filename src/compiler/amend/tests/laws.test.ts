import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AmendmentError, applyAmendments, compareEditions } from '../index.ts';
import { findClause, formatProblems, type Clause, type Rulebook } from '../../rulebook/index.ts';
import { amendment, rulebook } from './build.ts';

const word = fc.stringMatching(/^[a-zé½]{1,8}$/u);
const sentence = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const body = fc
  .array(
    fc.oneof(
      sentence,
      fc.array(sentence, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `- ${item}`).join('\n')),
      sentence.map((code) => `\`\`\`ts rule\n${code}\n\`\`\``),
      fc.tuple(sentence, sentence).map(([one, other]) => `| A | B |\n| --- | --- |\n| ${one} | ${other} |`),
      sentence.map((text) => `<Note cites="book:n">${text}</Note>`),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((blocks) => blocks.join('\n\n'));

/** Clauses of two sections, `one.0` … and `two.0` …, with unlike gaps between them; every one has its own `mark`. */
const clausesOf = (section: string) =>
  fc
    .array(fc.record({ body, gap: fc.constantFrom('\n', '\n\n', '\n\n\n', '\n\n{/* a comment */}\n\n') }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((all) =>
      all
        .map(
          ({ body: text, gap }, index) =>
            `<Clause id="${section}.${index}" title="T" cites="book:${index}">\n\nmark${section}${index}.\n\n${text}\n\n</Clause>${gap}`,
        )
        .join(''),
    );
const book = fc.record({ one: clausesOf('one'), two: clausesOf('two') }).map((sections) => rulebook(sections));

const idsOf = ({ sections }: Rulebook) => sections.flatMap(({ clauses }) => clauses.map(({ id }) => id));
const textsOf = ({ sections }: Rulebook) => sections.map(({ source }) => source.text);
function textOf(from: Rulebook, id: string): string | null {
  const found = findClause(from, id);
  return found?.section.source.text.slice(found.clause.start, found.clause.end) ?? null;
}
const markOf = (id: string) => `mark${id.replace('.', '')}.`;

type Kind = 'Replace' | 'ReplaceText' | 'Delete' | 'after' | 'before';
const kinds = fc.constantFrom<Kind>('Replace', 'ReplaceText', 'Delete', 'after', 'before');

function patchText(kind: Kind, id: string): string {
  const added = `<Clause id="new.${id.replace('.', '-')}" title="N" cites="s:1">\n\nNew.\n\n</Clause>`;
  switch (kind) {
    case 'Replace':
      return `<Replace clause="${id}" cites="s:1">\n\nReplaced ${id}.\n\n</Replace>`;
    case 'ReplaceText':
      return `<ReplaceText clause="${id}" from="${markOf(id)}" to="Reworded." cites="s:1" />`;
    case 'Delete':
      return `<Delete clause="${id}" cites="s:1" />`;
    case 'after':
    case 'before':
      return `<Insert ${kind}="${id}" cites="s:1">\n\n${added}\n\n</Insert>`;
  }
}

/** A book, and at most one patch for each of its clauses. */
const patched = book.chain((base) => {
  const ids = idsOf(base);
  return fc.record({
    base: fc.constant(base),
    patches: fc
      .tuple(fc.subarray(ids), fc.array(kinds, { minLength: ids.length, maxLength: ids.length }))
      .map(([some, each]) => some.map((id, index) => ({ id, kind: each[index] ?? 'Replace' }))),
  });
});

describe('the laws of amendments', () => {
  test('applying nothing changes nothing, byte for byte', () => {
    fc.assert(
      fc.property(book, (base) => {
        const same = applyAmendments(base, [amendment('{/* nothing */}')], '2.0');
        expect(textsOf(same)).toEqual(textsOf(base));
        expect(same.sections).toEqual(base.sections);
        expect(compareEditions(base, same)).toEqual([]);
      }),
    );
  });

  test('a clause that no patch names stays byte for byte, and what stands between clauses stays too', () => {
    fc.assert(
      fc.property(patched, ({ base, patches }) => {
        const amended = applyAmendments(
          base,
          [amendment(patches.map(({ id, kind }) => patchText(kind, id)).join('\n\n'))],
          '2.0',
        );
        const edited = new Set(patches.flatMap(({ id, kind }) => (kind === 'after' || kind === 'before' ? [] : [id])));
        for (const id of idsOf(base)) if (!edited.has(id)) expect(textOf(amended, id)).toBe(textOf(base, id));
        const comments = (text: string) => text.split('{/* a comment */}').length;
        expect(textsOf(amended).map(comments)).toEqual(textsOf(base).map(comments));
      }),
    );
  });

  test('each patch does what it says', () => {
    fc.assert(
      fc.property(patched, ({ base, patches }) => {
        const amended = applyAmendments(
          base,
          [amendment(patches.map(({ id, kind }) => patchText(kind, id)).join('\n\n'))],
          '2.0',
        );
        const expected = idsOf(base).flatMap((id) => {
          const added = `new.${id.replace('.', '-')}`;
          const kind = patches.find((patch) => patch.id === id)?.kind;
          if (kind === 'Delete') return [];
          if (kind === 'after') return [id, added];
          return kind === 'before' ? [added, id] : [id];
        });
        expect(idsOf(amended)).toEqual(expected);
        for (const { id, kind } of patches) {
          const [before, after] = [textOf(base, id) ?? '', textOf(amended, id)];
          if (kind === 'Replace') expect(after?.slice(after.indexOf('>') + 1)).toBe(`\n\nReplaced ${id}.\n\n</Clause>`);
          if (kind === 'ReplaceText')
            expect(after).toBe(before.replace(markOf(id), 'Reworded.').replace('">', ' s:1">'));
        }
      }),
    );
  });

  test('the order of patches and of files does not count', () => {
    fc.assert(
      fc.property(
        patched.chain(({ base, patches }) =>
          fc.record({
            base: fc.constant(base),
            patches: fc.constant(patches),
            shuffled: fc.shuffledSubarray(patches, { minLength: patches.length }),
          }),
        ),
        ({ base, patches, shuffled }) => {
          const inOneFile = applyAmendments(
            base,
            [amendment(patches.map(({ id, kind }) => patchText(kind, id)).join('\n'))],
            '2.0',
          );
          const inMany = applyAmendments(
            base,
            shuffled.map(({ id, kind }, index) => amendment(patchText(kind, id), `2.0/${index}`)),
            '2.0',
          );
          expect(textsOf(inMany)).toEqual(textsOf(inOneFile));
          const backwards = shuffled
            .map(({ id, kind }, index) => amendment(patchText(kind, id), `2.0/${index}`))
            .reverse();
          expect(applyAmendments(base, backwards, '2.0')).toEqual(inMany);
        },
      ),
    );
  });

  test('a wording that does not stand there is always refused', () => {
    fc.assert(
      fc.property(book, fc.nat(), fc.nat(), (base, which, where) => {
        const ids = idsOf(base);
        const id = ids[which % ids.length] ?? '';
        const mark = markOf(id);
        const at = where % mark.length;
        const mutated = `${mark.slice(0, at)}#${mark.slice(at + 1)}`;
        const patch = `<ReplaceText clause="${id}" from="${mutated}" to="x" cites="s:1" />`;
        const apply = () => applyAmendments(base, [amendment(patch)], '2.0');
        expect(apply).toThrow(AmendmentError);
        expect(apply).toThrow(`found "${mutated}" 0 times, expected 1`);
      }),
    );
  });

  test('the comparison lists exactly the clauses that patches name', () => {
    fc.assert(
      fc.property(patched, ({ base, patches }) => {
        const amended = applyAmendments(
          base,
          [amendment(patches.map(({ id, kind }) => patchText(kind, id)).join('\n\n'))],
          '2.0',
        );
        const names: Record<Kind, (id: string) => string> = {
          Replace: (id) => `reworded ${id}`,
          ReplaceText: (id) => `reworded ${id}`,
          Delete: (id) => `removed ${id}`,
          after: (id) => `added new.${id.replace('.', '-')}`,
          before: (id) => `added new.${id.replace('.', '-')}`,
        };
        expect(
          compareEditions(base, amended)
            .map(({ kind, id }) => `${kind} ${id}`)
            .sort(),
        ).toEqual(patches.map(({ id, kind }) => names[kind](id)).sort());
      }),
    );
  });

  test('comparing backwards tells the same clauses', () => {
    const inverse: Readonly<Record<string, string>> = { added: 'removed', removed: 'added' };
    fc.assert(
      fc.property(patched, ({ base, patches }) => {
        const amended = applyAmendments(
          base,
          [amendment(patches.map(({ id, kind }) => patchText(kind, id)).join('\n\n'))],
          '2.0',
        );
        const forth = compareEditions(base, amended).map(({ kind, id }) => `${inverse[kind] ?? kind} ${id}`);
        const back = compareEditions(amended, base).map(({ kind, id }) => `${kind} ${id}`);
        expect(back.sort()).toEqual(forth.sort());
      }),
    );
  });

  test('the same input gives the same bytes', () => {
    fc.assert(
      fc.property(patched, ({ base, patches }) => {
        const build = () =>
          JSON.stringify(
            applyAmendments(base, [amendment(patches.map(({ id, kind }) => patchText(kind, id)).join('\n'))], '2.0'),
          );
        expect(build()).toBe(build());
      }),
    );
  });

  test('every clause says truly where it stands, before and after', () => {
    fc.assert(
      fc.property(patched, ({ base, patches }) => {
        const amended = applyAmendments(
          base,
          [amendment(patches.map(({ id, kind }) => patchText(kind, id)).join('\n\n'))],
          '2.0',
        );
        for (const { source, clauses } of [...base.sections, ...amended.sections]) {
          for (const clause of clauses) {
            expect(source.text.slice(clause.start)).toMatch(new RegExp(`^<Clause id="${clause.id}"`, 'u'));
            expect(source.text.slice(0, clause.end)).toMatch(/<\/Clause>$/u);
            expect(source.text[clause.bodyStart - 1]).toBe('>');
            expect(source.text.slice(clause.bodyEnd, clause.end)).toBe('</Clause>');
            expect(source.positionAt(clause.start)).toEqual(clause.position);
            expect(clause.fences.map(({ start }) => source.text.slice(start, start + 10))).toEqual(
              clause.fences.map(() => '```ts rule'),
            );
          }
        }
      }),
    );
  });

  test('two patches of one clause without an order are refused, and name both', () => {
    const both = fc.constantFrom<Kind>('Replace', 'ReplaceText', 'Delete');
    fc.assert(
      fc.property(book, both, both, fc.nat(), (base, one, other, which) => {
        const ids = idsOf(base);
        const id = ids[which % ids.length] ?? '';
        const files = [amendment(patchText(one, id), '2.0/a'), amendment(patchText(other, id), '2.0/b')];
        expect(problemsOf(() => applyAmendments(base, files, '2.0'))).toBe(
          `Cannot tell in which order 2 patches of edition 2.0 apply to the text of clause "${id}": expected a different order on each
  2.0-a.mdx:5  ${one} of amendment "2.0/a", no order
  2.0-b.mdx:5  ${other} of amendment "2.0/b", no order
Hint: say order={1} on the one that comes first, order={2} on the next.`,
        );
      }),
    );
  });

  test('ordered patches of one clause apply in their order, wherever they stand', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        fc.uniqueArray(fc.integer({ min: -9, max: 9 }), { minLength: 5, maxLength: 5 }),
        (shuffled, orders) => {
          const sorted = orders.toSorted((one, other) => one - other);
          const base = rulebook({ one: '<Clause id="a" title="A" cites="book:a">\n\nStep0.\n\n</Clause>' });
          const patches = shuffled.map(
            (step) =>
              `<ReplaceText clause="a" from="Step${step}." to="Step${step + 1}." cites="s:${step}" order={${sorted[step] ?? 0}} />`,
          );
          const amended = applyAmendments(base, [amendment(patches.join('\n'))], '2.0');
          expect(findClause(amended, 'a')?.clause.blocks).toEqual([{ kind: 'paragraph', text: 'Step5.' }]);
          expect(
            findClause(amended, 'a')?.clause.changes.map(({ cites }: Clause['changes'][number]) => cites[0]),
          ).toEqual(['s:0', 's:1', 's:2', 's:3', 's:4']);
        },
      ),
    );
  });
});

function problemsOf(step: () => unknown): string {
  try {
    step();
  } catch (error) {
    if (error instanceof AmendmentError) return formatProblems(error.problems);
    throw error;
  }
  return '';
}
