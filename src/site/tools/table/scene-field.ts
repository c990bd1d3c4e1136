import {
  isCode,
  MATTERS,
  parseEnd,
  parsePlace,
  parsePosition,
  partyOf,
  PositionCodeError,
  PositionTextError,
  readCode,
  terrainNames,
  writeCode,
  writeEnd,
  writePlace,
  type StatedPosition,
} from '../../../positions/index.ts';
import { UnreadableError, type StateField } from '../question/state/state-field.ts';
import { EMPTY_SCENE, type Scene } from './scene.ts';

/**
 * What lies on the table and what is asked, as one text: the code of the position, then what is asked of it, as in
 * `pAg0;ask~shoot;by~B,C;to~front on A front;at~A`. Instead of the code may stand the lines of a position. These names stand
 * in addresses for ever.
 */
export const SCENE: StateField<Scene> = { initial: EMPTY_SCENE, read: readScene, write: writeScene };

/** A semicolon in a text that is told, as JSON may write it: bare ones part what is told. */
const SEMICOLON = String.raw`\u003b`;

function writeScene({ position, ask, movers, to, ends, target, between, tell }: Scene): string {
  if (position.elements.length === 0 && position.terrain.length === 0) return '';
  return [
    writeCode(position),
    ...(ask === EMPTY_SCENE.ask ? [] : [`ask~${ask}`]),
    ...(movers.length === 0 ? [] : [`by~${movers.join(',')}`]),
    ...(to === null ? [] : [`to~${writePlace(to)}`]),
    ...ends.map((each) => `end~${writeEnd(each)}`),
    ...(target === null ? [] : [`at~${target}`]),
    ...(between.length === 0 ? [] : [`between~${between.join(',')}`]),
    ...Object.entries(tell).map(
      ([field, value]) => `tell~${field}~${JSON.stringify(value).replaceAll(';', SEMICOLON)}`,
    ),
  ].join(';');
}

/** What can be read is kept, so that nothing of a table is lost that a link has damaged elsewhere. */
function readScene(text: string): Scene {
  const [written = '', ...parts] = text.split(';');
  const position = readPosition(written);
  let scene: Scene = { ...EMPTY_SCENE, position };
  const wrong: string[] = [];
  for (const part of parts) {
    const [name = '', ...rest] = part.split('~');
    const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
    const told =
      reader?.(rest.join('~'), position) ?? `expected one of ${Object.keys(READERS).join(', ')}, found "${name}"`;
    if (typeof told === 'string') wrong.push(told);
    else
      scene = {
        ...scene,
        ...told,
        ends: [...scene.ends, ...(told.ends ?? [])],
        tell: { ...scene.tell, ...told.tell },
      };
  }
  if (wrong.length > 0) throw new UnreadableError(wrong.join('; '), scene);
  return scene;
}

function readPosition(written: string): StatedPosition {
  if (written.trim() === '') return EMPTY_SCENE.position;
  try {
    return isCode(written) ? readCode(written) : parsePosition(written);
  } catch (error) {
    if (error instanceof PositionCodeError || error instanceof PositionTextError)
      throw new UnreadableError(error.message);
    throw error;
  }
}

/** What each part tells, or why it cannot be read. */
const READERS: Readonly<Record<string, (text: string, position: StatedPosition) => Partial<Scene> | string>> = {
  ask: (text) => {
    const ask = MATTERS.find((each) => each === text);
    return ask === undefined ? `expected to be asked one of ${MATTERS.join(', ')}, found "${text}"` : { ask };
  },
  by: (text, position) => named(text, position, (movers) => ({ movers })),
  at: (text, position) => named(text, position, ([target = null]) => ({ target }), 1),
  between: (text, position) => named(text, position, (between) => ({ between }), 2, terrainNames(position.terrain)),
  to: (text) => placed(() => ({ to: parsePlace(text) })),
  end: (text, position) =>
    placed(() => {
      const end = parseEnd(text);
      return named(partyOf(end).join(','), position, () => ({ ends: [end] }));
    }),
  tell: (text) => {
    const at = text.indexOf('~');
    try {
      const value: unknown = JSON.parse(text.slice(at + 1));
      return at < 1 ? `expected a field and its value, found "${text}"` : { tell: { [text.slice(0, at)]: value } };
    } catch (error) {
      if (error instanceof SyntaxError) return `expected a field and its value, found "${text}"`;
      throw error;
    }
  },
};

function placed(read: () => Partial<Scene> | string): Partial<Scene> | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof PositionTextError) return error.message.replace('line 1: ', '');
    throw error;
  }
}

function named(
  text: string,
  { elements }: StatedPosition,
  told: (labels: readonly string[]) => Partial<Scene>,
  most = Infinity,
  others: readonly string[] = [],
): Partial<Scene> | string {
  const labels = [...new Set(text.split(','))];
  if (labels.length > most) return `expected the names of ${String(most)} at most, found "${text}"`;
  const unknown = labels.find((label) => elements.every((each) => each.label !== label) && !others.includes(label));
  return unknown === undefined ? told(labels) : `expected the names of elements on the table, found "${unknown}"`;
}
