import type { Reply, Shown } from '../../index.ts';
import type { AnyViews } from '../any-tool.ts';
import { loadStyles } from '../../../ground/load-styles.ts';
import styles from './in-one-line.css?url';

interface Props {
  readonly views: AnyViews;
  readonly edition: string;
  readonly reply: Reply<Shown>;
}

/**
 * What it comes to in one line, which stays in view where letters are so large that the whole result cannot: there it is
 * screens below what is chosen. Who does not see it hears the result itself.
 */
export function InOneLine({ views, edition, reply }: Props) {
  if (reply.kind === 'wanting') return null;
  return (
    <p class="in-one-line unprinted" aria-hidden="true">
      {reply.kind === 'open' ? `No answer in ${edition}` : (views.inOneLine ?? firstFact)(reply.answer)}
    </p>
  );
}

function firstFact({ facts: [first] }: Shown): string {
  if (first === undefined) return '';
  return first.label === '' ? first.text : `${first.label}: ${first.text}`;
}

/**
 * It, with its styles, which few calculators come to need.
 *
 * @throws {Error} If they cannot be loaded
 */
export async function loadLine(): Promise<typeof InOneLine> {
  await loadStyles(styles);
  return InOneLine;
}
