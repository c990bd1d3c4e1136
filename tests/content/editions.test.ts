import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { applyAmendments, compareEditions, type Amendment, type Patch } from '../../src/compiler/amend/index.ts';
import { readContent } from '../../src/compiler/publish/index.ts';
import { loadChain, loadEditions } from '../../src/compiler/publish/load/load-chain.ts';
import { clarificationsIn, loadClarifications } from '../../src/compiler/publish/load/load-clarifications.ts';
import { loadSources } from '../../src/compiler/publish/load/load-sources.ts';
import { RulebookError, type Clause, type Problem, type Rulebook } from '../../src/compiler/rulebook/index.ts';
import { DBM_WITH_TABLE } from '../../src/positions/index.ts';
import {
  createRuleSet,
  runExamples,
  type AnyExample,
  type DbmClauseCode,
  type DbmRules,
} from '../../src/rules/index.ts';
import { extractSnippets, runEditions, type ClauseSnippets } from '../../src/compiler/snippets/index.ts';
import { editions, importGenerated, rulesOf } from './ask.ts';

const content = await readContent(fileURLToPath(new URL('../..', import.meta.url)));
const problems: Problem[] = [];
const ids = new Set(loadSources(content, problems).statements.keys());
const clarifications = loadClarifications(content, problems);
const chain = loadChain(content, loadEditions(content, problems), { statementIds: ids, wrong: problems }, problems);
const steps = chain.slice(1).flatMap((newer, index) => {
  const older = chain[index];
  return older === undefined ? [] : [{ name: newer.edition.id, older, newer }];
});

const clausesOf = ({ sections }: Rulebook): readonly Clause[] => sections.flatMap(({ clauses }) => clauses);

/** The clauses that a patch names: those it edits, adds or takes out. */
function named(patch: Patch): readonly string[] {
  return patch.kind === 'Insert' ? patch.clauses.map(({ id }) => id) : [patch.clause];
}

const namedBy = (amendments: readonly Amendment[]) => [
  ...new Set(amendments.flatMap(({ patches }) => patches.flatMap(named))),
];

test('the content can be read', () => {
  expect(problems).toEqual([]);
  expect(chain.map(({ edition }) => edition.id)).toEqual(editions);
  expect(steps.length).toBeGreaterThan(1);
});

describe.each(steps)('from the edition before to $name', ({ older, newer }) => {
  const changes = compareEditions(older.book, newer.book);
  const changed = (...kinds: string[]) =>
    changes
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ id }) => id)
      .toSorted();
  const patches = newer.amendments.flatMap((amendment) => amendment.patches);
  const patched = (...kinds: Patch['kind'][]) =>
    [...new Set(patches.filter(({ kind }) => kinds.includes(kind)).flatMap(named))].toSorted();

  test('the comparison lists exactly the clauses that the amendments name', () => {
    expect(changes.map(({ id }) => id).toSorted()).toEqual(namedBy(newer.amendments).toSorted());
  });

  test('by what was done to them', () => {
    expect(changed('added')).toEqual(patched('Insert'));
    expect(changed('removed')).toEqual(patched('Delete'));
    expect(changed('reworded', 'recoded', 'moved', 'renumbered')).toEqual(patched('Replace', 'ReplaceText', 'SetCell'));
  });

  test('every patch cites the sheet of its own edition', () => {
    const own = newer.edition.document ?? '';
    expect(own).not.toBe('');
    expect(patches.filter(({ cites }) => !cites.some((cite) => cite.startsWith(`${own}:`)))).toEqual([]);
  });
});

test('the base is as authored, byte for byte', () => {
  const texts = chain[0]?.book.sections.map(({ source }) => source.text) ?? [];
  const authored = [...content].filter(([path]) => path.startsWith('content/rules/')).map(([, text]) => text);
  expect(texts.toSorted()).toEqual(authored.toSorted());
});

describe('every statement of the sources on pages 22 to 24 is cited', () => {
  interface Item {
    readonly id: string;
    readonly page: number | null;
    readonly section: string;
  }
  const tables =
    /^(?:Combat Factors|Rear Support Factors|Tactical Factors|Grading Factors|Mitigating Rear Support Factors|Combat Outcome: .*)$/u;
  const questions = /^(?:19|20|21)\. /u;
  const items = [...content]
    .filter(([path]) => /^content\/sources\/(?:dbm-.*|playsheet-dbm-.*|bhgs-clarifications)\.json$/u.test(path))
    .flatMap(([, text]) => (JSON.parse(text) as { items: readonly Item[] }).items)
    .filter(({ id, page, section }) => {
      if (id.startsWith('bhgs:')) return questions.test(section);
      return id.startsWith('ps31:') ? tables.test(section) : page !== null && page >= 22 && page <= 24;
    });
  const citing = [...content]
    .filter(([path]) => /^content\/(?:rules|amendments|clarifications|discrepancies)\//u.test(path))
    .flatMap(([, text]) =>
      [...text.matchAll(/\bcites="([^"]*)"|^ {2}- (\S+)$/gmu)].flatMap(([, cites, item]) =>
        (cites ?? item ?? '').split(' '),
      ),
    );
  const cited = new Set(citing);

  test('there are some of every kind', () => {
    for (const kind of ['dbm-3.1:', 'dbm-3.2:', 'dbm-3.4:', 'ps31:', 'bhgs:19.', 'bhgs:20.', 'bhgs:21.']) {
      expect(
        items.some(({ id }) => id.startsWith(kind)),
        kind,
      ).toBe(true);
    }
  });

  test.each(items)('$id', ({ id }) => {
    expect(cited.has(id)).toBe(true);
  });
});

