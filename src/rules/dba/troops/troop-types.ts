interface DbaTroopKind {
  /**
   * Mounted, or foot. The sheet that we have does not say which are which; the note under its combat factors says
   * where this is from.
   */
  readonly arm: 'mounted' | 'foot';
  /** Other ways in which players write it, in small letters. */
  readonly also: readonly string[];
}

/** The troop types of DBA, as the sheet names them. */
export const DBA_TROOP_TYPES = {
  Elephants: { arm: 'mounted', also: ['elephant', 'el'] },
  Knights: { arm: 'mounted', also: ['knight', 'kn'] },
  Cavalry: { arm: 'mounted', also: ['cav', 'cv'] },
  'Light Horse': { arm: 'mounted', also: ['lh'] },
  Camelry: { arm: 'mounted', also: ['cm', 'camelry (3cm)'] },
  'Scythed Chariots': { arm: 'mounted', also: ['scythed chariot', 'sch'] },
  Spears: { arm: 'foot', also: ['spear', 'sp'] },
  Pikes: { arm: 'foot', also: ['pike', 'pk'] },
  Blades: { arm: 'foot', also: ['blade', 'bd'] },
  Auxilia: { arm: 'foot', also: ['aux', 'ax'] },
  Warband: { arm: 'foot', also: ['warbands', 'wb'] },
  Bows: { arm: 'foot', also: ['bow', 'bw'] },
  Psiloi: { arm: 'foot', also: ['ps'] },
  Hordes: { arm: 'foot', also: ['horde', 'hd'] },
  'War Wagons': { arm: 'foot', also: ['war wagon', 'wwg'] },
  Artillery: { arm: 'foot', also: ['art'] },
  'Camp followers': { arm: 'foot', also: ['camp follower', 'cf'] },
  'BUA denizens': { arm: 'foot', also: ['bua denizen', 'denizens', 'denizen'] },
} as const satisfies Record<string, DbaTroopKind>;

export type DbaTroopType = keyof typeof DBA_TROOP_TYPES;
