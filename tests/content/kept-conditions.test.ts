import { expect, test } from 'vitest';
import type {
  PublishedClarifications,
  PublishedComparison,
  PublishedDiscrepancy,
  PublishedRulebook,
  PublishedRulings,
  PublishedTerm,
} from '../../src/compiler/publish/index.ts';
import { editions, readGenerated } from './ask.ts';

const comparisons = readGenerated('comparisons.json') as readonly PublishedComparison[];
const discrepancies = Object.values(readGenerated('discrepancies.json') as Record<string, PublishedDiscrepancy>);
const rulings = readGenerated('rulings.json') as PublishedRulings;
const terms = readGenerated('glossary.json') as readonly PublishedTerm[];
const { clarifications } = readGenerated('clarifications.json') as PublishedClarifications;
const [, ...later] = editions;

/** Every line on what will bite that stands for a clause, in any pair of editions. */
function bitesOn(clause: string): readonly string[] {
  return comparisons.flatMap(({ bites }) =>
    bites.filter(({ clauses }) => clauses.includes(clause)).map(({ says }) => says.replaceAll('**', '')),
  );
}

/** The short form of a clause, in every edition that has one. */
function shortsOf(clause: string): readonly string[] {
  return editions.flatMap((edition) => {
    const short = (readGenerated(`${edition}/rulebook.json`) as PublishedRulebook).clauses[clause]?.short;
    return short ? [short.text.replaceAll('**', '')] : [];
  });
}

type Blocks = PublishedRulebook['clauses'][string]['blocks'];

const wordsOf = (blocks: Blocks): string => blocks.map((block) => (block.kind === 'row' ? '' : block.text)).join(' ');

/** The words of a clause, notes included, in every edition but the first, of which little is held. */
function clausesOf(clause: string): readonly string[] {
  return later.map((edition) => {
    const { clauses } = readGenerated(`${edition}/rulebook.json`) as PublishedRulebook;
    return wordsOf(clauses[clause]?.blocks ?? []);
  });
}

const clarified = (id: string): readonly string[] => [wordsOf(clarifications[id]?.blocks ?? [])];
const meant = (term: string): readonly string[] =>
  terms.flatMap(({ slug, meaning }) => (slug === term ? [meaning] : []));
const answered = (slug: string): readonly string[] => [rulings[slug]?.answer ?? ''];

/** What a discrepancy is read as, in an edition. */
function readings(name: string, edition: string): readonly string[] {
  return discrepancies
    .filter((each) => each.name === name)
    .flatMap((each) =>
      each.readings.filter((reading) => reading.editions.includes(edition)).map(({ reading }) => reading),
    );
}

