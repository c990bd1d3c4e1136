import type { ComponentChildren } from 'preact';
import type { Answered } from '../asking/index.ts';
import type { Reply, Shown } from '../../tools/index.ts';
import type { Understood } from '../understanding/index.ts';
import { misread, sentence } from './words/misread.ts';
import { isCombat, outcomesOf, scoreOf } from './words/outcomes.ts';

interface Props {
  readonly answered: Answered;
  readonly understood: Understood;
  readonly edition: string;
  /** Where the whole card stands. */
  readonly href: string;
}

/** So many answers to a question that has several stand under the box of a page. */
const MOST = 3;

/** What a question comes to, in few words: it leads to the whole answer. */
export function BriefAnswer({ answered: { title, doubts, alternatives }, understood, edition, href }: Props) {
  const left = alternatives.length - MOST;
  return (
    <a class="brief-answer" href={href}>
      <span>
        <span class="edition-badge">{edition}</span> <b>{title}</b>
      </span>
      {alternatives.slice(0, MOST).map(({ label, reply }) => (
        <span key={label} class="outcome">
          {label !== '' && `${label}: `}
          {briefly(reply)}
        </span>
      ))}
      {left > 0 && <span>and {left} more</span>}
      {[...doubts.map(sentence), ...misread(understood)].map((remark) => (
        <span key={remark} class="unread">
          {remark}
        </span>
      ))}
      <span class="on">Steps and choices ›</span>
    </a>
  );
}

/** Of a combat what each side has, a line each; of all else what it comes to. */
function briefly(reply: Reply<Shown>): ComponentChildren {
  if (reply.kind !== 'answer' || !isCombat(reply.answer)) return outcomesOf(reply).join('; ');
  const { a, b, facts } = reply.answer;
  return [a, b].map((each, side) => (
    <span key={side} class="outcome">
      {each.name}: {scoreOf(each)}; {facts[side]?.text}
    </span>
  ));
}
