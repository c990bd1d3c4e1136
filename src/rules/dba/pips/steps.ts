import type { NotHeld } from '../../frame/not-held.ts';
import type { Combining } from '../../frame/steps.ts';
import type { DbaPlace } from '../going.ts';
import type { DbaTroopType } from '../troops/troop-types.ts';

/** What a place may be beyond, seen from the general. */
export const BEYOND = ['hill crest', 'BUA', 'camp', 'woods', 'oasis', 'dunes'] as const;

/** A move that costs PIPs. */
export interface PipMove {
  /** Whether any of these moves. */
  readonly includes: (...types: DbaTroopType[]) => boolean;
  /** Whether an element other than the general's moves. */
  readonly includesOthers: boolean;
  readonly dismounts: boolean;
  /** It moves into, out of or through a BUA. */
  readonly throughBua: boolean;
  /** In paces, from the general's element to the nearest part of what moves. */
  readonly distance: number;
  /** Where all of it starts. */
  readonly startsIn: DbaPlace | null;
  readonly startsBeyond: (typeof BEYOND)[number] | null;
  readonly generalLost: boolean;
  readonly generalIn: DbaPlace | null;
}

/** The steps of PIPs in DBA. */
export interface DbaPipSteps {
  /** What a move costs at least. */
  readonly pipCost: (about: PipMove) => number | undefined;
  /** Whether extra PIPs count. */
  readonly pipExtrasCount: (about: { firstBound: boolean }) => boolean;
  readonly pipExtra: (about: PipMove) => number | NotHeld;
}

/** How the answers of each come to one. */
export const DBA_PIP_STEPS: Readonly<Record<keyof DbaPipSteps, Combining>> = {
  pipCost: 'decides',
  pipExtrasCount: 'decides',
  pipExtra: 'adds',
};
