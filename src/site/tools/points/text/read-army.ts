import type { General } from '../../../../rules/index.ts';
import {
  EMPTY_ARMY,
  MOST_BAGGAGE,
  newCommand,
  oneGeneral,
  withOwnPrice,
  type Army,
  type CampLine,
  type Command,
  type CommandLine,
  type OtherLine,
  type OwnPrice,
} from '../army/army.ts';
import { readHeading } from './read-heading.ts';
import { readOwnPrice } from './read-own-price.ts';
import { LineError } from './line-error.ts';
import { readTroopLine } from './read-troop-line.ts';
import { readAp, takePrices, writeStated, type Stated } from './stated-prices.ts';

/** A line of a text that could not be read: which, counting from 1, and what is wrong. */
export interface ReadingProblem {
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

/** A command as far as it was read: null where it is not told yet whose it is. */
interface OpenCommand extends Omit<Command, 'kind' | 'lines'> {
  kind: General | null;
  readonly lines: CommandLine[];
}

/** Lines that tell nothing. */
const RULE = /^[-=_*.~\s]*$/;

/** What a list comes to: the whole of it, or a part. */
const TOTAL =
  /^(?:(grand|army) |sub[ -]?)?totals?\b[\s:=-]*(?:(\d{1,5}(?:\.\d{1,2})?½?)\s*(?:ap|pts?|points)?[\s.]*$)?/i;

/**
 * Read an army as players write their lists. What cannot be read is told and kept as it stands; the rest is read.
 *
 * @param text As {@link writeArmy} writes it, or near to that
 */
export function readArmy(text: string): { readonly army: Army; readonly problems: readonly ReadingProblem[] } {
  const reader = new ArmyReader();
  const problems: ReadingProblem[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.replace(/\s+/g, ' ').trim();
    try {
      reader.read(line);
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      reader.keep({ kind: 'unread', text: line }, error.ofCamp);
      problems.push({ line: index + 1, text: line, why: error.message });
    }
  }
  reader.finish();
  return { army: reader.army, problems };
}

class ArmyReader {
  #name = '';
  #doubleBasedCavalry = false;
  #baggage = 0;
  readonly #commands: OpenCommand[] = [];
  readonly #camp: CampLine[] = [];
  readonly #ownPrices: OwnPrice[] = [];
  /** What stands before the first command. */
  readonly #before: CommandLine[] = [];
  #inCamp = false;
  /** A total that may be that of the army: it is, if it is the last and only one, or says so. */
  #total: { readonly ap: number; readonly line: string; readonly grand: boolean } | null = null;
  #totals = 0;

