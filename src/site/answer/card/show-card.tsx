import { render } from 'preact';
import { editionInPlay } from '../../event/link/index.ts';
import { loadStyles } from '../../ground/load-styles.ts';
import { spareTime } from '../../ground/spare-time.ts';
import type { WordReader } from '../../search/engine/index.ts';
import { loadRules, rulesAtHand } from '../../tools/calculator/state/editions-of-rules.ts';
import type { CardRules } from '../asking/index.ts';
import { understand, type Understood } from '../understanding/index.ts';
import { AnswerCard, WithoutRules } from './AnswerCard.tsx';
import { ofEdition } from './of-edition.ts';
import { keepingStill } from './keeping-still.ts';
import rungStyles from '../../authority/rung.css?url';
import styles from './card.css?url';

/** What is searched, and for what. */
export interface Searched {
  readonly query: string;
  /** What it asks of the rules. */
  readonly understood: Understood;
  /** An edition, `dba`, or null for every edition of DBM. */
  readonly edition: string | null;
  readonly reader: WordReader;
  /** Where the whole answer stands, if this is to be a brief one. */
  readonly whole: string | null;
  /** Called before what is chosen is written behind the address. */
  readonly beforeChoosing?: (() => void) | undefined;
}

/** Begin to load what every card needs. */
export async function prepareCard(edition: string | null): Promise<void> {
  // Without the rules the card itself says so.
  if (edition !== null) load(edition).catch(() => undefined);
  await loadStyles(rungStyles, styles);
}

/** Those of DBA, once they are here: few ask for them. */
let dba: CardRules | null = null;

function atHand(edition: string): CardRules | null {
  if (edition === 'dba') return dba;
  const rules = rulesAtHand(edition);
  return rules === null ? null : ofEdition(rules);
}

/** @throws {Error} If they cannot be fetched */
async function load(edition: string): Promise<void> {
  if (edition === 'dba') dba ??= await (await import('../dba/index.ts')).loadDba();
  else await loadRules(edition);
}

let rehearsed = false;

/**
 * Answer once, in the time that the page has to spare, what nobody asked and nobody sees: the first card takes three times
 * as long as those after it.
 *
 * @param edition The edition searched; nothing is done without one, or for DBA
 */
export async function rehearse(reader: WordReader, edition: string | null): Promise<void> {
  if (rehearsed || edition === null || edition === 'dba') return;
  rehearsed = true;
  const rules = await loadRules(edition);
  await spareTime();
  const understood = understand(reader, REHEARSED);
  if (understood === null) return;
  const nowhere = document.createElement('section');
  render(
    <AnswerCard
      query={REHEARSED}
      understood={understood}
      rules={ofEdition(rules)}
      editions={reader.editions}
      whole={null}
      say={() => undefined}
    />,
    nowhere,
  );
  render(null, nowhere);
}

const REHEARSED = 'Sp two deep v Kn';

/** How often something was shown: what was on its way for one is nothing to the next. */
let shown = 0;

/** Take away the answer that is shown, or on its way. */
export function leaveCard(place: HTMLElement): void {
  shown += 1;
  render(null, place);
  delete place.dataset.query;
}

/**
 * Show the answer to a query that asks something of the rules.
 *
 * @param say Tells who listens what it comes to
 */
export function showCard(
  { query, understood, edition: searched, reader, whole, beforeChoosing }: Searched,
  place: HTMLElement,
  say: (words: string) => void,
): void {
  const edition = understood.edition ?? searched ?? editionInPlay()?.edition ?? reader.editions.at(-1) ?? '';
  shown += 1;
  const own = shown;
  const show = (failed = false): void => {
    if (own !== shown) return;
    const rules = atHand(edition);
    // What fails is no card.
    place.hidden = true;
    render(
      rules === null ? (
        <WithoutRules edition={edition.toUpperCase()} again={failed ? fetch : null} />
      ) : (
        <AnswerCard
          // What was chosen is of what the address names, and goes with it.
          key={JSON.stringify([query, searched, understood, edition])}
          query={query}
          understood={understood}
          rules={rules}
          editions={reader.editions}
          whole={whole}
          beforeChoosing={beforeChoosing}
          say={say}
        />
      ),
      place,
    );
    place.hidden = false;
    // For who looks what is shown.
    if (rules !== null) place.dataset.query = query;
  };
  const fetch = (): void => {
    show();
    load(edition)
      .then(
        () => keepingStill(place, () => show()),
        () => keepingStill(place, () => show(true)),
      )
      // What fails is no card, and the results do not depend on it.
      .catch((error: unknown) => {
        if (own === shown) leaveCard(place);
        reportError(error);
      });
  };
  if (atHand(edition) === null) fetch();
  else show();
}
