import { BAGGAGE_FATES, FATE_IN_WORDS, formatTroop, inFractions, LOSS_QUERIES } from '../../../../rules/index.ts';
import type { DbmRules } from '../../../../rules/index.ts';
import { askOnce, isRefusal, type Refusal } from '../../question/ask-once.ts';
import type { Remark, Reply, Shown, Step } from '../../question/reply.ts';
import { countShown, type CountShown } from '../count.ts';
import type { Game, GameCommand, GameLine } from './game.ts';

/** What was asked about, and what it comes to; or why that cannot be told. */
interface Counted {
  readonly count: CountShown | null;
  readonly refusal: Refusal | null;
}

/** A command of an army in a game. */
export interface CommandAtWar extends Counted {
  readonly name: string;
  readonly kind: GameCommand['kind'];
  readonly generalLost: boolean;
}

/** How an army stands in a game, command by command. */
export interface GameShown extends Shown {
  readonly kind: 'game';
  readonly commands: readonly CommandAtWar[];
  /** All of it, its baggage with it: when it is defeated. */
  readonly army: Counted & { readonly steps: readonly Step[] };
}

/** Which elements count as lost: every edition leaves that to the printed rulebook. */
const COUNTS_AS_LOST = 'losses.printed';

/** How an army stands in a game, by the rules of an edition. */
export function replyToGame(rules: DbmRules, game: Game): Reply<GameShown> {
  const { baggage } = game;
  const lines = game.commands.flatMap((command) => command.lines);
  if (lines.length === 0) return { kind: 'wanting', wants: 'Take an army from Points, or from a link.' };
  const fates = BAGGAGE_FATES.map((fate) => ({ fate, count: baggage[fate] })).filter(({ count }) => count > 0);
  const commands = game.commands.map(({ kind, lines: own }, index): CommandAtWar => {
    const generalLost = own.some(({ general, lost }) => general && lost > 0);
    return {
      name: `Command ${String(index + 1)} (${kind})`,
      kind,
      generalLost,
      ...counted(rules, own, { generalLost, purpose: 'demoralisation' }),
    };
  });
  const whole = counted(rules, lines, { baggage: fates, purpose: 'defeat' });
  const [refusal] = [...commands, whole].flatMap((each) => each.refusal ?? []);
  if (refusal !== undefined && commands.every(({ count }) => count === null)) return { kind: 'open', ...refusal };
  const lost = [
    ...lines.flatMap((line) => (line.lost === 0 ? [] : [`${String(line.lost)} ${lineInWords(line)}`])),
    ...fates.map(({ fate, count }) => `${String(count)} baggage ${FATE_IN_WORDS[fate]}`),
  ];
  return {
    kind: 'answer',
    answer: {
      kind: 'game',
      commands,
      army: { ...whole, steps: ofTheArmy(whole) },
      question: `What an army has lost: ${lost.join(', ') || 'nothing so far'}`,
      facts: [
        ...commands.map((command) => ({ label: command.name, text: standingOf(command) })),
        { label: 'Army', text: standingOf(whole) },
      ],
      steps: [...commands.flatMap((command) => command.count?.steps ?? []), ...ofTheArmy(whole)],
      remarks: [...commands.flatMap(remarksOn), ...remarksOn({ ...whole, name: 'Army' }), WHAT_COUNTS],
    },
  };
}

const WHAT_COUNTS: Remark = {
  text: 'Which elements count as lost stands in the printed rulebook: we have no text of it',
  clause: COUNTS_AS_LOST,
  quiet: true,
};

function counted(rules: DbmRules, lines: readonly GameLine[], purpose: Readonly<Record<string, unknown>>): Counted {
  if (lines.length === 0) return { count: null, refusal: null };
  const lost = lines.filter((line) => line.lost > 0).map((line) => ({ ...lineOf(line), count: line.lost }));
  const question = { command: lines.map(lineOf), ...(lost.length === 0 ? { lostEE: 0 } : { lost }), ...purpose };
  const answer = askOnce(LOSS_QUERIES.losses, rules, question);
  return isRefusal(answer) ? { count: null, refusal: answer } : { count: countShown(answer, ''), refusal: null };
}

function lineOf({ troop, count }: GameLine) {
  return { troop: formatTroop(troop), count };
}

function lineInWords(line: GameLine): string {
  return `${formatTroop(line.troop)}${line.general ? ' general' : ''}`;
}

/** The steps that tell of the army alone: what its troops count for is among those of their commands. */
function ofTheArmy({ count }: Counted): readonly Step[] {
  return (count?.steps ?? []).filter(({ step }) => step !== 'element equivalents' && step !== 'lost');
}

/** What is lost, and which points are reached, in words. */
function standingOf({ count, refusal }: Counted): string {
  if (count === null) return refusal === null ? 'no troops' : `open: ${refusal.why}`;
  const { original, lost, points } = count;
  const of = original === null ? '' : ` of ${inFractions(original)}`;
  return [`${inFractions(lost)}${of} EE lost`, ...points.map((point) => pointInWords(lost, point))].join(', ');
}

function pointInWords(lost: number, { name, at, reached, secondary }: CountShown['points'][number]): string {
  const told = reached === null ? 'open' : reached ? 'reached' : `${inFractions(at - lost)} more`;
  return `${name.toLowerCase()} at ${inFractions(at)}${secondary ? ' by a secondary source' : ''}: ${told}`;
}

/** What of it rests on a text that we do not have, or cannot be told. */
function remarksOn({ name, count, refusal }: Counted & { readonly name: string }): readonly Remark[] {
  if (refusal !== null)
    return refusal.clauses.slice(0, 1).map(({ clause }) => ({ text: `${name}: ${refusal.why}`, clause }));
  return (count?.steps ?? [])
    .filter(({ step }) => step === 'not held')
    .map(({ label, clause }) => ({ text: `${name}: ${label}`, clause, quiet: true }));
}
