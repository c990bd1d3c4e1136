import type { DbmRules } from '../../../rules/index.ts';
import type { Reply } from '../question/reply.ts';
import type * as Judging from './judging/judging.ts';
import { NEEDS, type Scene } from './scene.ts';
import { NOWHERE, ON_ITS_WAY, type NearbyPlaces, type TableShown } from './shown.ts';

/** What asks the rules, and answers; null until it is loaded: a table on which nothing is asked yet stands without. */
let judging: typeof Judging | null = null;

async function loadJudging(): Promise<typeof Judging> {
  judging ??= await import('./judging/judging.ts');
  return judging;
}

/** The same, to ask again once it is here. */
export async function loadAnswering(): Promise<void> {
  await loadJudging();
}

/** What the rules of an edition say about what lies on the table. */
export function replyToScene(rules: DbmRules, scene: Scene): Reply<TableShown> {
  const wants = wantsOf(scene);
  // Where nobody can stand so, nothing that is told besides helps.
  if (wants !== null && (judging !== null || isEmpty(scene)))
    return { kind: 'wanting', wants: problemWith(scene, rules) ?? wants };
  return judging === null
    ? { kind: 'wanting', wants: wants ?? ON_ITS_WAY, load: loadAnswering }
    : judging.judge(rules, scene);
}

/** Why nobody can stand as is set up, and who; null where all can, or what tells is not loaded yet. */
export function problemWith(scene: Scene, rules: DbmRules | null): string | null {
  return judging?.problemOf(scene, rules) ?? null;
}

/** Load what a scene asks, if it asks anything, while the rules are on their way. */
export async function loadAsked(scene: Scene): Promise<void> {
  if (wantsOf(scene) === null) await (await loadJudging()).loadAsker(scene.ask);
}

/**
 * Where the move may end instead, the nearest first: nowhere where it may end as asked, or somebody or the rules that we have
 * cannot tell. It takes as long as many answers.
 *
 * @throws {Error} If something that it turns on cannot be fetched
 */
export async function nearbyIn(rules: DbmRules, scene: Scene): Promise<NearbyPlaces> {
  return wantsOf(scene) === null ? (await import('./judging/nearest.ts')).nearestIn(rules, scene) : NOWHERE;
}

function isEmpty({ position }: Scene): boolean {
  return position.elements.length === 0;
}

/** What is still to be told; null where all is. */
function wantsOf(scene: Scene): string | null {
  const { ask, movers, to, target, between } = scene;
  const { to: end, about } = NEEDS[ask];
  const [mover] = movers;
  if (isEmpty(scene)) return 'Put elements on the table, or begin with a position below.';
  if (mover === undefined) return 'Ask: choose who moves or acts.';
  if (about === 'target' && target === null) return 'Choose whom it is about.';
  if (about === 'between' && between.length < 2) return 'Choose the two elements with the gap between them.';
  return end === 'needed' && to === null ? `Drag or move ${mover} to where its move ends.` : null;
}
