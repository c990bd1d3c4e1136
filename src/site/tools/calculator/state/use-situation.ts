import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  initialState,
  isTold,
  onlyAsked,
  readAddress,
  writeAddress,
  type AddressProblem,
  type Situation,
  type State,
  type StateFields,
} from '../../index.ts';
import { editionInPlay } from '../../../event/link/index.ts';
import { isUncovering, UNCOVERED } from '../../../parts/covering.ts';
import type { AnyTool } from '../any-tool.ts';
import { flush, forget, remember } from './remember.ts';

type AnySituation = Situation<StateFields>;

/** The situation that is looked at, which is that of the address; and how it is changed. */
export interface SituationInUse {
  readonly situation: AnySituation;
  /** What of the address could not be read, until something is changed. */
  readonly problems: readonly AddressProblem[];
  /** False until the address was read: what is shown then is what every page starts with. */
  readonly ready: boolean;
  /** @param turn Whether Back is to go back to how it was before */
  readonly change: (to: (before: AnySituation) => Partial<AnySituation>, turn?: boolean) => void;
}

/**
 * Keep the situation of a calculator in the address of its page.
 *
 * @param begun What was told before the page could answer, as a query; the address prevails
 */
export function useSituation(tool: AnyTool, editions: readonly string[], begun: string): SituationInUse {
  const [shown, show] = useState<Omit<SituationInUse, 'change'>>(() => ({
    situation: { edition: editions.at(-1) ?? '', versus: null, state: initialState(tool.fields) },
    problems: [],
    ready: false,
  }));
  const latest = useRef(shown.situation);
  useLayoutEffect(() => {
    const read = (query: string): void => {
      const { problems: unread, ...found } = readAddress(tool.fields, query, editions, playedIn(editions));
      const state = onlyAsked(tool.fields, tool.form, found.state);
      latest.current = { ...found, state: withEvent(tool, state) };
      show({
        situation: latest.current,
        problems: [...unread, ...unasked(tool.fields, found.state, state)],
        ready: true,
      });
    };
    const readLocation = (): void => {
      if (isUncovering()) return;
      forget();
      read(location.search);
    };
    if (location.search === '' && begun !== '') {
      read(withoutNewest(begun, editions));
      const told = addressOf(tool, latest.current, editions);
      if (told !== '') remember(() => location.pathname + told, false);
    } else readLocation();
    /** What was told on a sheet counts, also where Back has closed it: the address is that of before. */
    const uncovered = (): void => {
      const told = addressOf(tool, latest.current, editions);
      if (told !== location.search) remember(() => location.pathname + told, false);
    };
    addEventListener('popstate', readLocation);
    addEventListener(UNCOVERED, uncovered);
    // A tap may lead away from the page.
    addEventListener('click', flush, { capture: true });
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('popstate', readLocation);
      removeEventListener(UNCOVERED, uncovered);
      removeEventListener('click', flush, { capture: true });
      removeEventListener('pagehide', flush);
    };
  }, [tool, editions, begun]);
  const change = useCallback(
    (to: (before: AnySituation) => Partial<AnySituation>, turn = false) => {
      const next = { ...latest.current, ...to(latest.current) };
      latest.current = next.versus === next.edition ? { ...next, versus: null } : next;
      show({ situation: latest.current, problems: [], ready: true });
      const { current } = latest;
      remember(() => location.pathname + addressOf(tool, current, editions), turn);
    },
    [tool, editions],
  );
  return { ...shown, change };
}

/** Where nothing is told but by the event that is played. */
export function freshState(tool: AnyTool): State<StateFields> {
  return withEvent(tool, initialState(tool.fields));
}

/** The same with what the event that is played tells, where nobody tells it otherwise. */
function withEvent(tool: AnyTool, state: State<StateFields>): State<StateFields> {
  const event = editionInPlay()?.event ?? null;
  if (event === null || tool.toldByEvent === undefined) return state;
  const told = Object.entries(tool.toldByEvent(event)).filter(([key]) => {
    const field = tool.fields[key];
    return field !== undefined && !isTold(field, state[key]);
  });
  return { ...state, ...Object.fromEntries(told) };
}

/** The plain form names the newest edition by itself: nobody has asked for it. */
function withoutNewest(begun: string, editions: readonly string[]): string {
  const told = new URLSearchParams(begun);
  if (told.get('ed') === editions.at(-1)) told.delete('ed');
  return told.toString();
}

/** The edition that is asked where none is named: that in play. */
function playedIn(editions: readonly string[]): string | undefined {
  const played = editionInPlay()?.edition;
  return played !== undefined && editions.includes(played) ? played : undefined;
}

/** The query of the address of a situation: what does not count is not told. */
export function addressOf(tool: AnyTool, situation: AnySituation, editions: readonly string[]): string {
  const state = onlyAsked(tool.fields, tool.form, situation.state);
  return writeAddress(tool.fields, { ...situation, state }, editions);
}

/** What was told, but does not count in this situation. */
function unasked<F extends StateFields>(fields: F, told: State<F>, asked: State<F>): readonly AddressProblem[] {
  return Object.entries(fields)
    .filter(([key, field]) => isTold(field, told[key]) && !isTold(field, asked[key]))
    .map(([key, field]) => ({ part: `${key}=${field.write(told[key])}`, why: 'it does not count here' }));
}
