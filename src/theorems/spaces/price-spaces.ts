import { WORKS } from '../../rules/index.ts';
import { lineDimension, linesOf, toldDimension, trainingDimension } from './lines.ts';
import type { AnswerSpace, Dimension, Written } from './space.ts';

const EACH = ['ap', 'disputed'] as const;

/** What elements, works and baggage cost. */
export function priceSpaces(kinds: readonly string[]): readonly AnswerSpace[] {
  return [
    {
      name: 'prices',
      title: 'Prices of elements',
      holds:
        "What an element costs: every kind of troops, regular and irregular, plain or as a C-in-C, sub-general or ally-general, with none to two other regular generals in the army; plain, mounted infantry, chariots, in front or behind on a double base of its list, on one of the player's choice, as cavalry that its list double-bases, or called regular by its list.",
      notVaried:
        'One of these extras at a time. The other generals of the army are told by their number, none is on an elephant. Cavalry behind on a required double base are ordinary. Prices that we do not have are left out, that of baggage among them.',
      query: 'cost',
      says: EACH,
      dimensions: [
        lineDimension('elements', kinds),
        trainingDimension('elements'),
        inLine('general', {
          none: {},
          'C-in-C': { general: 'C-in-C' },
          'sub-general': { general: 'sub-general' },
          ally: { general: 'ally' },
        }),
        toldDimension('other generals', {
          none: {},
          one: { otherRegularNonAllyGenerals: 1 },
          two: { otherRegularNonAllyGenerals: 2 },
        }),
        {
          name: 'extra',
          values: [
            ...inLine('', {
              none: {},
              'mounted infantry': { mountedInfantry: true },
              chariots: { chariot: true },
              'in front on a double base': { position: 'front' },
              'behind on a double base': { position: 'rear' },
              'behind by choice': { position: 'rear', doubleBasedByChoice: true },
              'regular by its list': { listSaysRegular: true },
            }).values,
            {
              name: 'cavalry in front of cavalry',
              on: (written) => ({
                ...written,
                doubleBasedCavalry: true,
                elements: [
                  ...linesOf(written, 'elements').map((line) => ({ ...line, position: 'front' })),
                  { troop: 'Reg Cv (O)', position: 'rear' },
                ],
              }),
            },
          ],
        },
      ],
    },
    {
      name: 'works',
      title: 'Prices of fortifications',
      holds: 'What an element width of each kind of fortifications costs, alone or as one of ten.',
      notVaried: 'Fortifications of one kind.',
      query: 'cost',
      says: EACH,
      dimensions: [
        toldDimension(
          'troop',
          WORKS.map((works) => [works, { elements: [{ fortification: works }] }] as const),
        ),
        inLine('widths', { one: {}, ten: { elementWidths: 10 } }),
      ],
    },
    {
      name: 'baggage',
      title: 'How much baggage',
      holds:
        'How many baggage elements an army must have at least: armies of 100 to 800 AP in steps of 10, and of half an AP more, with none to five generals, none to three commands of them waterborne.',
      notVaried: 'The generals are irregular. Whatever the army is besides is no part of it.',
      query: 'cost',
      says: ['baggage'],
      dimensions: [
        toldDimension(
          'army points',
          Array.from({ length: 71 }, (_, at) => 100 + 10 * at)
            .flatMap((points) => [points, points + 0.5])
            .map((points) => [String(points), { armyPoints: points }] as const),
        ),
        toldDimension(
          'generals',
          [0, 1, 2, 3, 4, 5].map((count): readonly [string, Written] => [
            String(count),
            {
              elements:
                count === 0 ? [{ troop: 'Irr Bd (O)' }] : [{ troop: 'Irr Bd (O)', general: 'sub-general', count }],
            },
          ]),
        ),
        toldDimension(
          'waterborne',
          [0, 1, 2, 3].map((count) => [String(count), { waterborneCommands: count }] as const),
        ),
      ],
    },
  ];
}

function inLine(name: string, told: Readonly<Record<string, Written>>): Dimension {
  return {
    name,
    values: Object.entries(told).map(([each, more]) => ({
      name: each,
      on: (written) => ({ ...written, elements: linesOf(written, 'elements').map((line) => ({ ...line, ...more })) }),
    })),
  };
}
