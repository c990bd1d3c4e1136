import { GRADES, parseTroop, TROOP_TYPES, WORKS, type General, type Works } from '../../../../rules/index.ts';
import { ALL_ROLES, ROLES, type Army, type CampLine, type Command, type CommandLine } from '../army/army.ts';
import { readArmy } from './read-army.ts';
import { statedCode, statedOfCode, writeStated } from '../army/stated-prices.ts';

/*
 * An army in few letters, for an address: `~~l32;c,1rKnOg,12iWbO;s,1rCvOg;b6,4TF`. Its parts are the name with how many
 * letters follow, by which one sees that a link was cut short on its way; each command; and baggage with fortifications,
 * and prices of the reader's own: `b6,4TF,=2Bge`. What a list says of prices stands behind what it says it of:
 * `c@140,12iWbO@3=36`; of the whole army last, `b6,@400`.
 */
const MARK = '~';
/** Between the name, which cannot hold it, and how many letters follow; older links do not say it. */
const LETTERS = '~l';
/** What stands among the lines of an army whose link was cut short. */
export const CUT_SHORT = 'This link was cut short: not all of the army arrived';

const COMMANDS: Readonly<Record<General, string>> = { 'C-in-C': 'c', 'sub-general': 's', ally: 'a' };
const WORKS_CODES: Readonly<Record<Works, string>> = {
  TF: 'TF',
  'TF camp': 'TFc',
  FO: 'FO',
  PF: 'PF',
  'PF tower': 'PFt',
  'PF gateway': 'PFg',
  'PF gate tower': 'PFgt',
};

/** Write an army in few letters; nothing where nothing is told of it. */
export function writeArmyCode(army: Army): string {
  const { name, doubleBasedCavalry, commands, baggage, camp, ownPrices, total } = army;
  const camped = baggage > 0 || camp.length > 0;
  const told = name !== '' || doubleBasedCavalry || camped || ownPrices.length > 0 || total !== null;
  const [only] = commands;
  if (!told && commands.length === 1 && only !== undefined && commandCode(only) === 'c') return '';
  const head = `b${doubleBasedCavalry ? 'd' : ''}${baggage === 0 ? '' : String(baggage)}`;
  const own = ownPrices.map((price) => `=${String(price.each)}${codeOfName(price.name)}`);
  const sum = total === null ? [] : [`@${String(total)}`];
  const last = [head, ...camp.map(lineCode), ...own, ...sum].join(',');
  const rest = [...commands.map(commandCode), ...(last === 'b' ? [] : [last])].join(';');
  return `${MARK}${escaped(name)}${LETTERS}${String(rest.length)};${rest}`;
}

/** Read an army from an address: in few letters, or as a text. What cannot be read of it is among its lines. */
export function readArmyCode(code: string): Army {
  return readArmy(code.startsWith(MARK) ? spelledOut(code.slice(MARK.length)) : code).army;
}

/** The plain text of a code. */
function spelledOut(code: string): string {
  const [head = '', ...parts] = code.split(';');
  const [, name = head, letters] = /^((?:[^~]|~[~cs])*)~l(\d+)$/.exec(head) ?? [];
  // Whoever wrote a code wrote a command.
  const isCut = parts.length === 0 || parts.join(';').length < Number(letters ?? 0);
  const commands: string[] = [];
  const camp: string[] = [];
  for (const part of parts) {
    const [head = '', ...lines] = part.split(',');
    const written = lines.map(lineOfCode);
    const ofCamp = /^b(d?)(\d*)$/.exec(head);
    if (ofCamp !== null) {
      const [, based, baggage] = ofCamp;
      if (based === 'd') commands.unshift('Cavalry double-based by list');
      camp.push('Baggage', ...(baggage === '' ? [] : [`${baggage ?? ''} Bge`]), ...written);
    } else commands.push(headingOfCode(head), ...written);
  }
  const named = name === '' ? [] : [`Army: ${unescaped(name)}`];
  return [...named, ...commands, ...camp, ...(isCut ? [CUT_SHORT] : [])].join('\n');
}

function commandCode({ kind, waterborne, note, total, lines }: Command): string {
  const sum = total === null ? '' : `@${String(total)}`;
  return [noted(`${COMMANDS[kind]}${waterborne ? 'w' : ''}${sum}`, note), ...lines.map(lineCode)].join(',');
}

