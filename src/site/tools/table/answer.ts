import {
  NEAREST_ON_DEMAND,
  NotLoadedError,
  parsePlace,
  TABLE_ON_DEMAND,
  writeCode,
  writeEnd,
  writePlace,
  type Place,
  type TableAnswer,
} from '../../../positions/index.ts';
import { ask, QuestionError, type DbmRules } from '../../../rules/index.ts';
import { isOpen, replyTo, stepOf, type Fact, type Reply, type Shown } from '../question/reply.ts';
import { measuresOf, MOVED } from './arranging/ruler.ts';
import { standingIn } from './arranging/standing.ts';
import { asksOfTarget, endsOf, NEEDS, type Scene } from './scene.ts';
import { toTell } from './to-tell.ts';

/** What the rules say about what lies on the table. */
export interface TableShown extends Shown {
  readonly verdict: TableAnswer['verdict'];
  readonly why: string;
  readonly rulings: TableAnswer['rulings'];
  /** What a person has still to tell, as it is asked of him; nothing where nothing turns on that. */
  readonly toTell: readonly string[];
  /** How far each went whose place is told, in paces: at the corner that went furthest, in a straight line. */
  readonly moved: Readonly<Record<string, number>>;
  /** Of a combat with both dice: what came of it. */
  readonly combat: readonly Fact[];
}

/** A place at which a move may end instead, and how far from where it was to end. */
export interface Nearby {
  readonly to: Place;
  readonly paces: number;
  readonly millimetres: number;
}

/** A verdict in words. At a table "not held" is a claim that is refused: it must not be read so. */
export const VERDICTS: Readonly<Record<TableAnswer['verdict'], string>> = {
  yes: 'Yes',
  no: 'No',
  'too close': 'Too close',
  'not told': 'It depends',
  'not held': 'In print only',
};

/** What the rules of an edition say about what lies on the table. */
export function replyToScene(rules: DbmRules, scene: Scene): Reply<TableShown> {
  const wants = wantsOf(scene);
  if (wants !== null) return { kind: 'wanting', wants };
  const [mover = ''] = scene.movers;
  const reply = askLoaded(() =>
    replyTo(TABLE_ON_DEMAND, rules, questionOf(scene), (answer, words): TableShown => {
      const { verdict, rulings, combat, trail } = answer;
      const why = ofWhom(scene.ask, answer);
      const asked = toTell(scene.ask, rulings);
      return {
        question: words,
        facts: [...factsOf(verdict, why, rulings), ...factsToTell(asked), ...factsOfCombat(combat)],
        // How deep a base is adds nothing to another.
        steps: trail.map(stepOf).map((step) => (step.step === 'base depth' ? { ...step, amount: null } : step)),
        ...(verdict === 'not told' || verdict === 'not held' ? { open: verdict } : {}),
        verdict,
        why,
        rulings,
        toTell: asked,
        moved: movedIn(scene, rules),
        combat: factsOfCombat(combat),
      };
    }),
  );
  if (reply.kind === 'answer' && reply.answer.rulings.length === 0 && ENDS_IN_CONTACT.includes(scene.ask))
    return { kind: 'wanting', wants: `${mover} touches no enemy: drag it to one, and take a contact that is offered.` };
  return reply.kind === 'wanting' ? { ...reply, wants: asSentence(reply.wants) } : reply;
}

/**
 * Where the move may end instead, the nearest first: nowhere where it may end as asked, or somebody or the rules that we have
 * cannot tell. It takes as long as many answers.
 *
 * @throws {Error} If something that it turns on cannot be fetched
 */
export async function nearbyIn(rules: DbmRules, scene: Scene): Promise<readonly Nearby[]> {
  if (wantsOf(scene) !== null) return [];
  try {
    const answer = ask(NEAREST_ON_DEMAND, rules, questionOf(scene));
    return isOpen(answer) ? [] : answer.nearest.map((place) => ({ ...place, to: parsePlace(place.to) }));
  } catch (error) {
    // Of the one place it is told, and of another it would have to be.
    if (error instanceof QuestionError) return [];
    if (!(error instanceof NotLoadedError)) throw error;
    await error.load();
    return nearbyIn(rules, scene);
  }
}

/** What lies on the table, as the query takes it. */
function questionOf(scene: Scene): Record<string, unknown> {
  const { position, ask, movers, to, target, between, tell } = scene;
  const [mover, ...others] = movers;
  const ends = endsOf(scene);
  return {
    ask,
    position: writeCode(position),
    mover,
    with: others.filter((label) => ends.every((each) => each.label !== label)),
    ...(to === null ? {} : { to: writePlace(to) }),
    ...(ends.length === 0 ? {} : { ends: ends.map(writeEnd) }),
    ...(asksOfTarget(ask) && target !== null ? { target } : {}),
    ...(NEEDS[ask].about === 'between' ? { between } : {}),
    tell,
  };
}

