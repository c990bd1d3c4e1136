// The styles that calculators share, in the order in which they count, whatever is loaded first.
import './calculator.css';
import './details.css';
import './controls/controls.css';
import './form/form.css';
import './controls/lines.css';
import './controls/troops/pickers.css';
import './large-text.css';
import '../../parts/sheet.css';
import './answer/Verdict.css';
import { useCallback, useEffect, useMemo, useReducer } from 'preact/hooks';
import { onlyAsked, readAddress } from '../index.ts';
import { AddressProblems } from './AddressProblems.tsx';
import type { Answered } from './answer/AnswerDetails.tsx';
import type { AnyTool, AnyViews } from './any-tool.ts';
import { EditionTabs } from './EditionTabs.tsx';
import type { DrawOwn, Kinds } from './form/FormControl.tsx';
import { FormGroup } from './form/FormGroup.tsx';
import { ResultPane } from './answer/ResultPane.tsx';
import { useInPlay } from './state/use-in-play.ts';
import { useLater } from './state/use-later.ts';
import { useLoading } from './state/use-loading.ts';
import { useRules } from './state/use-rules.ts';
import { useSituation } from './state/use-situation.ts';
import { whenShown } from './state/when-shown.tsx';

const loadDetails = async () => (await import('./answer/AnswerDetails.tsx')).AnswerDetails;
const AnswerDetails = whenShown(loadDetails);
const NotInPlay = whenShown(async () => (await import('./AtEvent.tsx')).NotInPlay);

interface Props {
  readonly tool: AnyTool;
  readonly views: AnyViews;
  /** Oldest first; the newest is asked where none is named. */
  readonly editions: readonly string[];
  /** Draws the controls that other calculators have as well; null where this one has none of them. */
  readonly Kinds: Kinds | null;
  /** What was told before the page could answer, as a query. */
  readonly begun?: string;
}

/** A calculator: what it asks, what that comes to, how, and whether another edition differs. */
export function Calculator({ tool, views, editions, Kinds, begun = '' }: Props) {
  const { situation, problems, ready, change } = useSituation(tool, editions, begun);
  const { edition, state } = situation;
  const play = useInPlay();
  const newest = editions.at(-1) ?? edition;
  const marked = edition !== newest || (play !== null && play.edition !== edition);
  const loading = useRules(ready ? edition : null, tool.extent ?? 'calculator');
  const rules = loading.kind === 'loaded' ? loading.rules : null;
  const [loads, came] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    // What cannot be fetched is told by the reply, which asks for it again.
    if (ready) tool.prepare?.(onlyAsked(tool.fields, tool.form, state)).catch(() => undefined);
  }, [tool, ready, state]);
  const answered = useMemo(() => answer(tool, rules, situation), [tool, rules, situation, loads]);
  const again = useLoading([answered?.reply ?? null], () => {
    came(undefined);
  });
  const later = useLater(answered);
  useEffect(() => {
    if (rules === null) return;
    askBeforehand(tool, rules, editions);
    // Whoever has the rules has what shows how they answer.
    Promise.all([loadDetails(), views.later?.()]).catch(() => undefined);
  }, [tool, views, rules, editions]);
  /** Whether something is asked of each of two sides. */
  const paired = tool.form.some(({ rows }) => rows.some(({ controls }) => controls.length > 1));
  const sides = tool.sides?.(onlyAsked(tool.fields, tool.form, state)) ?? null;
  const tell = useCallback(
    (field: string, text: string, turn = tool.turns?.includes(field)) => {
      change((before) => ({ state: { ...before.state, [field]: tool.fields[field]?.read(text) } }), turn);
    },
    [tool, change],
  );
  const choose = useCallback(
    (chosen: string) => {
      change(() => ({ edition: chosen }), true);
    },
    [change],
  );
  const own = useOwnControl(views, rules, ready, answered);
  const form = { fields: tool.fields, state, rules: rules?.rules ?? null, ready, tell, own, Kinds };
  const details = useMemo(
    () => later && <AnswerDetails tool={tool} views={views} editions={editions} answered={later} change={change} />,
    [tool, views, editions, later, change],
  );
  return (
    <div class={paired ? 'calculator' : 'calculator one-side'}>
      <form
        method="get"
        autocomplete="off"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <EditionTabs editions={editions} edition={edition} choose={choose} />
        {marked && <NotInPlay play={play} newest={newest} edition={edition} choose={choose} />}
        <AddressProblems problems={problems} />
        {tool.form.map((group) => (
          <FormGroup key={group.title} group={group} sides={sides} form={form} />
        ))}
      </form>
      <ResultPane
        views={views}
        edition={edition}
        marked={marked}
        ready={ready}
        loading={loading.kind === 'loaded' && again !== null ? { kind: 'failed', again } : loading}
        reply={answered?.reply ?? null}
        sides={sides}
      />
      {details}
    </div>
  );
}

/** How the control is drawn that only this calculator has: another way each time when it has more to show. */
function useOwnControl(
  { Control }: AnyViews,
  rules: Answered['rules'] | null,
  ready: boolean,
  answered: Answered | null,
): DrawOwn {
  const reply = answered?.reply;
  const answer = reply?.kind === 'answer' ? reply.answer : null;
  return useCallback(
    (control) => Control && <Control {...control} rules={rules?.rules ?? null} ready={ready} answer={answer} />,
    [Control, rules, ready, answer],
  );
}

/** The first question takes the browser longest: it is asked before anyone does, and what it turns on is loaded. */
function askBeforehand(tool: AnyTool, rules: Answered['rules'], editions: readonly string[]): void {
  setTimeout(() => {
    const reply = answer(tool, rules, readAddress(tool.fields, tool.example, editions))?.reply;
    if (reply?.kind !== 'wanting') return;
    reply.load?.().then(
      () => {
        askBeforehand(tool, rules, editions);
      },
      () => undefined,
    );
  });
}

/** What an edition replies; null until its rules are loaded. */
function answer(tool: AnyTool, rules: Answered['rules'] | null, situation: Answered['situation']): Answered | null {
  if (rules === null) return null;
  const asked = onlyAsked(tool.fields, tool.form, situation.state);
  const replyOf: Answered['replyOf'] = (edition) => tool.reply(edition.rules, asked);
  return { situation, sides: tool.sides?.(asked) ?? null, rules, reply: replyOf(rules), replyOf };
}
