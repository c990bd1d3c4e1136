import { useEffect, useState } from 'preact/hooks';
import type { Remark, Reply, Shown } from '../../index.ts';
import type { AnyViews } from '../any-tool.ts';
import { OpenAnswer } from './OpenAnswer.tsx';
import { Remarks } from './Remarks.tsx';
import type { Sides } from '../result-views.ts';
import { useNotInForce } from '../state/use-not-in-force.ts';
import type { LoadingRules } from '../state/use-rules.ts';
import '../calculator.css';

interface Props {
  readonly views: AnyViews;
  readonly edition: string;
  /** Whether the edition is to be told: it is not the newest, or not what the device plays. */
  readonly marked: boolean;
  /** False before the page can answer. */
  readonly ready: boolean;
  readonly loading: LoadingRules;
  readonly reply: Reply<Shown> | null;
  readonly sides: Sides | null;
}

/** What a question comes to, or why there is no answer: always in view. */
export function ResultPane({ views: { Summary }, edition, marked, ready, loading, reply, sides }: Props) {
  const absent = useNotInForce(reply?.kind === 'answer' ? reply.answer.steps.map(({ clause }) => clause) : []);
  return (
    <section class="result" aria-label="Result">
      {marked && <p class="result-edition">By the rules of {edition}</p>}
      {loading.kind === 'loaded' && reply?.kind === 'open' ? (
        <OpenAnswer rules={loading.rules} reply={reply} />
      ) : loading.kind === 'failed' ? (
        <div class="warning open-answer targets">
          <p class="label">The rules of {edition} could not be loaded</p>
          <button type="button" onClick={loading.again}>
            Try again
          </button>
        </div>
      ) : (
        <Summary
          answer={reply?.kind === 'answer' ? reply.answer : null}
          wants={ready ? wantsOf(reply, edition) : ''}
          sides={sides}
        />
      )}
      {loading.kind === 'loaded' && reply?.kind === 'answer' && (
        <Remarks remarks={warningsOf(reply.answer)} urlOf={loading.rules.urlOf} />
      )}
      {absent !== null && <p class="warning">{absent}</p>}
      <Announcement text={reply === null ? '' : [inWords(reply, edition), absent ?? ''].join(' ').trim()} />
    </section>
  );
}

function wantsOf(reply: Reply<Shown> | null, edition: string): string {
  if (reply === null) return `The rules of ${edition} are on their way.`;
  return reply.kind === 'wanting' ? reply.wants : '';
}

/** How long nothing changes before the result is read out: who taps fast hears only the last. */
const PAUSE = 500;

function Announcement({ text }: { readonly text: string }) {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      say(text);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <p class="hidden" role="status">
      {said}
    </p>
  );
}

/** The edition comes first: who hears the answer alone takes it for that of the edition that he plays. */
function inWords(reply: Reply<Shown>, edition: string): string {
  if (reply.kind === 'wanting') return reply.wants;
  const said = reply.kind === 'open' ? reply.why : answerInWords(reply.answer);
  return `In ${edition}: ${said}`;
}

function answerInWords(answer: Shown): string {
  return [
    ...answer.facts.map(({ label, text }) => `${label}: ${text}.`),
    ...[...(answer.heard ?? []), ...warningsOf(answer).map(({ text }) => text)].map((text) => `${text}.`),
  ].join(' ');
}

/** What is to be taken care of; what is as it should be stands below, where it covers nothing. */
function warningsOf({ remarks = [] }: Shown): readonly Remark[] {
  return remarks.filter(({ quiet = false }) => !quiet);
}
