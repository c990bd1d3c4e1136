import type { TableAnswer } from '../../../../positions/index.ts';
import { asTheTableCallsIt } from '../asked-in-words.ts';
import type { Scene } from '../scene.ts';
import { VERDICTS, type InAWord } from '../shown.ts';

type Answered = Pick<TableAnswer, 'verdict' | 'why' | 'rulings'>;

/**
 * What an answer comes to in a word. A question that is no yes-or-no question is answered by what it asks for; and what the
 * position gives nothing to ask about depends on nothing.
 */
export function inAWord({ ask, movers, to }: Pick<Scene, 'ask' | 'movers' | 'to'>, answer: Answered): InAWord {
  const { verdict, rulings } = answer;
  const [first] = rulings;
  if (first === undefined) return nothingAsked(ask, movers, answer);
  const why = asTheTableCallsIt(ofWhom(ask, answer));
  const { way } = first;
  if (ask === 'flee' && way !== undefined) {
    if (verdict === 'yes' && to === null) return { word: capital(way), tone: verdict, why };
    // Another direction is of use only where it is told which.
    if (verdict === 'no' && to !== null) return { word: VERDICTS.no, tone: verdict, why: `${why}: ${way}` };
  }
  return { word: VERDICTS[verdict], tone: verdict, why };
}

/** Where nobody was ruled on. */
function nothingAsked(ask: Scene['ask'], movers: readonly string[], { why }: Answered): InAWord {
  if (ask === 'turn')
    return {
      word: VERDICTS.no,
      tone: 'no',
      why: 'no front edge ends on a flank or rear of an enemy: only who is met there turns to face',
    };
  const alone = ask === 'form-column' && movers.length === 1;
  return {
    word: 'Nothing to ask',
    tone: null,
    why: alone ? `${movers[0] ?? 'it'} moves alone: a group forms a column` : why,
  };
}

/**
 * Why, with whom that is about: the enemy of a spontaneous advance, whom nobody told; and of several who are ruled on, those
 * who are refused where others are not.
 */
function ofWhom(ask: Scene['ask'], { verdict, why, rulings }: Answered): string {
  const [first] = rulings;
  if (ask === 'spontaneous') return first === undefined ? why : `${first.about}: ${why}`;
  const deciding = rulings.filter((each) => each.verdict === verdict && each.why === why);
  if (verdict === 'yes' || deciding.length === rulings.length) return why;
  return `${deciding.map(({ about }) => about).join(', ')}: ${why}`;
}

function capital(words: string): string {
  return words.replace(/^./u, (letter) => letter.toUpperCase());
}
