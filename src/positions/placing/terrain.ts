import { distance, type Ground, type Point } from '../geometry/index.ts';

/** Kinds of areas: features of the rules, and what the questions ask for. */
export const AREA_KINDS = [
  'wood',
  'orchard',
  'grove',
  'vineyard',
  'fields',
  'brush',
  'rocky',
  'marsh',
  'gully',
  'gentle hill',
  'steep hill',
  'built-up area',
  'rough going',
  'difficult going',
  'waterway',
] as const;
export type AreaKind = (typeof AREA_KINDS)[number];

const WAY_KINDS = ['road', 'river'] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** Sections of fortifications, temporary or permanent. */
export const WALL_KINDS = ['TF', 'PF'] as const;
export type WallKind = (typeof WALL_KINDS)[number];

/** On which side of the table an edge of it is: what lies further that way is off the table. */
export const TABLE_SIDES = ['north', 'east', 'south', 'west'] as const;
export type TableSide = (typeof TABLE_SIDES)[number];

/** What the players agreed that a feature counts as. */
export const TOLD_GOINGS = ['good', 'rough', 'difficult'] as const;
export type ToldGoing = (typeof TOLD_GOINGS)[number];

/** What is on the table besides elements; points in paces. */
export type Terrain =
  /** What an outline encloses. */
  | {
      readonly form: 'area';
      readonly kind: AreaKind;
      /** Null where it is not told: which going features count as stands in print only. */
      readonly going: ToldGoing | null;
      readonly outline: readonly Point[];
    }
  /** A strip along a line. */
  | {
      readonly form: 'way';
      readonly kind: WayKind;
      /** Null for a road, and where it is not told. */
      readonly going: ToldGoing | null;
      readonly width: number;
      readonly line: readonly Point[];
    }
  /** Sections of fortifications, and whose elements defend them; null where that is not told. */
  | {
      readonly form: 'wall';
      readonly kind: WallKind;
      readonly side: 'own' | 'enemy' | null;
      readonly line: readonly Point[];
    }
  /** An edge of the table: how far north it is, or how far east. */
  | { readonly form: 'edge'; readonly kind: TableSide; readonly at: number };

/** A kind of terrain, and the form that it has. */
export type TerrainKind = {
  readonly [F in Terrain['form']]: Pick<Extract<Terrain, { form: F }>, 'form' | 'kind'>;
}[Terrain['form']];

/** Every kind with its form. Its number here stands in codes, which are for life: new ones are added at the end. */
export const TERRAIN_KINDS: readonly TerrainKind[] = [
  ...AREA_KINDS.map((kind) => ({ form: 'area' as const, kind })),
  ...WAY_KINDS.map((kind) => ({ form: 'way' as const, kind })),
  ...WALL_KINDS.map((kind) => ({ form: 'wall' as const, kind })),
  ...TABLE_SIDES.map((kind) => ({ form: 'edge' as const, kind })),
];

/** The points that a piece of terrain is told by; none for an edge of the table. */
export function pointsOfTerrain(terrain: Terrain): readonly Point[] {
  if (terrain.form === 'edge') return [];
  return terrain.form === 'area' ? terrain.outline : terrain.line;
}

/** The ground that an area or a way covers; null for what covers none. */
export function groundOf(terrain: Terrain): Ground | null {
  if (terrain.form === 'area') return { form: 'area', outline: terrain.outline };
  return terrain.form === 'way' ? { form: 'strip', line: terrain.line, width: terrain.width } : null;
}

/** Whether terrain is water: a waterway, or a river. */
export function isWater({ kind }: Terrain): boolean {
  return kind === 'waterway' || kind === 'river';
}

/** The straight sections of a line. */
export function sectionsOf(line: readonly Point[]): readonly (readonly [Point, Point])[] {
  return line.slice(1).map((to, index) => [line[index] ?? to, to]);
}

/** What each piece is called: `wood`, or `wood 2` where there are several. */
export function terrainNames(terrain: readonly Terrain[]): readonly string[] {
  const counted = new Map<string, number>();
  return terrain.map((each) => {
    const name = each.form === 'edge' ? `${each.kind} edge` : each.kind;
    const alike = terrain.filter(({ form, kind }) => form === each.form && kind === each.kind).length;
    const number = (counted.get(name) ?? 0) + 1;
    counted.set(name, number);
    return alike === 1 ? name : `${name} ${String(number)}`;
  });
}

/** How far a point is off the table beyond an edge of it, in paces; negative on the table. */
export function beyondEdge({ kind, at }: Extract<Terrain, { form: 'edge' }>, { x, y }: Point): number {
  const beyond = { north: y - at, east: x - at, south: at - y, west: at - x };
  return beyond[kind];
}

/** Whether two points in a row are the same. */
export function standsStill(line: readonly Point[]): boolean {
  return line.some((point, index) => index > 0 && distance(point, line[index - 1] ?? point) === 0);
}
