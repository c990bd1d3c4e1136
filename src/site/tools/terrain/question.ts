import { LINEAR } from '../../../rules/index.ts';
import type { EarlierLine, TerrainState } from './fields.ts';

/** A question on terrain as the command line takes it. */
export type WrittenTerrain = Readonly<Record<string, unknown>>;

/** The question that a situation comes to; null where no feature is chosen. */
export function terrainQuestion(state: TerrainState): WrittenTerrain | null {
  const { role, what } = state;
  if (what === null) return null;
  return {
    role,
    feature: what,
    size: area(what) ? state.size : null,
    compulsory: state.must,
    slopes: state.slopes,
    coverings: state.cover,
    withRoad: state.withroad,
    hillSize: Number(state.hill),
    across: state.across,
    hasPf: told(state.pf),
    terrainInList: state.list,
    compulsoryTypes: state.compulsory,
    navalElements: state.naval,
    failedFor: state.failed,
    die: state.die,
    positionDie: state.posdie,
    edge: state.edge,
    course: state.course,
    sector: state.sector,
    withinSector: told(state.within),
    touchesWaterway: told(state.water),
    touchesRearEdge: told(state.rear),
    linked: told(state.linked),
    withBua: told(state.bua),
    withCompulsoryWaterway: state.wwbua,
    replacesBeach: state.beach,
    promontory: state.promontory,
    featuresAlready: state.there.map(earlier),
  };
}

function earlier({ role, what, size, must }: EarlierLine): WrittenTerrain {
  const feature = what ?? 'other';
  return { role, feature, size: area(feature) ? Number(size) : null, compulsory: role === 'defender' && must !== null };
}

/** Only area features are told a size of. */
function area(what: string): boolean {
  return !LINEAR.some((each) => each === what);
}

function told(answer: 'yes' | 'no' | null): boolean | null {
  return answer === null ? null : answer === 'yes';
}