interface Fence {
  readonly clause: string;
  readonly example: AnyExample;
}

/** The compiled examples of every edition. */
const fences = new Map<string, readonly Fence[]>();
beforeAll(async () => {
  for (const edition of editions) {
    fences.set(edition, ((await importGenerated(`${edition}/examples.ts`)) as { examples: readonly Fence[] }).examples);
  }
});

/** Whether an example of an edition does not come out as written under these rules; those of one clause are tried first. */
function failsSome(edition: string, rules: DbmRules, first = ''): boolean {
  const all = fences.get(edition) ?? [];
  const ofFirst = all.filter(({ clause }) => clause === first);
  return [...ofFirst, ...all.filter((fence) => !ofFirst.includes(fence))].some(({ example }) =>
    runExamples(DBM_WITH_TABLE, rules, example).some(({ status }) => status !== 'passed'),
  );
}

const SECTIONS =
  /\/(?:combat-|element-basing|grading|mitigating|rear-support|recoiling|tactical|troop-definitions|worked)/u;

/** Amendments that clarify what recoils lead to: what they say of it is followed in the editions before them too. */
const CLARIFYING = ['3.1/worked-examples', '3.4/recoiling-elements'];

describe.each(steps)('an amendment of combat left out of $name is missed', ({ name, older, newer }) => {
  const inForce = clarificationsIn(clarifications, name, editions);
  const combat = newer.amendments.filter((amendment) => SECTIONS.test(amendment.name));

  test('there is one', () => {
    expect(combat.length).toBeGreaterThan(0);
  });

  test.each(combat)('$name', async (left) => {
    const rest = newer.amendments.filter((amendment) => amendment !== left);
    let without: Rulebook;
    try {
      without = applyAmendments(older.book, rest, name);
    } catch (error) {
      // Another file relies on it: leaving it out stops the build.
      expect(error).toBeInstanceOf(RulebookError);
      return;
    }
    const clauses = namedBy([left]);
    const standing = new Set(clausesOf(without).map(({ id }) => id));
    const before = new Set(clausesOf(older.book).map(({ id }) => id));
    const codeOf = (clause: Clause) => extractSnippets(clause, DBM_WITH_TABLE).snippets;
    const asked = clausesOf(newer.book).filter(({ id }) => clauses.includes(id));
    const examples = new Map(asked.map((clause) => [clause.id, codeOf(clause).examples]));
    const extracted = clausesOf(without)
      .concat(clausesOf(inForce))
      .map((clause) => ({ ...codeOf(clause), examples: examples.get(clause.id) ?? [] }));
    const snippets = new Map(extracted.map((each): [string, ClauseSnippets] => [each.clause.id, each]));
    const [run] = await runEditions([{ game: DBM_WITH_TABLE, edition: name, books: [without, inForce], snippets }]);
    const failed = clauses.flatMap((id) => run?.runs.get(id) ?? []).filter(({ status }) => status !== 'passed');
    const absent = clauses.filter((id) => !standing.has(id) && !before.has(id));
    expect(
      failed.length + absent.length > 0,
      `${left.name} left out: whether an example of ${clauses.join(', ')} fails; add one that the edition before answers otherwise`,
    ).toBe(!CLARIFYING.includes(left.name));
  });
});

/** Changes that nothing but the trail can show, as another clause says the same and more. */
const OVERTAKEN = [
  '3.1 worked-examples.figure-12',
  '3.2 element-basing.double-based-cavalry-s',
  '3.3 rear-support.conditions',
];

describe.each(steps)(
  'a clause of combat that $name changes has an example that its old code fails',
  ({ name, older, newer }) => {
    const before = rulesOf(older.edition.id);
    const after = rulesOf(name);
    const same = (one: DbmClauseCode | undefined, other: DbmClauseCode | undefined) =>
      String(one?.define) === String(other?.define) && JSON.stringify(one?.figures) === JSON.stringify(other?.figures);
    const changed = namedBy(newer.amendments).filter((id) => {
      const [old, young] = [before.clauses.get(id), after.clauses.get(id)];
      return [old, young].some((code) => code?.define) && !same(old, young);
    });

    test('as it stands, all pass that are held', () => {
      expect(failsSome(name, after)).toBe(false);
    });

    if (changed.length > 0) {
      test.each(changed)('%s', (id) => {
        const old = before.clauses.get(id);
        const kept = [...after.clauses.values()].filter((clause) => clause.id !== id);
        const at = [...after.clauses.keys()].indexOf(id);
        const codes = old === undefined ? kept : at === -1 ? [...kept, old] : kept.toSpliced(at, 0, old);
        expect(
          failsSome(name, createRuleSet(DBM_WITH_TABLE, name, codes), id),
          `${id} as ${older.edition.id} had it: whether an example of ${name} fails; add one that its old code or figures fail`,
        ).toBe(!OVERTAKEN.includes(`${name} ${id}`));
      });
    }
  },
);