function headingOfCode(head: string): string {
  const [, letter, waterborne, total, note] = /^([a-z])(w?)(?:@([\d.]+))?(?:#(.*))?$/.exec(head) ?? [];
  const kind = Object.entries(COMMANDS).find(([, code]) => code === letter)?.[0];
  if (kind === undefined) return unescaped(head);
  const sum = total === undefined ? '' : ` = ${total} AP`;
  return `Command (${kind}${waterborne === 'w' ? ', waterborne' : ''})${sum}${noteOfCode(note)}`;
}

function lineCode(line: CommandLine | CampLine): string {
  switch (line.kind) {
    case 'troop': {
      const { type, grade, training } = line.troop;
      const letters = line.roles.map((role) => ROLES[role].letter).join('');
      const trained = training === null ? '' : training === 'Reg' ? 'r' : 'i';
      const prices = statedCode(line.stated ?? []);
      return noted(`${String(line.count)}${trained}${type}${grade ?? ''}${letters}${prices}`, line.note);
    }
    case 'works':
      return noted(`${String(line.count)}${WORKS_CODES[line.works]}${statedCode(line.stated ?? [])}`, line.note);
    case 'comment':
      return `#${escaped(line.text)}`;
    case 'unread':
      return `!${escaped(line.text)}`;
  }
}

const TYPES = Object.keys(TROOP_TYPES).join('|');
const TROOP = new RegExp(`^(\\d+)([ri]?)(${TYPES})([${GRADES.join('')}]?)([a-z]*)((?:[@=:][\\d.]+)*)(?:#(.*))?$`);

function lineOfCode(code: string): string {
  const [, price, priced = ''] = /^=([\d.]+)(.*)$/.exec(code) ?? [];
  if (price !== undefined) return `Own price: ${lineOfCode(`1${priced}`).replace(/^1 | $/g, '')} ${price}`;
  const total = /^@([\d.]+)$/.exec(code)?.[1];
  if (total !== undefined) return `Total: ${total} AP`;
  const troop = TROOP.exec(code);
  if (troop !== null) {
    const [, count = '', trained, type = '', grade, letters = '', prices = '', note] = troop;
    const training = trained === 'r' ? ' Reg' : trained === 'i' ? ' Irr' : '';
    const words = Array.from(letters, (letter) => {
      const role = ALL_ROLES.find((each) => ROLES[each].letter === letter);
      return role === undefined ? `?${letter}` : ROLES[role].words;
    });
    return `${count}${training} ${type}${grade === '' ? '' : ` (${grade ?? ''})`} ${words.join(', ')} ${stated(prices)}${noteOfCode(note)}`;
  }
  const [, count = '', letters, prices = '', note] = /^(\d+)([A-Za-z]+)((?:[@=:][\d.]+)*)(?:#(.*))?$/.exec(code) ?? [];
  const works = WORKS.find((each) => WORKS_CODES[each] === letters);
  if (works !== undefined) return `${count} ${works} ${stated(prices)}${noteOfCode(note)}`;
  return unescaped(code.replace(/^!/, '').replace(/^#/, '# '));
}

function stated(code: string): string {
  return writeStated(statedOfCode(code));
}

/** Troops, or works, as a line of code has them, without a count. */
function codeOfName(name: string): string {
  const works = WORKS.find((each) => each === name);
  if (works !== undefined) return WORKS_CODES[works];
  return lineCode({ kind: 'troop', count: 1, troop: parseTroop(name), roles: [], note: '' }).slice(1);
}

function noted(code: string, note: string): string {
  return note === '' ? code : `${code}#${escaped(note)}`;
}

function noteOfCode(note: string | undefined): string {
  return note === undefined ? '' : ` # ${unescaped(note)}`;
}

/** What separates lines stands otherwise in words. */
const ESCAPES: Readonly<Record<string, string>> = { '~': '~~', ',': '~c', ';': '~s' };

function escaped(text: string): string {
  return text.replace(/[~,;]/g, (sign) => ESCAPES[sign] ?? sign);
}

function unescaped(text: string): string {
  return text.replace(/~([~cs])/g, (_, letter: string) => (letter === '~' ? '~' : letter === 'c' ? ',' : ';'));
}
