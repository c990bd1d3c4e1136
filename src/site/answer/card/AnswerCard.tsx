import { useEffect, useMemo, useState } from 'preact/hooks';
import { computedFrom } from '../../authority/computed-from.ts';
import { address } from '../../ground/address.ts';
import { useLargeLetters } from '../../ground/use-large-letters.ts';
import type { Reply, Shown } from '../../tools/index.ts';
import { restsOnSecondary, type Answered, type CardRules } from '../asking/index.ts';
import type { Understood, Values } from '../understanding/index.ts';
import { Alternatives } from './Alternatives.tsx';
import { Chips } from './Chips.tsx';
import { readChosen, writeChosen } from './chosen-in-address.ts';
import { OneAnswer } from './OneAnswer.tsx';
import { inWords } from './words/in-words.ts';
import { leftOut, sentence, takenFor } from './words/misread.ts';
import { LocalRulings } from './LocalRulings.tsx';
import { BriefAnswer } from './BriefAnswer.tsx';
import { ShowCard } from './ShowCard.tsx';

interface Props {
  readonly query: string;
  readonly understood: Understood;
  readonly rules: CardRules;
  /** Oldest first. */
  readonly editions: readonly string[];
  /** Where the whole answer stands, if this is to be a brief one. */
  readonly whole: string | null;
  /** Called before what is chosen is written behind the address. */
  readonly beforeChoosing?: (() => void) | undefined;
  /** Takes the answer in words, for who does not see it. */
  readonly say: (words: string) => void;
}

/** The answer to a question that the rules can compute: what it comes to, what it takes for granted, and why. */
export function AnswerCard({ query, understood, rules, editions, whole, beforeChoosing, say }: Props) {
  const [chosen, choose] = useState<Values>(() => (whole === null ? readChosen(query, location) : {}));
  const answered = useMemo(() => rules.answer(understood.question, chosen), [rules, understood, chosen]);
  const words = inWords(answered, understood, rules.name);
  useEffect(() => {
    say(words);
  }, [say, words]);
  if (whole !== null)
    return <BriefAnswer answered={answered} understood={understood} edition={rules.name} href={whole} />;
  return (
    <Answer
      query={query}
      answered={answered}
      understood={understood}
      rules={rules}
      editions={editions}
      chosen={chosen}
      choose={(name, value) => {
        const others = Object.entries(chosen).filter(([each]) => each !== name);
        const next = Object.fromEntries(value === null ? others : [...others, [name, value]]);
        choose(next);
        beforeChoosing?.();
        history.replaceState(history.state, '', location.pathname + location.search + writeChosen(next));
      }}
    />
  );
}

/** That the rules of an edition are on their way, or did not come. */
export function WithoutRules({ edition, again }: { readonly edition: string; readonly again: (() => void) | null }) {
  if (again === null) return <p class="facts">The rules of {edition} are on their way.</p>;
  return (
    <div class="warning">
      <p>The rules of {edition} could not be loaded: no answer is computed.</p>
      <button type="button" onClick={again}>
        Try again
      </button>
    </div>
  );
}

interface AnswerProps {
  readonly query: string;
  readonly answered: Answered;
  readonly understood: Understood;
  readonly rules: CardRules;
  readonly editions: readonly string[];
  readonly chosen: Values;
  readonly choose: (name: string, value: string | null) => void;
}

function Answer({ query, answered, understood, rules, editions, chosen, choose }: AnswerProps) {
  const { title, doubts, alternatives, calculators, choices, whatever } = answered;
  const [first, ...others] = alternatives;
  const [calculator] = calculators;
  const urls = calculators.map((each) => (each ? address(each.addressIn(rules.edition, editions)) : null));
  if (first === undefined) return null;
  const secondary = secondaryOf(answered);
  const clauses = [...new Set(alternatives.flatMap(({ reply }) => clausesOf(reply)))];
  return (
    <>
      <p class="facts whose">
        <span class="edition-badge">{rules.name}</span>
        {alternatives.some(({ reply }) => reply.kind === 'answer') && (
          <span class={`rung ${secondary === true ? 'secondary' : 'rule'}`}>
            {computedFrom(clauses, secondary, rules.edition === editions.at(-1) ? null : rules.name)}
          </span>
        )}
      </p>
      <h2>{title}</h2>
      <Misread understood={understood} />
      {doubts.map((doubt) => (
        <p key={doubt} class="warning">
          {sentence(doubt)}
        </p>
      ))}
      {others.length === 0 ? (
        <OneAnswer
          kind={understood.question.kind}
          reply={first.reply}
          general={whatever.length > 0}
          titles={rules.clauses}
          urlOf={rules.urlOf}
        />
      ) : (
        <Alternatives alternatives={alternatives} urls={urls} titles={rules.clauses} urlOf={rules.urlOf} />
      )}
      <LocalRulings clauses={clauses} titles={rules.clauses} />
      {whatever.length > 0 && <p class="facts">Makes no difference here: {whatever.join(', ')}.</p>}
      <Unfold />
      <Chips choices={choices} choose={choose} />
      <p class="ways">
        {calculator && others.length === 0 && (
          <a class="on" href={urls[0] ?? ''}>
            Open in the calculator ›
          </a>
        )}
        {rules.readAt !== null && (
          <a class="on" href={rules.readAt(understood.question)}>
            {rules.game} on this ›
          </a>
        )}
        <ShowCard
          answered={answered}
          understood={understood}
          rules={rules}
          secondary={secondary}
          clauses={clauses}
          at={(others.length === 0 ? urls[0] : null) ?? searchFor(query, rules.edition) + writeChosen(chosen)}
        />
      </p>
    </>
  );
}

/** Whether what is answered rests on a secondary source only; `in part` where some of several answers do, each of which says so. */
function secondaryOf({ alternatives }: Answered): boolean | 'in part' {
  const answers = alternatives.flatMap(({ reply }) =>
    reply.kind === 'answer' ? [restsOnSecondary(reply.answer)] : [],
  );
  if (!answers.includes(true)) return false;
  return answers.includes(false) ? 'in part' : true;
}

/** Between letters so large that the results would be screens below: how it came about is asked for. Its styles fold the rest. */
function Unfold() {
  const [open, unfold] = useState(false);
  return useLargeLetters() ? (
    <button
      type="button"
      class="plain unfold"
      aria-expanded={open}
      onClick={() => {
        unfold(!open);
      }}
    >
      {open ? 'Fold it' : 'Why, or change it'}
    </button>
  ) : null;
}

/** Where it is answered in this edition, whichever the device plays. */
function searchFor(query: string, edition: string): string {
  return address(`/search/?${new URLSearchParams({ q: query, edition }).toString()}`);
}

function clausesOf(reply: Reply<Shown>): readonly string[] {
  if (reply.kind === 'wanting') return [];
  return (reply.kind === 'open' ? reply.clauses : reply.answer.steps).map(({ clause }) => clause);
}

/** What was not understood, or taken for something else: never left out in silence. */
function Misread({ understood }: { readonly understood: Understood }) {
  const [unread, mended] = [leftOut(understood), takenFor(understood)];
  return (
    <>
      {unread !== null && <p class="warning">{unread}</p>}
      {mended !== null && <p class="facts">{mended}</p>}
    </>
  );
}
