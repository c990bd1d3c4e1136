import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type {
  PublishedClarifications,
  PublishedDocument,
  PublishedRulebook,
  PublishedRuling,
  PublishedRulings,
} from '../../src/compiler/publish/index.ts';
import { rulingFrontMatterSchema } from '../../src/compiler/schemas/reference/ruling-front-matter.ts';
import { leansOn, ofWhom } from '../../src/site/sources/leaning/index.ts';
import { editions, readGenerated } from './ask.ts';

const rulings = Object.values(readGenerated('rulings.json') as PublishedRulings); // these three as the compiler wrote them
const { clarifications } = readGenerated('clarifications.json') as PublishedClarifications;
const documents = readGenerated('sources.json') as readonly PublishedDocument[];

const [before = '', newest = ''] = editions.slice(-2);

/** The ids of what its text leads to. */
function linkedBy({ slug }: PublishedRuling): readonly string[] {
  const text = readFileSync(new URL(`../../generated/rulings/${slug}.mdx`, import.meta.url), 'utf8');
  return [...text.matchAll(/\]\((?:[^)#]*#)([\w.-]+)\)/g)].map(([, id = '']) => id);
}

test('a ruling that speaks of the edition before speaks of the newest', () => {
  const silent = rulings.filter(({ editions: own, differs }) => {
    const speaksOf = [...own, ...differs.flatMap((other) => other.editions)];
    return speaksOf.includes(before) && !speaksOf.includes(newest);
  });
  expect(
    silent.map(({ slug }) => slug),
    `name ${newest} in the "editions" of each in content/rulings/, or in a "differs"; the build says which rest on what it changes`,
  ).toEqual([]);
});

test('a ruling stands under every clause that its text links', () => {
  const missing = rulings.flatMap((ruling) =>
    linkedBy(ruling)
      .filter((id) => !ruling.clauses.includes(id))
      .map((id) => `${ruling.slug}: ${id}`),
  );
  expect(missing).toEqual([]);
});

test('a ruling that leads to a clarification cites it, so that it says what it rests on', () => {
  const uncited = rulings.flatMap(({ slug, clauses, citations }) =>
    clauses
      .flatMap((id) => clarifications[id] ?? [])
      .filter((clarification) => !clarification.citations.some(({ id }) => citations.some((cited) => cited.id === id)))
      .map(({ id }) => `${slug}: ${id}`),
  );
  expect(uncited).toEqual([]);
});

/** How a step names whose statement it gives: those of the BHGS, of whatever number. */
const BY_THE_BHGS = /BHGS|clarification|guideline|sheet/i;

test('a step that leads to a clarification says so, where the answer does not rest on that', () => {
  const unsaid = rulings
    .filter(({ rests }) => leansOn(rests, documents).documents.length === 0)
    .flatMap(({ slug }) => {
      const text = readFileSync(new URL(`../../content/rulings/${slug}.mdx`, import.meta.url), 'utf8');
      const steps = text.replaceAll(/```[^]*?```/g, '').split('\n');
      return steps.filter((step) => /\(clause:(?:bhgs|fair-play)\./.test(step) && !BY_THE_BHGS.test(step));
    });
  expect(unsaid).toEqual([]);
});

test('a ruling stands under its clauses, with the answer of each edition that has one', () => {
  const asIn = ({ editions: own, differs }: PublishedRuling, edition: string): string | null => {
    const other = differs.find((each) => each.editions.includes(edition))?.answer ?? 'We have no answer';
    return own.includes(edition) ? 'the same' : /^(?:We have no|Not settled)\b/.test(other) ? null : other;
  };
  const missing = editions.flatMap((edition) => {
    const { clauses } = readGenerated(`${edition}/rulebook.json`) as PublishedRulebook;
    return rulings
      .filter((ruling) => asIn(ruling, edition) !== null && !/\bin \d+\.\d/i.test(ruling.question))
      .flatMap(({ slug, clauses: of }) =>
        of
          .filter((id) => clauses[id] !== undefined && !clauses[id].rulings.includes(slug))
          .map((id) => `${edition} ${id}: ${slug}`),
      );
  });
  expect(missing).toEqual([]);
  const under = (id: string) => clarifications[id]?.rulings ?? [];
  expect(under('bhgs.5.2')).toContain('compulsory-waterway-without-a-bua');
  expect(under('bhgs.18.1')).toContain('one-legal-contact-of-two'); // a front edge that starts no combat
});

test('what answers nothing in an edition is open there, by its words and by its front matter', () => {
  const said = rulings.flatMap(({ slug }) => {
    const text = readFileSync(new URL(`../../content/rulings/${slug}.mdx`, import.meta.url), 'utf8');
    const { differs } = rulingFrontMatterSchema.parse(parse(text.split(/^---$/m)[1] ?? ''));
    return differs.map(({ answer, status }) => ({ slug, answer, isOpen: status === 'open' }));
  });
  expect(said.filter(({ answer, isOpen }) => /^(?:We have no|Not settled)\b/.test(answer) !== isOpen)).toEqual([]);
  expect(said.filter(({ isOpen }) => isOpen).length).toBeGreaterThan(100);
});

test('where an answer rests on less than is cited, it says on what, once, and of our own list on nothing', () => {
  const wrong = rulings.flatMap(({ slug, citations, rests }) => {
    const ids = rests.map(({ id }) => id);
    const cited = new Set(citations.map(({ id }) => id));
    const narrowed = ids.length < citations.length;
    const isRight =
      ids.every((id) => cited.has(id)) &&
      new Set(ids).size === ids.length &&
      !(narrowed && ids.some((id) => id.startsWith('disc:')));
    return isRight ? [] : [slug];
  });
  expect(wrong).toEqual([]);
});

/** Whose an answer is, of those that stood under the wrong word. */
test.each([
  ['bowmen-may-not-contact-mounted', ' of bhgs'],
  ['double-base-bars-march-to-50-paces', ' of bhgs'],
  ['a-hair-over-the-line-of-the-flank', ' of bhgs-fp'],
  ['bowmen-stop-short-of-mounted', ', in part of bhgs-fp'],
  ['third-rank-psiloi-follow-a-pursuit', ''],
  ['side-step-in-front-of-enemy', ', by a secondary source'],
  ['sacked-baggage-and-half-the-army', ', in part by a secondary source'],
  ['simultaneous-moves-across-a-front', ', in part of bhgs, in part by a secondary source'],
])('the answer of %s is our reading%s', (slug, whose) => {
  const ruling = rulings.find((each) => each.slug === slug);
  expect(ofWhom(leansOn(ruling?.rests ?? [], documents), ({ id }) => id)).toBe(whose);
});

test('a ruling holds only where every clarification holds that it stands under', () => {
  const beyond = rulings.flatMap(({ slug, clauses, citations, editions }) =>
    Object.values(clarifications)
      .filter(
        (clarification) =>
          clauses.includes(clarification.id) ||
          clarification.citations.some(({ id }) => citations.some((cited) => cited.id === id)),
      )
      .filter((clarification) => !editions.every((edition) => clarification.editions.includes(edition)))
      .map(({ id }) => `${slug}: ${id}`),
  );
  expect(beyond).toEqual([]);
});

test('a short answer speaks to the player who asks, not as him', () => {
  const answers = rulings.flatMap(({ slug, answer, differs }) =>
    [answer, ...differs.map((other) => other.answer)].map((text) => `${slug}: ${text}`),
  );
  expect(answers.filter((answer) => /(?<!\()\b(?:I|me|my|mine)\b(?!\))/.test(answer.replace(/^[^:]*: /, '')))).toEqual(
    [],
  );
});

test('the sheets written for one edition and applied in others say so', () => {
  expect(
    documents.filter(({ writtenFor }) => writtenFor !== null).map(({ id, writtenFor }) => [id, writtenFor?.edition]),
  ).toEqual([
    ['bhgs', '3.2'],
    ['bhgs-fp', '3.2'],
  ]);
});

test('who hears that a clarification or guideline is not of his edition hears of which it is', () => {
  const told = rulings.flatMap(({ slug, differs }) =>
    differs.flatMap(({ answer }) =>
      /(?:clarification|guideline)s? (?:is|are) for/.test(answer) ? [{ slug, answer }] : [],
    ),
  );
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter(({ answer }) => !/ (?:is|are) for 3\.2\b/.test(answer))).toEqual([]);
});

/** How far troops of a type move in good going, in paces, by the table of the newest edition. */
function goodMoveOf(type: string): number {
  const { clauses } = readGenerated(`${newest}/rulebook.json`) as PublishedRulebook; // as the compiler wrote it
  const figures = clauses['tactical-moves.table']?.figures;
  const move = figures?.rows.find(({ key }) => key === type)?.figures[figures.columns.indexOf('Good')];
  if (typeof move !== 'number') throw new Error(`no move of ${type}`);
  return move;
}

test('who marches closer than 200 paces in an example can come so close in one move', () => {
  const marches = rulings.flatMap(({ slug, examples }) =>
    examples.flatMap(({ code }) => {
      const asked = /closerThan200p.*troop: '(?:Reg |Irr )?(\w+).*nearestKnownEnemy: (\d+)/.exec(code);
      return asked === null ? [] : [{ slug, left: Number(asked[2]) - goodMoveOf(asked[1] ?? '') }];
    }),
  );
  expect(marches.length).toBeGreaterThan(0);
  expect(marches.filter(({ left }) => left >= 200)).toEqual([]);
});
