import { describe, expect, test } from 'vitest';
import { DBA, DBM, type AnyGame } from '../../index.ts';

/** How people write what a field takes; for each meaning, the words that stand in the rules and at the table. */
type Spellings = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const OF_DBM: Spellings = {
  'in-front: action': {
    cross: ['side step', 'move across'],
    retire: ['leave', 'move away'],
    straightBack: ['retire straight back', 'back straight'],
    directlyForward: ['advance directly forward', 'straight ahead'],
    lineUp: ['advance and line up'],
    lineUpShift: ['shift to line up', 'slide'],
    wheelIntoContact: ['wheel into legal contact'],
    otherWheel: ['wheel'],
    slantOntoFlank: ['slant onto a flank'],
    dismount: ['dismounting'],
    expandOnPinned: ['expand on a pinned element'],
  },
  'in-front: between': {
    none: ['nothing'],
    element: ['an element'],
    fortification: ['TF', 'PF', 'fortifications'],
    water: ['river', 'waterway'],
  },
  'gap: width': { narrower: ['less than 1 element wide'], oneElement: ['1 element wide'], wider: ['wide'] },
  'gap: path': {
    straightAhead: ['straight'],
    straightBack: ['back'],
    straightAheadWithShift: ['sideways shift'],
    turnOntoFlank: ['turn 90'],
    other: ['wheel', 'sideways'],
  },
  'turn: support': { none: ['neither'], eligible: ['could'], giving: ['providing'] },
  'contact: targetEdge': {
    front: ['front edge'],
    flank: ['side edge', 'left flank', 'right flank'],
    rear: ['rear edge', 'back'],
  },
  'contact: move': {
    tactical: ['tactical move', 'normal'],
    spontaneous: ['spontaneous advance', 'impetuous'],
    pressForward: ['pressing forward'],
    outcome: ['pursuit', 'outcome move'],
  },
  'pivot: group': {
    single: ['alone', 'not part of a group'],
    skirmishers: ['entirely of skirmishers'],
    other: ['mixed group'],
  },
  'pivot: contactedBy': {
    frontEdge: ['front edge'],
    frontCorner: ['front corner only'],
    other: ['side edge', 'overlap'],
  },
  'pivot: groupMove': {
    straightAhead: ['entirely straight ahead'],
    straightAheadWithShift: ['straight ahead with a sideways shift'],
    other: ['wheeled', 'not straight ahead'],
  },
  'pivot: defending': {
    fortifications: ['TF', 'PF', 'fortification'],
    terrainEdge: ['edge of a terrain feature'],
  },
  'pivot: space': {
    tooLittle: ['no room', 'insufficient'],
    ifGroupMovesBack: ['if the group moves back'],
  },
  'pivot: friendsBeside': { skirmishers: ['friendly skirmishers'], others: ['not skirmishers', 'friends'] },
  'press-forward: earlierMove': {
    none: ['did not move'],
    straightAhead: ['entirely straight ahead'],
    straightAheadWithShift: ['line-up shift', 'straight ahead with a sideways shift'],
    other: ['wheel', 'not straight ahead'],
  },
  'press-forward: passesEnemy': { none: ['nobody'], fresh: ['fresh enemy'], others: ['enemy who fled from it'] },
  'form-column: manoeuvre': { column: ['form a column', 'contract'], expand: ['expand from column'] },
  'form-column: turn': { none: ['does not turn'], before: ['turn first'], after: ['last'] },
  'form-column: ends': {
    front: ['front element', 'leads'],
    directlyBehind: ['in the column', 'joins'],
    inContact: ['slides', 'closes up'],
    kinked: ['at one corner'],
    apart: ['out of contact'],
  },
  'spontaneous: question': { target: ['which target'], move: ['path'], next: ['order'] },
  'spontaneous: kind': { element: ['enemy'], baggage: ['Bge'] },
  'spontaneous: closest': { closest: ['nearest'], equal: ['equally close'], further: ['another is closer'] },
  'spontaneous: eligible': { notTold: ['not known'], yes: ['eligible'], no: ['not eligible'] },
  'spontaneous: action': {
    straightAhead: ['straight on'],
    wheel: ['wheels'],
    turnAbout: ['about-turn', 'turn 180'],
    shift: ['slide'],
    incline: ['oblique'],
    pivot: ['pivots'],
    backward: ['backs out'],
    pivotBack: ['pivot backward to align'],
    none: ['stays'],
  },
  'spontaneous: aim': {
    target: ['towards the target'],
    contact: ['as contact requires it'],
    obstruction: ['round an obstacle'],
  },
  'spontaneous: does': {
    nothing: ['none'],
    contact: ['legal contact'],
    support: ['overlap support'],
    fullMove: ['full move'],
  },
  'shoot: shooterState': {
    free: ['not in combat', 'normal'],
    inCloseCombat: ['fighting', 'in melee'],
    givingRearSupport: ['providing rear support'],
    behindCloseCombat: ['full front edge to rear edge contact'],
    overlapping: ['overlapping an enemy element in close combat'],
  },
  'shoot: targetState': {
    free: ['in the arc', 'normal'],
    outsideArc: ['outside arc of fire', 'out of arc'],
    notVisible: ['in ambush', 'cannot be seen'],
  },
  'shoot: lineOfShot': {
    clear: ['none'],
    crossed: ['lines cross'],
    overUnseenEnemy: ['over enemy in a gully'],
    overEnemyOnSteepHill: ['over enemy on the same steep hill'],
    gapAtShooterOrTarget: ['gap beside the target'],
    throughGap: ['narrow gap'],
    throughOthers: ['friends in the way'],
  },
  'shoot: targetIn': { vineyards: ['vineyard'], rocky: ['rocky area'] },
  'shoot: going': { good: ['GGo', 'good going'], rough: ['RGo'], difficult: ['DGo', 'difficult going'] },
  'cost, each of elements: general': {
    'C-in-C': ['commander-in-chief', 'CinC'],
    'sub-general': ['sub'],
    ally: ['ally-general', 'allied general', 'allied'],
  },
  'losses, a line of baggage: fate': {
    destroyedInCloseCombat: ['sacked', 'in close combat', 'close combat', 'destroyed by close combat'],
    lostOtherwise: ['lost', 'other', 'otherwise', 'another way', 'any other way'],
  },
  'losses: purpose': {
    demoralisation: ['demoralization'],
    defeat: ['final defeat', 'army defeat', 'final defeat and tie breaks'],
    tieBreak: ['tie break', 'tie breaks'],
  },
  'move: movesInto': {
    flankOfThatEnemy: ['flank', 'flank of enemy', 'flank of the enemy'],
    frontOfThatEnemy: ['front', 'front of enemy'],
    rearOfThatEnemy: ['rear', 'rear of enemy'],
  },
  'pips: generalState': {
    normal: [],
    inFrontEdgeContact: ['front edge contact'],
    straggling: ['straggling off-table'],
  },
  'terrain: role': { invader: ['attacker'], defender: [] },
};

const OF_DBA: Spellings = {
  'combat, a and b: going': {
    good: ['good going'],
    bad: ['Bad going'],
    'gentle hill': ['gentle hills'],
    'steep hill': ['steep hills'],
    woods: ['wood'],
    rough: ['rough going'],
    dunes: ['dune', ' Dunes'],
  },
};

/** `query: field`, or `query, part: field`. */
function read({ queries }: AnyGame, path: string, value: string): unknown {
  const [where = '', field = ''] = path.split(': ');
  const [query = '', part] = where.split(', ');
  const fields = part === undefined ? queries[query]?.fields : queries[query]?.parts[part];
  return fields?.[field]?.read(value, field);
}

describe.each([
  ['DBM', DBM, OF_DBM],
  ['DBA', DBA, OF_DBA],
] as const)('%s', (_, game, written) => {
  const rows = Object.entries(written).flatMap(([path, meanings]) =>
    Object.entries(meanings).flatMap(([meant, spellings]) =>
      [meant, ...spellings].map((spelling) => [path, spelling, meant] as const),
    ),
  );

  test.each(rows)('%s: %j means %s', (path, spelling, meant) => {
    expect(read(game, path, spelling)).toBe(meant);
  });
});