  /** @throws {LineError} If the line cannot be read */
  read(line: string): void {
    if (RULE.test(line)) return;
    const total = TOTAL.exec(line);
    if (total !== null) {
      this.#readTotal(line, total);
      return;
    }
    const [, told = '', note = ''] = /^([^#]*)(?:#[\s#]*(.*))?$/.exec(line) ?? [];
    const own = readOwnPrice(told);
    if (own !== null) {
      this.#ownPrices.push(own);
      if (note !== '') this.keep({ kind: 'comment', text: note });
      return;
    }
    const { rest, stated } = takePrices(told.replace(/^\s*[-•*–]\s+/, ''));
    const text = rest.trim();
    if (text === '') {
      this.#remark(stated, note);
      return;
    }
    const heading = readHeading(text, line, note);
    switch (heading?.kind) {
      case 'name':
        if (this.#name !== '')
          throw new LineError(`expected one name, found another after ${JSON.stringify(this.#name)}`);
        this.#name = heading.name;
        return;
      case 'cavalry':
        this.#doubleBasedCavalry = true;
        return;
      case 'camp':
        this.#inCamp = true;
        this.#remark(stated, note);
        return;
      case 'command':
        this.#passTotal();
        this.#open(heading.general, { ...heading, total: stated.length === 1 ? (stated[0]?.ap ?? null) : null });
        if (stated.length > 1) this.#remark(stated, '');
        return;
      case undefined:
        this.#readTroops(text, note, stated);
    }
  }

  /** Keep a line that tells nothing where it stands. */
  keep(line: OtherLine, ofCamp = false): void {
    const lines: (CommandLine | CampLine)[] =
      ofCamp || this.#inCamp ? this.#camp : (this.#commands.at(-1)?.lines ?? this.#before);
    lines.push(line);
  }

  /** The first command is the C-in-C's, and those that follow are of sub-generals, where nothing else is told. */
  get army(): Army {
    const told = this.#commands.some(({ kind }) => kind === 'C-in-C');
    const first = told ? undefined : this.#commands.find(({ kind }) => kind === null);
    const commands = this.#commands.map((command) => ({
      ...command,
      kind: command.kind ?? (command === first ? ('C-in-C' as const) : ('sub-general' as const)),
    }));
    const [leading = newCommand('C-in-C'), ...others] = commands;
    const army: Army = {
      ...EMPTY_ARMY,
      name: this.#name,
      doubleBasedCavalry: this.#doubleBasedCavalry,
      commands: [{ ...leading, lines: [...this.#before, ...leading.lines] }, ...others],
      baggage: this.#baggage,
      camp: this.#camp,
      total: this.#total?.ap ?? null,
    };
    return this.#ownPrices.reduce((told, { name, each }) => withOwnPrice(told, name, each), army);
  }

  /** What is left once all lines are read. */
  finish(): void {
    if (this.#total?.grand === false && this.#totals > 1) this.#passTotal();
  }

  #readTotal(line: string, [, grand, figure]: RegExpExecArray): void {
    this.#passTotal();
    this.#totals += 1;
    if (figure === undefined || /^sub/i.test(line)) this.keep({ kind: 'comment', text: line.replace(/^#\s*/, '') });
    else this.#total = { ap: readAp(figure), line, grand: grand !== undefined };
  }

  /** What was a total is that of what stands before it only: it is kept as it stands. */
  #passTotal(): void {
    if (this.#total !== null) this.keep({ kind: 'comment', text: this.#total.line });
    this.#total = null;
  }

  /** Keep what a line says besides, if it says something. */
  #remark(stated: readonly Stated[], note: string): void {
    const text = [writeStated(stated), note].filter(Boolean).join(', ');
    if (text !== '') this.keep({ kind: 'comment', text });
  }

  #readTroops(text: string, note: string, stated: readonly Stated[]): void {
    const told = readTroopLine(text, note, stated);
    if (told.kind === 'troop') this.#passTotal();
    if (told.kind === 'baggage') {
      const baggage = this.#baggage + told.count;
      if (baggage > MOST_BAGGAGE)
        throw new LineError(
          `expected at most ${String(MOST_BAGGAGE)} baggage elements, found ${String(baggage)}`,
          true,
        );
      this.#baggage = baggage;
      const remark = [stated.length === 0 ? '' : `${String(told.count)} Bge ${writeStated(stated)}`, told.note];
      const comment = remark.filter(Boolean).join(', ');
      if (comment !== '') this.#camp.push({ kind: 'comment', text: comment });
    } else if (told.kind === 'works') this.#camp.push(told.line);
    else if (this.#inCamp)
      throw new LineError(
        `expected baggage or fortifications here, found ${JSON.stringify(text)}: troops stand under a command`,
      );
    else this.#commandOf(told.leads).lines.push(...oneGeneral(told.line));
  }

  /** The command that a line belongs to: a general of another kind, or a second one who is named, begins another. */
  #commandOf(leads: General | null): OpenCommand {
    const last = this.#commands.at(-1) ?? this.#open(leads);
    if (leads === null) return last;
    const led = last.lines.some((line) => line.kind === 'troop' && line.roles.includes('general'));
    if (led || (last.kind !== null && last.kind !== leads)) return this.#open(leads);
    last.kind = leads;
    return last;
  }

  #open(
    kind: General | null,
    { waterborne = false, note = '', total = null }: Partial<Pick<Command, 'waterborne' | 'note' | 'total'>> = {},
  ): OpenCommand {
    const command: OpenCommand = { kind, waterborne, note, total, lines: [] };
    this.#commands.push(command);
    this.#inCamp = false;
    return command;
  }
}