// Each was shortened once until it said more, or less, than its source.
test.each<[string, () => readonly string[], RegExp]>([
  ['marches are dear to groups, not to single elements', () => bitesOn('pip-dicing.marching'), /group/i],
  [
    'of knights and the like any formation counts, of irregulars not a column',
    () => bitesOn('pip-dicing.marching').filter((line) => line.includes('irregulars')),
    /in any formation, .*irregulars not in column/,
  ],
  [
    'only of pikes a fourth rank counts against foot',
    () => bitesOn('rear-support.fourth-rank-of-pikes').filter((line) => line.includes('4th')),
    /a 4th (?:of )?Pk/,
  ],
  [
    'across a corner, whom the defender faces is not on the flank, and only his contact kills no recoil',
    () => bitesOn('close-combat.corner-two-attackers'),
    /the one not faced .* makes no recoil deadly/,
  ],
  [
    'the rear one of two cavalry costs less',
    () => bitesOn('element-basing.double-based-cavalry').filter((line) => line.includes('both count')),
    /the rear one less/,
  ],
  [
    'who recoils from shots from behind may turn first',
    () => shortsOf('recoiling-elements.shot-from-behind'),
    /only from wholly behind: first turns 180°/,
  ],
  ['on a bridge, land troops flee from naval', () => shortsOf('recoiling-elements.bridge'), /by naval: flees/],
  [
    'what is not pushed back may be passed through',
    () => bitesOn('recoiling-elements.pushed-back-elements'),
    /passed through if allowed, else pushed back \(land: no/,
  ],
  ['psiloi that supported die at any distance', () => bitesOn('destroyed-elements.friends-behind'), /\bPs\b/],
  ['only a first turn is one of 180°', () => bitesOn('group-moves.no-further-back'), /first turn of 180°/],
  [
    'of irregulars some are left out, of others all',
    () => shortsOf('pip-dicing.irregulars'),
    /irregulars except light troops and Cv/,
  ],
  ['enemy psiloi do not destroy who recoils', () => shortsOf('recoiling-elements.blocked-by-enemy'), /block nothing/],
  [
    'difficult going bars support rank by rank as we read it',
    () => shortsOf('rear-support.conditions'),
    /we read: it and those behind it/,
  ],
  [
    'contact on a double base or a supporter is contact on the front element',
    () => terms.filter(({ slug }) => slug === 'turn-to-face').map(({ meaning }) => meaning),
    /double based .*, or gives them rear support, .* the front element/s,
  ],
  [
    'BHGS does speak of how double bases move back',
    () => readings('double-base-mixed-going', '3.4'),
    /Of going in their moves/,
  ],
  ['under fire 3.2 has support by other grades', () => readings('mitigation-when-shot-at', '3.2'), /another grade/],
  [
    'how far a column expands on its head is our reading',
    () => [rulings['column-expands-on-pinned-head']!.answer],
    /as we read it/,
  ],
  [
    'between grading and outcome the winner is mitigated',
    () => clausesOf('resolving-combat.score'),
    /Grading factors then .*, and mitigating rear support factors the winner's\. The outcome/,
  ],
  [
    'a march near enemy stops at as many as its front rank, not at a number that is nowhere told',
    () => [...clausesOf('march-moves.closer-than-200p'), ...shortsOf('march-moves.closer-than-200p')],
    /as many as (?:the elements of )?its front rank/,
  ],
  [
    'groups may line up, which the limits only point to',
    () => clausesOf('group-moves.limits-last-line'),
    /points to page 18, which allows that to troops in a group too/,
  ],
  [
    'where the words on the baggage of allies were struck out',
    () => clausesOf('army-lists.allies'),
    /in para 1 of Books 1, 3 and 4, in paras 1 and 2 of Book 2/,
  ],
  [
    'that other land troops are destroyed is in figure 11b, and lost in our play sheet',
    () => clausesOf('combat-outcome.half-other-land'),
    /last word of this line is missing\. Figure 11b has it/,
  ],
  [
    'allies need no commander of their nation: one who comes has a quarter',
    () => clarified('bhgs.25.3'),
    /^An allied commander of the same nationality has to have at least ¼/,
  ],
  [
    'which of two ranks differs, the sheet does not say',
    () => clarified('bhgs.24.2'),
    /or else the 2nd rank \(the sheet does not say clearly which\)/,
  ],
  [
    'the hint of 12.6 leaves out groups that expand from a column',
    () => clarified('bhgs.12.6'),
    /what a group move can include, unless it expands from a column/,
  ],
  ['who presses forward has moved straight ahead before', () => meant('press-forward'), /earlier .*straight ahead/],
  ['a quick kill is at more than half', () => meant('quick-kill'), /although its total is more than half/],
  [
    'near a flank march, page 15 says who flees',
    () => answered('hidden-ambush-near-an-arriving-flank-march'),
    /^If page 15 makes them flee/,
  ],
  [
    'behind a double base is at its rear',
    () => answered('half-way-through-a-double-base'),
    /as we read it, at its rear/,
  ],
  ['a road under a list is free but once', () => answered('two-compulsory-roads'), /^The first 0, the second ½/],
  [
    'only for Welsh archers are the list rulings of 3.3 bound to a place',
    () => readings('list-rulings-scope', '3.4'),
    /Welsh archers: at UK competitions only.* The other two name no place/,
  ],
  [
    'of a supporter that gives none, no text of 3.1 says that it turns',
    () => readings('rear-supporter-does-not-turn', '3.1'),
    /^Open\. .* in the printed book/,
  ],
])('%s', (_, told, condition) => {
  const lines = told();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !condition.test(line))).toEqual([]);
});

test('from 3.2 on, no clause on rear support asks for one grade without what a list may let support', () => {
  const asking = editions.slice(2).flatMap((edition) => {
    const { clauses } = readGenerated(`${edition}/rulebook.json`) as PublishedRulebook;
    return Object.values(clauses).filter(({ id, section, blocks }) => {
      return (
        ['rear-support', 'mitigating-rear-support'].includes(section) &&
        id !== 'rear-support.mixed-grade' &&
        /same grade|\(X\), if the second rank|\(O\) behind \(O\)/.test(wordsOf(blocks))
      );
    });
  });
  const silent = asking.filter(({ blocks }) => !JSON.stringify(blocks).includes('DBMM list specifically lets'));
  expect(asking.length).toBeGreaterThan(10);
  expect(silent.map(({ id }) => id)).toEqual([]);
  const disagreement = discrepancies.find(({ name }) => name === 'mixed-grade-v-elephants');
  expect(disagreement?.clauses).toEqual(expect.arrayContaining([...new Set(asking.map(({ id }) => id))]));
});
