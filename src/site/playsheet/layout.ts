import { editions } from '../ground/published.ts';
import { linesOf } from './lines.ts';

/** A box of the sheet: sections of the rulebook, under one heading. */
export interface SheetBox {
  readonly title: string;
  readonly sections: readonly string[];
  /** Whether its lines follow each other as sentences do. */
  readonly runOn?: boolean;
}

/** One side of the paper. */
export interface SheetPage {
  readonly title: string;
  /** Boxes, column by column. */
  readonly columns: readonly (readonly SheetBox[])[];
  /** Boxes below the first two columns, as wide as both. */
  readonly below: readonly SheetBox[];
  /** Whether the outcomes at a glance stand below these. */
  readonly glance: boolean;
}

/**
 * Where each section stands on the sheet. What it says there is in its clauses: no rule and no figure is written here.
 */
export const SHEET: readonly SheetPage[] = [
  {
    title: 'Moving, shooting, losses',
    columns: [
      [{ title: 'PIPs', sections: ['pip-dicing'] }],
      [
        { title: 'Tactical moves, in paces', sections: ['tactical-moves'] },
        { title: 'March moves', sections: ['march-moves'] },
        { title: 'Impetuous troops', sections: ['spontaneous-advance'] },
      ],
      [
        { title: 'Shooting, ranges in paces', sections: ['distant-shooting'] },
        { title: 'Recoil and destruction', sections: ['recoiling-elements', 'destroyed-elements'], runOn: true },
        { title: 'Losses, demoralisation, defeat', sections: ['losses', 'demoralised-commands', 'victory-and-defeat'] },
      ],
    ],
    below: [{ title: 'Pressing forward', sections: ['pressing-forward'], runOn: true }],
    glance: true,
  },
  {
    title: 'Combat',
    columns: [
      [
        { title: 'Combat factors', sections: ['combat-factors'] },
        { title: 'Troops that count as another grade', sections: ['troop-definitions'] },
        { title: 'Rear support', sections: ['rear-support'] },
      ],
      [
        { title: 'Tactical factors', sections: ['tactical-factors'] },
        { title: 'Grading factors', sections: ['grading-factors'] },
        { title: 'Mitigating rear support', sections: ['mitigating-rear-support'] },
      ],
      [{ title: 'Combat outcome', sections: ['combat-outcome'] }],
    ],
    below: [],
    glance: false,
  },
];

/** Where a box stands on its page. */
export function idOfBox({ sections }: SheetBox): string {
  return `section:${sections[0] ?? ''}`;
}

/** The boxes that an edition has lines for, in reading order. */
export function boxesOf(edition: string): readonly SheetBox[] {
  const sections = new Set(linesOf(edition).map(({ section }) => section));
  return SHEET.flatMap(({ columns, below }) => [...columns.flat(), ...below]).filter((box) =>
    box.sections.some((section) => sections.has(section)),
  );
}

const placed = SHEET.flatMap(({ columns, below }) => [...columns.flat(), ...below].flatMap(({ sections }) => sections));
for (const { id } of editions) {
  const left = linesOf(id).find(({ section }) => !placed.includes(section));
  if (left !== undefined)
    throw new Error(
      `Cannot lay out the play sheet of ${id}: clause "${left.clause.id}" has a line, and its section "${left.section}" no box\nHint: give the section a box in src/site/playsheet/layout.ts.`,
    );
}
