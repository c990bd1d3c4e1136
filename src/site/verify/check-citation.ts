import {
  readCitation,
  verifyCitation,
  type Citation,
  type CitedTexts,
  type Verification,
} from '../citation/line/index.ts';
import type { AnswerFinding } from './check-answer.ts';
import { NotReachedError, reached } from '../ground/reached.ts';
import { textsAtHand } from './texts-at-hand.ts';

/** What came of a citation that was pasted. */
export type Finding =
  | { readonly kind: 'malformed'; readonly problems: readonly string[] }
  | {
      readonly kind: 'text';
      readonly citation: Citation;
      readonly verification: Verification;
      /** What it was compared with. */
      readonly copy: CitedTexts;
      readonly elsewhere: OtherHost;
    }
  | {
      readonly kind: 'answer';
      readonly citation: Citation;
      readonly finding: AnswerFinding;
      readonly elsewhere: OtherHost;
    }
  /** What it is compared with could not be loaded. */
  | { readonly kind: 'unreachable' }
  /** This site could not compare it, though nothing was missing: its own mistake. */
  | { readonly kind: 'failed'; readonly why: string };

/** The host that the pasted link leads to, where that is not this copy's. */
export type OtherHost = string | null;

/** The id of what a calculator answers begins so. */
const OF_A_TOOL = 'tools.';

/**
 * Check a citation against this copy of the site.
 *
 * @param pasted A citation line, with whatever stands around it
 * @param editions Those there are, oldest first
 */
export async function checkCitation(pasted: string, editions: readonly string[]): Promise<Finding> {
  const read = readCitation(pasted);
  if (!read.ok) return { kind: 'malformed', problems: read.problems };
  const { citation, links } = read;
  const elsewhere = hostElsewhere(links);
  try {
    if (citation.id.startsWith(OF_A_TOOL)) {
      const { checkAnswer } = await reached(import('./check-answer.ts'));
      return { kind: 'answer', citation, finding: await checkAnswer(citation, links, editions), elsewhere };
    }
    const copy = await textsAtHand();
    const verification = verifyCitation(citation, copy, links);
    return { kind: 'text', citation, verification, copy, elsewhere };
  } catch (error) {
    if (error instanceof NotReachedError) return { kind: 'unreachable' };
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}

function hostElsewhere(links: readonly string[]): OtherHost {
  const [host = null] = links.flatMap((link) => (URL.canParse(link) ? [new URL(link).host] : []));
  return host === location.host ? null : host;
}
