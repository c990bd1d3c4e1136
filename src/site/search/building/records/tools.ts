import type { ToolName } from '../../../tools/index.ts';
import type { Item } from './item.ts';

/** What the search knows of a calculator: where it is, what it is called there, what it does, and how one asks for it. */
export interface FoundTool {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly asked: readonly string[];
}

const BY_NAME: Readonly<Record<ToolName, Omit<FoundTool, 'url'>>> = {
  combat: {
    title: 'Combat calculator',
    text: 'Who wins a combat or a shot: factors, rear support, tactical factors, grading and outcome, with the clause behind each, and the odds over all dice.',
    asked: [
      'combat calculator',
      'work out a combat',
      'what are the odds',
      'chance to win a fight',
      'calculate combat result',
    ],
  },
  pips: {
    title: 'PIP calculator',
    text: 'What a move, a march or a halt costs in PIPs, with the clause behind each point.',
    asked: ['PIP calculator', 'how many PIPs does my move cost', 'work out the PIPs', 'calculate PIPs'],
  },
  points: {
    title: 'Army points calculator',
    text: 'What an element or an army costs in army points (AP), with the clause behind each price.',
    asked: ['points calculator', 'army cost calculator', 'work out the cost of an army', 'calculate army points'],
  },
  losses: {
    title: 'Losses and victory calculator',
    text: 'Element equivalents lost, which commands are demoralised, and the victory points.',
    asked: [
      'losses calculator',
      'when does my army break',
      'work out element equivalents lost',
      'calculate victory points',
    ],
  },
  terrain: {
    title: 'Terrain calculator',
    text: 'Which terrain invader and defender may place: feature equivalents and the dice for position.',
    asked: ['terrain calculator', 'terrain dice', 'work out feature equivalents', 'where does my terrain go'],
  },
  table: {
    title: 'Table',
    text: 'Put elements as they stand, drag a move, and the clauses decide: contact, shooting, marches, gaps, moves in front of enemy, and what comes of a combat.',
    asked: ['set up a position', 'draw a position', 'drag elements on the table', 'position on the table'],
  },
};

/** The calculators of the site. */
export const FOUND_TOOLS: readonly FoundTool[] = Object.entries(BY_NAME).map(([name, tool]) => ({
  url: `/tools/${name}/`,
  ...tool,
}));

/**
 * The records of the calculators.
 *
 * @param tools Those that can be found
 * @param editions The editions of DBM
 */
export function toolsOf(tools: readonly FoundTool[], editions: readonly string[]): readonly Item[] {
  return tools.map(({ url, title, text, asked }) => ({
    url,
    title,
    where: 'Tools',
    kind: 'tool',
    editions,
    answer: null,
    instead: [],
    text,
    addresses: [title.toLowerCase()],
    passages: [
      { kind: 'title', text: title },
      ...asked.map((phrase) => ({ kind: 'asked' as const, text: phrase })),
      { kind: 'text', text },
    ],
  }));
}
