import type { Remark } from '../../index.ts';
import '../calculator.css';

interface Props {
  readonly remarks: readonly Remark[];
  readonly urlOf: (clause: string) => string;
}

/** Things to know of an answer, each of which leads to its clause. */
export function Remarks({ remarks, urlOf }: Props) {
  return remarks.map(({ text, clause, quiet = false }) => (
    <p key={text} class={quiet ? 'warning remark quiet' : 'warning remark'}>
      <a href={urlOf(clause)}>{text}</a>
    </p>
  ));
}
