import { useReducer } from 'preact/hooks';
import { compareAnswers, type Comparison, type Reply, type Shown } from '../../index.ts';
import type { AnyViews } from '../any-tool.ts';
import type { EditionRules } from '../state/editions-of-rules.ts';
import { OpenAnswer } from './OpenAnswer.tsx';
import type { Sides } from '../result-views.ts';
import { useLoading } from '../state/use-loading.ts';
import type { LoadingRules } from '../state/use-rules.ts';
import { whenShown } from '../state/when-shown.tsx';
import '../details.css';

const ComparedAnswers = whenShown(async () => (await import('./ComparedAnswers.tsx')).ComparedAnswers);

/** What an edition replies. */
export interface Asked {
  readonly rules: EditionRules;
  readonly reply: Reply<Shown>;
}

interface Props {
  readonly views: AnyViews;
  /** The other editions, oldest first. */
  readonly others: readonly string[];
  readonly versus: string | null;
  /** Where the page is that asks another edition beside this one. */
  readonly hrefOf: (edition: string) => string;
  readonly choose: (edition: string | null) => void;
  readonly here: Asked;
  readonly loading: LoadingRules;
  readonly replyOf: (rules: EditionRules) => Reply<Shown>;
  readonly sides: Sides | null;
}

/** The same question in another edition, one tap away. */
export function SameQuestion({ views, others, versus, hrefOf, choose, here, loading: rules, replyOf, sides }: Props) {
  const [, came] = useReducer((times: number) => times + 1, 0);
  const asked = versus === null || rules.kind !== 'loaded' ? null : { rules: rules.rules, reply: replyOf(rules.rules) };
  const again = useLoading([asked?.reply ?? null], () => {
    came(undefined);
  });
  const there = asked?.reply.kind === 'wanting' && asked.reply.load !== undefined ? null : asked;
  const loading: LoadingRules =
    again !== null ? { kind: 'failed', again } : there === asked ? rules : { kind: 'loading' };
  const comparison = there === null ? null : compare(here, there);
  return (
    <section class="same-question">
      <nav class="abreast" aria-label="The same question in another edition">
        <span>Same question in</span>
        {others.map((edition) => (
          <a
            key={edition}
            href={hrefOf(edition)}
            aria-current={edition === versus ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              choose(edition === versus ? null : edition);
            }}
          >
            {edition}
          </a>
        ))}
      </nav>
      <div role="status">{versus !== null && <h2>{headingOf(versus, loading, comparison)}</h2>}</div>
      {versus !== null && loading.kind === 'failed' && (
        <button type="button" onClick={loading.again}>
          Try again
        </button>
      )}
      {comparison?.differs && there !== null && (
        <Differences views={views} comparison={comparison} here={here} there={there} sides={sides} />
      )}
      {comparison === null &&
        there !== null &&
        [here, there].map(({ rules, reply }) => <OpenAnswer key={rules.edition} rules={rules} reply={reply} />)}
    </section>
  );
}

interface DifferencesProps extends Pick<Props, 'views' | 'here' | 'sides'> {
  readonly comparison: Comparison;
  readonly there: Asked;
}

/** How two answers differ, as the calculator shows it, or as every calculator does. */
function Differences({ views: { Compared }, comparison, here, there, sides }: DifferencesProps) {
  if (Compared === undefined || here.reply.kind !== 'answer' || there.reply.kind !== 'answer')
    return <ComparedAnswers comparison={comparison} here={here.rules} there={there.rules} sides={sides} />;
  return (
    <Compared
      here={{ rules: here.rules, answer: here.reply.answer }}
      there={{ rules: there.rules, answer: there.reply.answer }}
    />
  );
}

function compare(here: Asked, there: Asked): Comparison | null {
  if (here.reply.kind !== 'answer' || there.reply.kind !== 'answer') return null;
  const hasOf =
    ({ rules }: EditionRules) =>
    (clause: string) =>
      rules.clauses.has(clause);
  return compareAnswers(here.reply.answer, there.reply.answer, { here: hasOf(here.rules), there: hasOf(there.rules) });
}

function headingOf(versus: string, loading: LoadingRules, comparison: Comparison | null): string {
  if (loading.kind === 'loading') return `Asking ${versus}…`;
  if (loading.kind === 'failed') return `The rules of ${versus} could not be loaded`;
  if (comparison === null) return 'Not both editions answer';
  return comparison.differs ? `${versus} answers otherwise` : `${versus} answers the same`;
}
