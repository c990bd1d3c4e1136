import { expect, test } from 'vitest';
import type {
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
])('%s', (_, told, condition) => {
  const lines = told();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !condition.test(line))).toEqual([]);
});

test('from 3.2 on, no clause on rear support asks for one grade without what a list may let support', () => {
  const asking = editions.slice(2).flatMap((edition) => {
    const { clauses } = readGenerated(`${edition}/rulebook.json`) as PublishedRulebook;
    return Object.values(clauses).filter(({ id, section, blocks }) => {
      const words = blocks.map((block) => (block.kind === 'row' ? '' : block.text)).join(' ');
      return (
        ['rear-support', 'mitigating-rear-support'].includes(section) &&
        id !== 'rear-support.mixed-grade' &&
        /same grade|\(X\), if the second rank|\(O\) behind \(O\)/.test(words)
      );
    });
  });
  const silent = asking.filter(({ blocks }) => !JSON.stringify(blocks).includes('DBMM list specifically lets'));
  expect(asking.length).toBeGreaterThan(10);
  expect(silent.map(({ id }) => id)).toEqual([]);
  const disagreement = discrepancies.find(({ name }) => name === 'mixed-grade-v-elephants');
  expect(disagreement?.clauses).toEqual(expect.arrayContaining([...new Set(asking.map(({ id }) => id))]));
});
