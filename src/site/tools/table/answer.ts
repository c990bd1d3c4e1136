import type { DbmRules } from '../../../rules/index.ts';
import type { Reply } from '../question/reply.ts';
import type * as Judging from './judging/judging.ts';
import { NEEDS, type Scene } from './scene.ts';
import { ON_ITS_WAY, type Nearby, type TableShown } from './shown.ts';

/** What asks the rules, and answers; null until it is loaded: a table on which nothing is asked yet stands without. */
let judging: typeof Judging | null = null;

async function loadJudging(): Promise<typeof Judging> {
  judging ??= await import('./judging/judging.ts');
  return judging;
}

/** The same, to ask again once it is here. */
async function load(): Promise<void> {
  await loadJudging();
}

/** What the rules of an edition say about what lies on the table. */
export function replyToScene(rules: DbmRules, scene: Scene): Reply<TableShown> {
  const wants = wantsOf(scene);
  if (wants !== null) return { kind: 'wanting', wants };
  return judging === null ? { kind: 'wanting', wants: ON_ITS_WAY, load } : judging.judge(rules, scene);
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
export async function nearbyIn(rules: DbmRules, scene: Scene): Promise<readonly Nearby[]> {
  return wantsOf(scene) === null ? (await import('./judging/nearest.ts')).nearestIn(rules, scene) : [];
}

/** What is still to be told; null where all is. */
function wantsOf({ position, ask, movers, to, target, between }: Scene): string | null {
  const { to: end, about } = NEEDS[ask];
  const [mover] = movers;
  if (position.elements.length === 0) return 'Put elements on the table, or begin with a position below.';
  if (mover === undefined) return 'Ask: choose who moves or acts.';
  if (about === 'target' && target === null) return 'Choose whom it is about.';
  if (about === 'between' && between.length < 2) return 'Choose the two elements with the gap between them.';
  return end === 'needed' && to === null ? `Drag or move ${mover} to where its move ends.` : null;
}
