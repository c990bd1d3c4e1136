import { nearest } from '../../frame/questions/nearest.ts';
import { shown } from '../../frame/questions/shown.ts';
import { TroopError, wordsOfTroop } from '../../frame/questions/troop-field.ts';
import { GRADES, TROOP_TYPES, type Grade, type TroopType } from './troop-types.ts';

export type Training = 'Reg' | 'Irr';

/** An element's troops, as an army list describes them. */
export interface Troop {
  readonly type: TroopType;
  /** Null for the types that are not graded. */
  readonly grade: Grade | null;
  /** Null where the writer left it out, as it does not matter. */
  readonly training: Training | null;
}

const CODES = Object.keys(TROOP_TYPES) as TroopType[];
const BY_NAME: ReadonlyMap<string, TroopType> = new Map(
  CODES.flatMap((code) => [
    [code.toLowerCase(), code],
    [TROOP_TYPES[code].name, code],
  ]),
);

/** What else players write, and the sheets where they speak of one element. */
const OTHER_NAMES: ReadonlyMap<string, TroopType> = new Map([
  ['elephant', 'El'],
  ['knight', 'Kn'],
  ['camel', 'Cm'],
  ['camels', 'Cm'],
  ['expendable', 'Exp'],
  ['spear', 'Sp'],
  ['pike', 'Pk'],
  ['blade', 'Bd'],
  ['aux', 'Ax'],
  ['wbd', 'Wb'],
  ['bow', 'Bw'],
  ['bows', 'Bw'],
  ['horde', 'Hd'],
  ['war wagon', 'WWg'],
  ['galley', 'Gal'],
  ['ship', 'Shp'],
  ['boat', 'Bts'],
]);
/** Of words with single blanks between them: a run of blanks would be tried again from each of its blanks. */
const WRITTEN = /^(?:(reg|irr)\w*\.? )?([a-z][a-z ]*?) ?(?:\( ?([a-z0-9]) ?\))?$/i;

/**
 * Read a troop as players write it: `Reg Bd (O)`, `irr kn(f)`, `LH (O)`, `Exp`.
 *
 * @param written What was written
 * @returns The troop; `training` is null where it was left out
 * @throws {TroopError} If the type or grade is unknown, a graded type has no grade, or another type has one
 */
export function parseTroop(written: string): Troop {
  const match = WRITTEN.exec(wordsOfTroop(written));
  if (match === null) {
    throw new TroopError(`expected a troop such as "Reg Bd (O)" or "LH (F)", found ${shown(written)}`);
  }
  const [, training, name = '', grade] = match;
  const type = BY_NAME.get(name.toLowerCase()) ?? OTHER_NAMES.get(name.toLowerCase());
  if (type === undefined) {
    const close = nearest(name, CODES);
    throw new TroopError(`unknown type ${shown(name)}, did you mean ${JSON.stringify(close)}?`);
  }
  return { type, grade: readGrade(grade, type, written), training: readTraining(training) };
}

/** Write a troop as players do: the inverse of {@link parseTroop}. */
export function formatTroop({ training, type, grade }: Troop): string {
  return `${training === null ? '' : `${training} `}${type}${grade === null ? '' : ` (${grade})`}`;
}

function readGrade(grade: string | undefined, type: TroopType, written: string): Grade | null {
  if (grade === undefined) {
    if (!TROOP_TYPES[type].graded) return null;
    throw new TroopError(`${shown(written)} has no grade: expected one of ${GRADES.join(', ')}, as in "${type} (O)"`);
  }
  const found = GRADES.find((each) => each === grade.toUpperCase());
  if (found === undefined) {
    throw new TroopError(`unknown grade ${JSON.stringify(grade)} of ${type}: expected one of ${GRADES.join(', ')}`);
  }
  if (TROOP_TYPES[type].graded) return found;
  throw new TroopError(
    `expected "${type}", as ${TROOP_TYPES[type].name} have no grade, found ${JSON.stringify(written)}`,
  );
}

function readTraining(training: string | undefined): Training | null {
  if (training === undefined) return null;
  return training.toLowerCase() === 'reg' ? 'Reg' : 'Irr';
}
