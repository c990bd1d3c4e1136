import { olderEdition } from '../authority/older-edition.ts';
import { currentEvent, localRulingsOn, notInForce } from '../event/link/index.ts';
import { signed } from '../wording/signed.ts';
import { authorityOf } from './authority-of.ts';
import { showToOpponent } from './show-to-opponent.tsx';

/** What was computed by the rules. */
export interface Computed {
  /** What was asked. */
  readonly title: string;
  /** What it comes to, line by line. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** What it rests on, with what each adds; null where it adds nothing. */
  readonly steps: readonly { readonly label: string; readonly amount: number | null; readonly side?: string | null }[];
  /** All clauses that it rests on, whatever is told of its steps. */
  readonly clauses: readonly string[];
  /** Whether we have no text that answers it. */
  readonly open: boolean;
  /** Whether a person has still to tell something that settles it. */
  readonly untold?: boolean;
  /** What is asked of, as it is drawn; null where nothing is. */
  readonly drawing?: Node | null;
  /** Whether a figure in it rests on a secondary source only. */
  readonly secondary: boolean;
  /** Whether that is so of some of several answers. */
  readonly inPart?: boolean;
  /** DBM where it is left out. */
  readonly game?: 'DBM' | 'DBA';
  readonly edition: string;
  /** Where it is answered, from `https://` on. */
  readonly url: string;
  /** How it is cited; null where it has no citation, and is sent in the words that are shown. */
  readonly line: string | null;
}

/**
 * Turn a computed answer to the opponent: what was asked, what it comes to, and the clauses that it rests on.
 *
 * @throws {Error} If what shows it cannot be loaded
 */
export async function showComputed(computed: Computed): Promise<void> {
  const {
    title,
    facts,
    steps,
    clauses,
    open,
    untold = false,
    drawing = null,
    secondary,
    inPart = false,
    game = 'DBM',
    edition,
    url,
    line,
  } = computed;
  const list = document.createElement('dl');
  list.className = 'showing-facts';
  const absent = notInForce(clauses);
  const told = absent === null ? facts : [...facts, { label: '', text: absent }];
  const authority = authorityOf({
    id: 'tools.',
    game,
    open,
    untold,
    secondary,
    inPart,
    older: game === 'DBM' ? olderEdition(edition) : `${game} ${edition}`,
    clauses,
  });
  for (const { label, text } of told) {
    const name = document.createElement('dt');
    const value = document.createElement('dd');
    name.textContent = label;
    value.textContent = text;
    if (label !== '') list.append(name);
    list.append(value);
  }
  const restsOn = steps.map((step) => {
    // To the first of each side the others are added.
    const first = step === steps.find(({ amount, side }) => amount !== null && side === step.side);
    return step.amount === null ? step.label : `${step.label} ${signed(step.amount, first)}`;
  });
  await showToOpponent({
    title,
    // What it comes to is read first: who sits opposite scrolls nothing.
    answer: [list, ...localRulings(clauses), ...(drawing === null ? [] : [drawing])],
    edition: `${game} ${edition}`,
    authority,
    source: restsOn.length === 0 ? null : `Rests on: ${[...new Set(restsOn)].join('; ')}.`,
    url,
    line: [
      line ?? `${game} ${edition}, "${title}". ${told.map(inALine).join('; ')}. ${authority}.`,
      ...(absent !== null && line !== null ? [absent] : []),
    ].join(' '),
  });
}

function inALine({ label, text }: Computed['facts'][number]): string {
  return (label === '' ? text : `${label}: ${text}`).replace(/\.$/u, '');
}

/** What the umpire of the event in play has ruled on the clauses of an answer: the code does not know it. */
function localRulings(clauses: readonly string[]): readonly Node[] {
  const event = currentEvent();
  if (event === null) return [];
  return localRulingsOn(clauses).map(({ text }) => {
    const box = document.createElement('div');
    box.className = 'local-ruling';
    const [whose, words] = [document.createElement('p'), document.createElement('p')];
    whose.className = 'number';
    whose.append('Umpire’s ruling, not part of the rules: ', theirs(event.name), '. This answer leaves it out.');
    words.append(theirs(text));
    box.append(whose, words);
    return box;
  });
}

/** Words that come from a link: they run in their own direction. */
function theirs(text: string): HTMLElement {
  const words = document.createElement('bdi');
  words.textContent = text;
  return words;
}
