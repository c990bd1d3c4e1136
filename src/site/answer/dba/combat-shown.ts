import type { AnsweredDbaCombat } from '../../../rules/index.ts';
import { stepOf, type CombatShown, type CombatSideShown, type Fact, type Step } from '../../tools/index.ts';

type SideName = 'a' | 'b';

/** What becomes of an element, in words. */
const OUTCOMES = {
  stand: 'stands',
  recoil: 'recoils',
  flee: 'flees',
  destroyed: 'destroyed',
  surrender: 'surrenders',
  notHeld: 'open, as the sheet does not say',
};

/** What is told of a side besides: what it leads to for itself, and for whom stands with it. */
const LEADS_TO: Readonly<Record<string, string>> = {
  'element pursues': 'pursues',
  'element occupies': 'occupies it',
  'rear support destroyed': 'its rear support dies too',
};

/** A combat of DBA as a card shows it: over the 36 throws, or with the dice that are told. */
export function combatShown(
  answer: AnsweredDbaCombat,
  question: string,
  names: Readonly<Record<SideName, string>>,
): CombatShown {
  // The dice are told apart from what is added to them.
  const steps = answer.trail.map(stepOf).filter(({ step }) => step !== 'die');
  const sideOf = (side: SideName): CombatSideShown => {
    const standing = steps.reduce((sum, step) => (step.side === side ? sum + (step.amount ?? 0) : sum), 0);
    const score = 'odds' in answer ? null : answer[side].final;
    return { ...NOTHING, name: names[side], standing, die: score === null ? null : score - standing, score };
  };
  const sides = { a: sideOf('a'), b: sideOf('b') };
  return {
    ...sides,
    question,
    facts: (['a', 'b'] as const).map((side) => factOf(answer, side, sides[side])),
    steps: withoutDice(steps),
    throws: 'odds' in answer ? 36 : 1,
    consequences: [],
  };
}

/** What only a calculator draws. */
const NOTHING = { outcomes: { stand: 0, recoil: 0, flee: 0, destroyed: 0 }, destroyedBy: {}, open: {}, fallWithIt: [] };

/** Of the steps of a throw those that say what comes of it hang on the dice. */
function withoutDice(steps: readonly Step[]): readonly Step[] {
  return steps.map((step) => (step.amount === null && step.side !== null ? { ...step, throws: 1 } : step));
}

function factOf(answer: AnsweredDbaCombat, side: SideName, { name, score }: CombatSideShown): Fact {
  const besides = answer.consequences.flatMap((each) => {
    const words = each.side === side ? LEADS_TO[`${each.of} ${String(each.result)}`] : undefined;
    const chance = 'chance' in each && typeof each.chance === 'number' ? ` ${percent(each.chance)}` : '';
    return words === undefined ? [] : [`${words}${chance}`];
  });
  const comes =
    'odds' in answer
      ? Object.entries(OUTCOMES)
          .map(([outcome, words]) => [words, answer.fateOdds[side][outcome as keyof typeof OUTCOMES]] as const)
          .flatMap(([words, chance]) => (chance > 0 ? [`${words} ${percent(chance)}`] : []))
          .join(', ')
      : `${String(score)}: ${OUTCOMES[answer.fate[side] ?? 'notHeld']}`;
  return { label: name, text: besides.length === 0 ? comes : `${comes} (${besides.join(', ')})` };
}

function percent(chance: number): string {
  return `${String(Math.round(chance * 100))}%`;
}
