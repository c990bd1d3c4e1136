import { useEffect } from 'preact/hooks';
import { useLargeLetters } from '../../../ground/use-large-letters.ts';
import type { Reply, Shown, Situation, StateFields } from '../../index.ts';
import type { AnyTool, AnyViews } from '../any-tool.ts';
import type { EditionRules } from '../state/editions-of-rules.ts';
import type { Sides } from '../result-views.ts';
import { Remarks } from './Remarks.tsx';
import { SameQuestion } from './SameQuestion.tsx';
import { useEvent } from '../state/use-event.ts';
import { useRules } from '../state/use-rules.ts';
import { addressOf, freshState, type SituationInUse } from '../state/use-situation.ts';
import { whenShown } from '../state/when-shown.tsx';
import '../details.css';

const AnswerWays = whenShown(async () => (await import('./ways/AnswerWays.tsx')).AnswerWays);
const InOneLine = whenShown(async () => (await import('./InOneLine.tsx')).loadLine());
const EventRulings = whenShown(async () => (await import('../AtEvent.tsx')).EventRulings);

/** An answer, with the situation that it answers. */
export interface Answered {
  readonly situation: Situation<StateFields>;
  readonly sides: Sides | null;
  readonly rules: EditionRules;
  readonly reply: Reply<Shown>;
  /** What another edition replies to the same. */
  readonly replyOf: (rules: EditionRules) => Reply<Shown>;
}

interface Props {
  readonly tool: AnyTool;
  readonly views: AnyViews;
  readonly editions: readonly string[];
  readonly answered: Answered;
  readonly change: SituationInUse['change'];
}

/** What stands below a result: whether another edition differs, how it came about, and what to do with it. */
export function AnswerDetails({ tool, views, editions, answered, change }: Props) {
  const { situation, sides, rules, reply, replyOf } = answered;
  const { edition, versus } = situation;
  const beside = useRules(versus, tool.extent ?? 'calculator');
  const event = useEvent();
  const large = useLargeLetters();
  if (reply.kind === 'wanting') return null;
  const query = addressOf(tool, situation, editions);
  return (
    <>
      {(views.typed === true || large) && <InOneLine views={views} edition={edition} reply={reply} />}
      {reply.kind === 'answer' && <AskedInWords edition={edition} answer={reply.answer} query={query} />}
      <div class="details">
        {reply.kind === 'answer' && (
          <Remarks remarks={(reply.answer.remarks ?? []).filter(({ quiet }) => quiet)} urlOf={rules.urlOf} />
        )}
        <SameQuestion
          views={views}
          others={editions.filter((each) => each !== edition)}
          versus={versus}
          hrefOf={(other) => addressOf(tool, { ...situation, versus: other }, editions)}
          choose={(other) => {
            change(() => ({ versus: other }), true);
          }}
          here={{ rules, reply }}
          loading={beside}
          replyOf={replyOf}
          sides={sides}
        />
        {event !== null && (
          <EventRulings
            event={event}
            steps={reply.kind === 'answer' ? [...reply.answer.steps, ...disputesOf(reply.answer)] : reply.clauses}
          />
        )}
        {reply.kind === 'answer' && <views.Details answer={reply.answer} urlOf={rules.urlOf} />}
        <div class="after abreast">
          <AnswerWays tool={tool} edition={edition} reply={reply} query={query} />
          <button
            type="button"
            data-then="#calculator .rows :is(button, select, input)"
            onClick={() => {
              change(() => ({ state: freshState(tool), versus: null }), true);
              scrollTo(0, 0);
            }}
          >
            Start again
          </button>
        </div>
      </div>
    </>
  );
}

interface AskedProps {
  readonly edition: string;
  readonly answer: Shown;
  /** The question, as the query of its address. */
  readonly query: string;
}

/** How long a query may be that stands at the head of a page: a whole army would fill it. */
const SHORT = 200;

/**
 * For paper, where a form has no use: what was asked, by the rules of which edition, and where. The page is called by it as
 * long: of ten tabs or bookmarks of a calculator each has its own name.
 */
function AskedInWords({ edition, answer: { question, asked }, query }: AskedProps) {
  useEffect(() => {
    const place = document.querySelector('.imprint')?.lastChild;
    const { host, pathname } = location;
    if (place) place.textContent = host + pathname + (query.length > SHORT ? '' : query);
    const { title } = document;
    document.title = `${question} · ${edition} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [query, question, edition]);
  return (
    <p class="asked-in-words">
      <b>DBM {edition}:</b> {asked === undefined ? question : `${question}: ${asked}`}
    </p>
  );
}

/** Where the sources disagree on its figures: an umpire may have settled it. */
function disputesOf({ disputed = [] }: Shown) {
  return disputed.map((clause) => ({ clause, label: 'where the sources disagree' }));
}
