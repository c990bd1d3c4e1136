import type { General, Troop, Works } from '../../../../rules/index.ts';
import { writeStated, type Stated } from '../text/stated-prices.ts';

/** What an element is besides its troops, in the order in which a line tells it: the words of a list, and its letter in an address. */
export const ROLES = {
  general: { words: 'general', letter: 'g' },
  mounted: { words: 'mounted infantry', letter: 'm' },
  chariots: { words: 'chariots', letter: 'c' },
  front: { words: 'front of double base', letter: 'f' },
  rear: { words: 'rear of double base', letter: 'r' },
  chosen: { words: 'double-based by choice', letter: 'd' },
} as const satisfies Record<string, { readonly words: string; readonly letter: string }>;

export type Role = keyof typeof ROLES;

export const ALL_ROLES = Object.keys(ROLES) as readonly Role[];

/** An element stands in one place of a double base. */
const BASES: readonly Role[] = ['front', 'rear', 'chosen'];

/** Elements of the same troops and roles: a general's is one by itself. */
export interface TroopLine {
  readonly kind: 'troop';
  readonly count: number;
  readonly troop: Troop;
  /** In the order of {@link ROLES}. */
  readonly roles: readonly Role[];
  /** What the player calls them. */
  readonly note: string;
  /** What the list says that they cost; left out where it says nothing. */
  readonly stated?: readonly Stated[];
}

/** Fortifications of one kind, so many element widths of them. */
export interface WorksLine {
  readonly kind: 'works';
  readonly count: number;
  readonly works: Works;
  readonly note: string;
  readonly stated?: readonly Stated[];
}

/** What is kept of a list, but tells nothing of the army: a remark, or a line that could not be read. */
export interface OtherLine {
  readonly kind: 'comment' | 'unread';
  readonly text: string;
}

export type CommandLine = TroopLine | OtherLine;
export type CampLine = WorksLine | OtherLine;

export interface Command {
  /** Whose command it is. */
  readonly kind: General;
  /** Whether all of it is afloat at first. */
  readonly waterborne: boolean;
  readonly note: string;
  /** AP that the list says it comes to; null where it says nothing. */
  readonly total: number | null;
  readonly lines: readonly CommandLine[];
}

/** What one element costs by the reader's own book, where we have no price for it. */
export interface OwnPrice {
  /** Its troops, or the kind of fortifications: `Bge`, `Irr Exp`, `TF camp`. */
  readonly name: string;
  /** AP, in halves. */
  readonly each: number;
}

/** An army as its list has it. It has one command or more. */
export interface Army {
  readonly name: string;
  /** Whether the cavalry are double-based with cavalry, as their list requires. */
  readonly doubleBasedCavalry: boolean;
  readonly commands: readonly Command[];
  /** Baggage elements. */
  readonly baggage: number;
  readonly camp: readonly CampLine[];
  /** In the order of their names, each named once. */
  readonly ownPrices: readonly OwnPrice[];
  /** AP that the list says it comes to; null where it says nothing. */
  readonly total: number | null;
}

/** As many elements as a line may tell of. */
export const MOST_ELEMENTS = 500;

/** As many baggage elements as a list may tell of. */
export const MOST_BAGGAGE = 50;

/** As many AP as an element may cost by the reader's own book. */
export const MOST_OWN_PRICE = 200;

/** A command of which nothing is told but whose it is. */
export function newCommand(kind: General): Command {
  return { kind, waterborne: false, note: '', total: null, lines: [] };
}

export const EMPTY_ARMY: Army = {
  name: '',
  doubleBasedCavalry: false,
  commands: [newCommand('C-in-C')],
  baggage: 0,
  camp: [],
  ownPrices: [],
  total: null,
};

/** The same army with what its reader says that one of these costs; null takes that back. */
export function withOwnPrice(army: Army, name: string, each: number | null): Army {
  const others = army.ownPrices.filter((own) => own.name !== name);
  const ownPrices = each === null ? others : [...others, { name, each }];
  return { ...army, ownPrices: ownPrices.toSorted((one, other) => (one.name < other.name ? -1 : 1)) };
}

/** Roles in order, each once; of the places on a double base only the one that was told last. */
export function inOrder(roles: readonly Role[]): readonly Role[] {
  const base = roles.findLast((role) => BASES.includes(role));
  return ALL_ROLES.filter((role) => roles.includes(role) && (role === base || !BASES.includes(role)));
}

/** Of a line with a general, one element is his: he, and the others without him. */
export function oneGeneral(line: TroopLine): readonly TroopLine[] {
  if (line.count === 1 || !line.roles.includes('general')) return [line];
  const { stated = [], ...told } = line;
  const others = line.roles.filter((role) => role !== 'general');
  // What the list says of all of them together is of neither part.
  const note = [line.note, ...(stated.length === 0 ? [] : [`with the others ${writeStated(stated)}`])]
    .filter(Boolean)
    .join(', ');
  return [
    { ...told, count: 1, note },
    { ...told, count: line.count - 1, roles: others },
  ];
}

/** What a command is called, wherever it is named. */
export function commandName(index: number, { kind }: Command): string {
  return `Command ${String(index + 1)} (${kind})`;
}

/** How many lines of it could not be read. */
export function unreadLines({ commands, camp }: Army): number {
  return [...commands.flatMap(({ lines }) => lines), ...camp].filter(({ kind }) => kind === 'unread').length;
}

export function isTroop(line: CommandLine): line is TroopLine {
  return line.kind === 'troop';
}

export function isWorks(line: CampLine): line is WorksLine {
  return line.kind === 'works';
}
