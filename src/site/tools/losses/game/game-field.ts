import { BAGGAGE_FATES, formatTroop, GENERALS, type BaggageFate } from '../../../../rules/index.ts';
import { troop, UnreadableError, type StateField } from '../../question/state/state-field.ts';
import { mostOfFate, NO_GAME, withBaggage, type Game, type GameLine } from './game.ts';

/*
 * A game in an address, as a person would write it: each command, and what is lost of it; then the baggage.
 * `C-in-C,1 Reg Kn (O) general,11 Reg Bd (O) lost 4;ally,1 Irr Kn (F) general;6 Bge,2 killed`
 */
const FATES: Readonly<Record<BaggageFate, string>> = {
  destroyedInCloseCombat: 'killed',
  lostOtherwise: 'gone',
  demoralised: 'shaken',
};

/** As many commands, and lines of one, as a game may have. */
const MOST_COMMANDS = 8;
const MOST_LINES = 40;

/** As many elements as a line may have. */
const MOST_ELEMENTS = 500;

/** A game in an address. Of what cannot be read it is told what is wrong; the rest is kept. */
export function game(): StateField<Game> {
  return { initial: NO_GAME, read: readGame, write: writeGame };
}

/** Write a game as an address has it; nothing where no army is told. */
export function writeGame({ commands, baggage }: Game): string {
  const fates = BAGGAGE_FATES.flatMap((fate) =>
    baggage[fate] === 0 ? [] : [`${String(baggage[fate])} ${FATES[fate]}`],
  );
  return [
    ...commands.map(({ kind, lines }) => [kind, ...lines.map(writeLine)].join(',')),
    ...(baggage.count === 0 ? [] : [[`${String(baggage.count)} Bge`, ...fates].join(',')]),
  ].join(';');
}

function writeLine({ troop: { type, grade, training }, count, general, lost }: GameLine): string {
  const name = formatTroop({ type, grade, training });
  return `${String(count)} ${name}${general ? ' general' : ''}${lost === 0 ? '' : ` lost ${String(lost)}`}`;
}

/** A game before anything is lost, both as an address has them. */
export function beforeLosses(game: string): string {
  return game.replace(/ lost \d+|,\d+ (?:killed|gone|shaken)/g, '');
}

/** @throws {UnreadableError} If some of it cannot be read; it keeps the rest */
function readGame(text: string): Game {
  const wrong: string[] = [];
  const refuse = (why: string): null => {
    wrong.push(why);
    return null;
  };
  const commands: Game['commands'][number][] = [];
  let { baggage } = NO_GAME;
  for (const part of text.split(';').filter(Boolean)) {
    const [head = '', ...told] = part.split(',').map((each) => each.trim());
    const kind = GENERALS.find((each) => each === head);
    const [, bge] = /^(\d{1,2}) Bge$/.exec(head) ?? [];
    if (bge !== undefined) {
      const all = { commands: [], baggage: { ...NO_GAME.baggage, count: Number(bge) } };
      ({ baggage } = told.reduce<Game>((game, each) => withFate(game, each) ?? (refuse(fateWanted(each)), game), all));
    } else if (kind === undefined) refuse(`expected ${GENERALS.join(', ')} or baggage such as 6 Bge, found "${head}"`);
    else if (commands.length === MOST_COMMANDS) refuse(`expected at most ${String(MOST_COMMANDS)} commands`);
    else {
      if (told.length > MOST_LINES) refuse(`expected at most ${String(MOST_LINES)} lines in a command`);
      commands.push({ kind, lines: told.slice(0, MOST_LINES).flatMap((each) => readLine(each, refuse) ?? []) });
    }
  }
  if (wrong.length > 0) throw new UnreadableError(wrong.join('; '), { commands, baggage });
  return { commands, baggage };
}

function readLine(text: string, refuse: (why: string) => null): GameLine | null {
  const [, figures, name = '', general, gone = '0'] =
    /^(\d{1,3}) (.+?)( general)?(?: lost (\d{1,3}))?$/.exec(text) ?? [];
  if (figures === undefined) return refuse(`expected a line such as 12 Reg Bd (O) lost 4, found "${text}"`);
  const [count, lost] = [Number(figures), Number(gone)];
  if (count < 1 || count > MOST_ELEMENTS)
    return refuse(`expected from 1 to ${String(MOST_ELEMENTS)} elements: "${text}"`);
  if (lost > count) return refuse(`expected no more lost than there were: "${text}"`);
  try {
    const found = troop().read(name);
    return found && { troop: found, count, general: general !== undefined, lost };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return refuse(`${error.message}: "${text}"`);
  }
}

/** The same with a fate of baggage; null if that cannot be. */
function withFate(game: Game, text: string): Game | null {
  const [, figures, word] = /^(\d{1,2}) ([a-z]+)$/.exec(text) ?? [];
  const fate = BAGGAGE_FATES.find((each) => FATES[each] === word);
  return fate !== undefined && Number(figures) <= mostOfFate(game, fate)
    ? withBaggage(game, fate, Number(figures))
    : null;
}

function fateWanted(text: string): string {
  return `expected no more baggage than there is, such as 2 ${Object.values(FATES).join(', 2 ')}: "${text}"`;
}
