/** The arms of the combat factor table. Artillery, war wagons and baggage fight as foot. */
export type Arm = 'mounted' | 'foot' | 'naval';

interface TroopKind {
  /** Name as a sentence uses it. */
  readonly name: string;
  readonly arm: Arm;
  /** False for the types that are never graded. */
  readonly graded: boolean;
}

/**
 * The troop types, by the abbreviations that players write.
 *
 * That artillery, war wagons and baggage count as foot is read from the play sheet: its factor table knows
 * only mounted, foot and naval, and its bonus for foot behind fortifications has to leave out war wagons.
 */
export const TROOP_TYPES = {
  El: { name: 'elephants', arm: 'mounted', graded: true },
  Kn: { name: 'knights', arm: 'mounted', graded: true },
  Cv: { name: 'cavalry', arm: 'mounted', graded: true },
  LH: { name: 'light horse', arm: 'mounted', graded: true },
  Cm: { name: 'camelry', arm: 'mounted', graded: true },
  Exp: { name: 'expendables', arm: 'mounted', graded: false },
  Sp: { name: 'spears', arm: 'foot', graded: true },
  Pk: { name: 'pikes', arm: 'foot', graded: true },
  Bd: { name: 'blades', arm: 'foot', graded: true },
  Ax: { name: 'auxilia', arm: 'foot', graded: true },
  Wb: { name: 'warband', arm: 'foot', graded: true },
  Bw: { name: 'bowmen', arm: 'foot', graded: true },
  Ps: { name: 'psiloi', arm: 'foot', graded: true },
  Hd: { name: 'hordes', arm: 'foot', graded: true },
  Art: { name: 'artillery', arm: 'foot', graded: true },
  WWg: { name: 'war wagons', arm: 'foot', graded: true },
  Bge: { name: 'baggage', arm: 'foot', graded: false },
  Gal: { name: 'galleys', arm: 'naval', graded: true },
  Shp: { name: 'ships', arm: 'naval', graded: true },
  Bts: { name: 'boats', arm: 'naval', graded: true },
} as const satisfies Record<string, TroopKind>;

export type TroopType = keyof typeof TROOP_TYPES;

/** Superior, ordinary, inferior, fast, exception. */
export const GRADES = ['S', 'O', 'I', 'F', 'X'] as const;
export type Grade = (typeof GRADES)[number];

/**
 * Classes that the rules name without the sources defining them; see the glossary's note on each.
 * Skirmishers and train follow the sister rules, light troops the elephants row of the DBA 2.2 sheet.
 */
export const SKIRMISHERS: readonly TroopType[] = ['LH', 'Ps'];
export const LIGHT_TROOPS: readonly TroopType[] = ['LH', 'Ps', 'Ax'];
export const TRAIN: readonly TroopType[] = ['Art', 'WWg', 'Bge'];