/** What is asked of a contact in which the move ends. */
const ENDS_IN_CONTACT: readonly Scene['ask'][] = ['contact', 'pivot', 'turn'];

/** A reply, or that more is to be loaded first. */
function askLoaded(reply: () => Reply<TableShown>): Reply<TableShown> {
  try {
    return reply();
  } catch (error) {
    if (error instanceof NotLoadedError)
      return { kind: 'wanting', wants: 'What answers this is on its way.', load: error.load };
    throw error;
  }
}

/** `This wants C: it overlaps D` of an element in the way a person says it: `C overlaps D`. */
function asSentence(wants: string): string {
  return wants.replace(/^This wants ([\w -]+): it /u, '$1 ').replace(/^This wants ([\w -]+): /u, '$1: ');
}

/** What is still to be told; null where all is. */
function wantsOf({ position, ask, movers, to, target, between }: Scene): string | null {
  const { to: end, about } = NEEDS[ask];
  const [mover] = movers;
  if (position.elements.length === 0) return 'Put elements on the table, or begin with a position below.';
  if (mover === undefined) return 'Ask: choose who moves or acts.';
  if (about === 'target' && target === null) return 'Choose whom it is about.';
  if (about === 'between' && between.length < 2) return 'Choose the two elements with the gap between them.';
  return end === 'needed' && to === null ? `Drag ${mover} to where its move ends.` : null;
}

/**
 * Why, with whom that is about: the enemy of a spontaneous advance, whom nobody told; and of several who are ruled on, those
 * who are refused where others are not.
 */
function ofWhom(
  ask: Scene['ask'],
  { verdict, why, rulings }: Pick<TableAnswer, 'verdict' | 'why' | 'rulings'>,
): string {
  const [first] = rulings;
  if (ask === 'spontaneous') return first === undefined ? why : `${first.about}: ${why}`;
  const deciding = rulings.filter((each) => each.verdict === verdict && each.why === why);
  if (verdict === 'yes' || deciding.length === rulings.length) return why;
  return `${deciding.map(({ about }) => about).join(', ')}: ${why}`;
}

/** What is read out, cited, and what two editions are compared by. */
function factsOf(verdict: TableAnswer['verdict'], why: string, rulings: TableAnswer['rulings']): readonly Fact[] {
  const several = rulings.length > 1;
  return [
    // A fact is no sentence: what reads it out ends it.
    { label: 'Verdict', text: `${VERDICTS[verdict]}: ${why.replace(/\.$/u, '')}` },
    ...(several ? rulings.map((each) => ({ label: each.about, text: VERDICTS[each.verdict] })) : []),
  ];
}

/** How far each of the movers went. */
function movedIn(scene: Scene, rules: DbmRules): TableShown['moved'] {
  const standing = standingIn(scene, rules);
  if (standing === null || standing.before === standing.after) return {};
  return Object.fromEntries(
    scene.movers.map((label) => [
      label,
      measuresOf(scene, standing, label).find(({ what }) => what === MOVED)?.paces ?? 0,
    ]),
  );
}

/** What it depends on, in a line; nothing where that is known. */
function factsToTell(asked: readonly string[]): readonly Fact[] {
  return asked.length === 0
    ? []
    : [{ label: 'Depends on', text: asked.map((each) => each.replace(/\.$/u, '')).join('; ') }];
}

type Loss = NonNullable<TableAnswer['combat']>['losses'][number];

/** The scores of a combat, and who is lost by it; nothing without dice. */
export function factsOfCombat(combat: TableAnswer['combat']): readonly Fact[] {
  if (combat === null || combat === undefined || combat.scores.length === 0) return [];
  const { fighters, scores, losses } = combat;
  return [
    { label: 'Scores', text: scores.map((score, index) => `${fighters[index] ?? ''} ${String(score)}`).join(', ') },
    {
      label: 'Destroyed',
      text: losses.length === 0 ? 'nobody' : losses.map(lossInWords).join(', '),
    },
  ];
}

function lossInWords({ of, verdict, recoilOf }: Loss): string {
  if (recoilOf !== null) return `${of}: turns on ${recoilOf === of ? 'its' : `${recoilOf}’s`} recoil`;
  return verdict === 'yes' ? of : `${of}: ${VERDICTS[verdict].toLowerCase()}`;
}
