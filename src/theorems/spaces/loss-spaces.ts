import { lineDimension, toldDimension, trainingDimension } from './lines.ts';
import type { AnswerSpace, Dimension } from './space.ts';

const MOST_HALVES = 80;
const HALVES = Array.from({ length: MOST_HALVES + 1 }, (_, at) => at / 2);

/** What troops count for, and what losses do. */
export function lossSpaces(kinds: readonly string[]): readonly AnswerSpace[] {
  return [
    {
      name: 'equivalents',
      title: 'Element equivalents',
      holds: 'What an element of every kind of troops, regular and irregular, counts for in element equivalents.',
      notVaried: 'Whose element it is, and how it was lost, are no part of it.',
      query: 'losses',
      says: ['equivalents'],
      dimensions: [lineDimension('command', kinds), trainingDimension('command')],
    },
    {
      name: 'demoralisation',
      title: 'Demoralisation',
      holds: `Whether a command is demoralised, and whether it has lost a quarter: commands of ${String(MOST_HALVES / 2)} element equivalents or fewer, and losses up to as many, all in steps of a half; the general lost or not.`,
      notVaried:
        'Element equivalents are told, not counted from troops. Losses greater than the command are asked as they stand.',
      query: 'losses',
      says: ['demoralised', 'quarter', 'demoralisedAt', 'quarterAt'],
      dimensions: [
        inHalves('had', 'originalEE'),
        inHalves('lost', 'lostEE'),
        toldDimension('general', {
          there: { purpose: 'demoralisation' },
          lost: { purpose: 'demoralisation', generalLost: true },
        }),
      ],
    },
    {
      name: 'defeat',
      title: 'Defeat of an army',
      holds: `Whether an army is defeated: armies of ${String(MOST_HALVES / 2)} element equivalents or fewer, troops lost up to as many, in steps of a half; with none, one or six baggage elements destroyed in close combat, lost otherwise, or demoralised.`,
      notVaried: 'All baggage lost has shared one fate. Element equivalents are told, not counted from troops.',
      query: 'losses',
      says: ['defeated', 'defeatedAt', 'losses'],
      dimensions: [
        inHalves('had', 'originalEE'),
        inHalves('lost', 'armyTroopLosses'),
        toldDimension('baggage', {
          none: { purpose: 'defeat' },
          ...Object.fromEntries(
            ['destroyedInCloseCombat', 'lostOtherwise', 'demoralised'].flatMap((fate) =>
              [1, 6].map((count) => [`${String(count)} ${fate}`, { purpose: 'defeat', baggage: [{ fate, count }] }]),
            ),
          ),
        }),
      ],
    },
  ];
}

function inHalves(name: string, field: string): Dimension {
  return toldDimension(
    name,
    HALVES.map((halves) => [String(halves), { [field]: halves }] as const),
  );
}
