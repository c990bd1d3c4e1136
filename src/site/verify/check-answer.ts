import { digestText } from '../../compiler/words/index.ts';
import { rulesOf } from '../authority/computed-from.ts';
import { isSlip, withoutUnseen, type Citation, type Slip } from '../citation/line/index.ts';
import { address } from '../ground/address.ts';
import { onlyAsked, readAddress, TOOLS } from '../tools/index.ts';
import { ANSWERS_SECTION, answerWords, type AnswerWords } from '../tools/calculator/answer-words.ts';
import type { AnyTool } from '../tools/calculator/any-tool.ts';
import { loadRules } from '../tools/calculator/state/editions-of-rules.ts';
import { reached } from '../ground/reached.ts';

/** What the calculator of this copy answers to a question that was cited. */
export type AnswerFinding =
  /** The question stands in the link. */
  | { readonly kind: 'no link' }
  /** The link does not fit the line, or cannot be read. */
  | { readonly kind: 'bad link'; readonly why: string }
  | {
      /** `worded`: the question is the same, and so are the steps; it was told in other words, as older copies did. */
      readonly kind: 'same' | 'worded' | 'other';
      readonly answer: AnswerWords;
      /** Leads to the calculator of this copy, wherever the link that was pasted leads. */
      readonly link: string;
      /** What the line says otherwise than the answer that it is of: somebody has altered it. */
      readonly slips: readonly Slip[];
    };

/**
 * Ask a calculator again what it is cited with.
 *
 * @param links What the link that was pasted with the line, which holds the question, may be: likeliest first
 * @param editions Those there are, oldest first
 * @throws {NotReachedError} If the rules of the edition cannot be loaded
 */
export async function checkAnswer(
  citation: Citation,
  links: readonly string[],
  editions: readonly string[],
): Promise<AnswerFinding> {
  const findings: AnswerFinding[] = [];
  for (const link of links) {
    const finding = await askAgain(citation, link, editions);
    if (finding.kind === 'same') return finding;
    findings.push(finding);
  }
  const found = (wanted: AnswerFinding['kind']) => findings.find(({ kind }) => kind === wanted);
  return found('worded') ?? found('other') ?? findings[0] ?? { kind: 'no link' };
}

async function askAgain(
  { id, edition, digest, section, title }: Citation,
  link: string,
  editions: readonly string[],
): Promise<AnswerFinding> {
  const bad = (why: string): AnswerFinding => ({ kind: 'bad link', why: withoutUnseen(why) });
  const tool = (TOOLS as readonly AnyTool[]).find(({ name }) => id === `tools.${name}`);
  if (tool === undefined) return bad('This copy of the site has no such calculator.');
  const url = urlOf(link);
  if (url === null) return bad('The link is no address.');
  if (!url.pathname.endsWith(`/tools/${tool.name}/`)) return bad('The link leads elsewhere than to the calculator.');
  const { problems, ...asked } = readAddress(tool.fields, url.search, editions);
  const [problem] = problems;
  if (problem !== undefined) return bad(`The part "${problem.part}" of the link cannot be read: ${problem.why}.`);
  if (asked.edition !== edition) return bad(`The link asks edition ${asked.edition}, the line cites ${edition}.`);
  const { rules } = await reached(loadRules(edition));
  const state = onlyAsked(tool.fields, tool.form, asked.state);
  let reply = tool.reply(rules, state);
  while (reply.kind === 'wanting' && reply.load !== undefined) {
    await reached(reply.load());
    reply = tool.reply(rules, state);
  }
  const answer = answerWords(tool, reply, edition === editions.at(-1) ? null : edition);
  if (answer === null) return bad('The link does not hold a whole question.');
  const reads = (words: string): boolean => digestText(words, answer.blocks) === digest;
  const asks = reply.kind === 'answer' && title.startsWith(`${tool.title}: ${reply.answer.question}`);
  const kind = reads(answer.title) ? 'same' : asks && reads(title) ? 'worded' : 'other';
  // The digest is of the title too: where that is right, nobody but who pasted the line can have put another.
  const slips = [
    {
      what: 'section',
      cited: section,
      here: sectionsOf(answer, edition).find((said) => said === section) ?? answer.section,
    },
    { what: 'answer', cited: title, here: answer.title },
  ].filter(isSlip);
  return {
    kind,
    answer,
    link: address(`/tools/${tool.name}/`) + url.search,
    slips: kind === 'same' ? slips : [],
  };
}

/**
 * Where an answer is cited from: as lines say it, and as they once did, without whose answer it is, or calling the rules of
 * every edition in force.
 */
function sectionsOf({ section }: AnswerWords, edition: string): readonly string[] {
  return [section, ANSWERS_SECTION, section.replace(rulesOf(edition), rulesOf(null))];
}

function urlOf(link: string): URL | null {
  try {
    return new URL(link);
  } catch {
    return null;
  }
}
