export { loadAsker } from '../../../../positions/index.ts';
export { problemOf } from './problem.ts';
import { furthestCorner, NotLoadedError, TABLE_ON_DEMAND, type TableAnswer } from '../../../../positions/index.ts';
import type { DbmRules } from '../../../../rules/index.ts';
import { replyTo, stepOf, type Fact, type Reply, type Shown } from '../../question/reply.ts';
import { contactsOffered } from '../arranging/contacts-offered.ts';
import { standingIn } from '../arranging/standing.ts';
import { asSentence } from './as-sentence.ts';
import { inAWord } from './in-a-word.ts';
import { problemOf } from './problem.ts';
import { questionOf } from './question-of.ts';
import type { Scene } from '../scene.ts';
import { ON_ITS_WAY, VERDICTS, type InAWord, type TableShown } from '../shown.ts';
import { toTell } from './to-tell.ts';

/** What is asked of a contact in which the move ends. */
const ENDS_IN_CONTACT: readonly Scene['ask'][] = ['contact', 'pivot', 'turn'];

/** What the rules of an edition say about a scene that asks something. */
export function judge(rules: DbmRules, scene: Scene): Reply<TableShown> {
  const [mover = ''] = scene.movers;
  const reply = askLoaded(() =>
    replyTo(TABLE_ON_DEMAND, rules, questionOf(scene), (answer, words): TableShown => {
      const { verdict, rulings, combat, trail } = answer;
      const said = inAWord(scene, answer);
      const asked = toTell(scene.ask, rulings);
      const doubts = trail.filter(({ clause }) => clause === 'fair-play.2.1');
      return {
        question: words,
        facts: [...factsOf(said, rulings), ...factsToTell(asked), ...factsOfCombat(combat)],
        // How deep a base is adds nothing to another.
        steps: trail.map(stepOf).map((step) => (step.step === 'base depth' ? { ...step, amount: null } : step)),
        // What asks nothing is settled.
        ...(rulings.length > 0 && (verdict === 'not told' || verdict === 'not held') ? { open: verdict } : {}),
        // Whose the doubt is: the guideline that the verdict rests on.
        ...(verdict === 'too close' ? { remarks: doubts.map(({ label, clause }) => ({ text: label, clause })) } : {}),
        ...said,
        verdict,
        rulings,
        toTell: asked,
        moved: movedIn(scene, rules),
        combat: factsOfCombat(combat),
      };
    }),
  );
  const none = reply.kind === 'answer' && reply.answer.rulings.length === 0 && ENDS_IN_CONTACT.includes(scene.ask);
  const touched = none && scene.ask === 'turn' ? contactsOf(rules, scene) : null;
  if (touched?.kind === 'wanting' && touched.load !== undefined) return touched;
  if (none && (touched?.kind !== 'answer' || touched.answer.rulings.length === 0))
    return { kind: 'wanting', wants: `${mover} touches no enemy: move it to one, and take a contact that is offered.` };
  return reply.kind === 'wanting'
    ? { ...reply, wants: problemOf(scene, rules) ?? wantsIn(scene, rules, reply) }
    : reply;
}

/** Why a move cannot end as it does, and what there is to do: a contact can be taken where one is offered. */
function wantsIn(scene: Scene, rules: DbmRules, { wants }: { readonly wants: string }): string {
  const offered =
    ENDS_IN_CONTACT.includes(scene.ask) && contactsOffered(scene, standingIn(scene, rules), '', true).offers.length > 0;
  return asSentence(wants, offered ? 'take a contact that is offered, or ' : '');
}

/** The contacts with enemy in which a move ends, whatever the rules say of them. */
function contactsOf(rules: DbmRules, scene: Scene) {
  const asked = { ...scene, ask: 'contact', ends: [], tell: {} } as const;
  return askLoaded(() =>
    replyTo(TABLE_ON_DEMAND, rules, questionOf(asked), ({ rulings }) => ({
      question: '',
      facts: [],
      steps: [],
      rulings,
    })),
  );
}

/** A reply, or that more is to be loaded first. */
function askLoaded<A extends Shown>(reply: () => Reply<A>): Reply<A> {
  try {
    return reply();
  } catch (error) {
    if (error instanceof NotLoadedError) return { kind: 'wanting', wants: ON_ITS_WAY, load: error.load };
    throw error;
  }
}

/** What is read out, cited, and what two editions are compared by. */
function factsOf({ word, why }: InAWord, rulings: TableAnswer['rulings']): readonly Fact[] {
  const several = rulings.length > 1;
  return [
    // A fact is no sentence: what reads it out ends it.
    { label: 'Verdict', text: `${word}: ${why.replace(/\.$/u, '')}` },
    ...(several ? rulings.map((each) => ({ label: each.about, text: VERDICTS[each.verdict] })) : []),
  ];
}

/** How far each of the movers went, as the ruler has it. */
function movedIn(scene: Scene, rules: DbmRules): TableShown['moved'] {
  const { before, after } = standingIn(scene, rules);
  if (before === after) return {};
  return Object.fromEntries(
    after.elements.flatMap(({ label, base }) => {
      const start = before.elements.find((each) => each.label === label);
      return start === undefined || !scene.movers.includes(label)
        ? []
        : [[label, Math.round(furthestCorner(start.base, base))] as const];
    }),
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

function lossInWords({ of, verdict, recoilOf, unless }: Loss): string {
  if (unless !== null) return `${of}: unless ${unless}`;
  if (recoilOf !== null) return `${of}: turns on ${recoilOf === of ? 'its' : `${recoilOf}’s`} recoil`;
  return verdict === 'yes' ? of : `${of}: ${VERDICTS[verdict].toLowerCase()}`;
}
