import type { Change, Copy, KeptState, Problem, Release, Report } from './model.ts';
import { reportUnkept } from './report-unkept.ts';

/** What is said of the copy on this device: on every page, and in full on the page about it. */

/** Of what can be cited: how one is called, and several. */
const KINDS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  clarification: ['clarification', 'clarifications'],
  ruling: ['ruling', 'rulings'],
  clause: ['clause', 'clauses'],
  guideline: ['guideline', 'guidelines'],
  erratum: ['list erratum', 'list errata'],
  discrepancy: ['discrepancy', 'discrepancies'],
  glossary: ['term', 'terms'],
  dba: ['clause of DBA', 'clauses of DBA'],
};

/**
 * A day, as it is read.
 *
 * @param date `2026-05-03`, or a full time
 * @param today What year it is; in the same year it is left out
 */
export function dayInWords(date: string, today = ''): string {
  const day = new Date(date.slice(0, 10));
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(!today.startsWith(date.slice(0, 4)) && { year: 'numeric' }),
  }).format(day);
}

/** How many of each kind: `2 clarifications, 1 ruling`. */
export function changesInWords(changes: readonly Change[]): string {
  if (changes.length === 0) return 'no change to any rule, only to the site';
  const counts = new Map<string, number>();
  for (const { kind } of changes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const known = Object.keys(KINDS);
  return [...counts]
    .sort(([one], [other]) => known.indexOf(one) - known.indexOf(other))
    .map(([kind, count]) => `${String(count)} ${KINDS[kind]?.[count === 1 ? 0 : 1] ?? kind}`)
    .join(', ');
}

/** What a release holds: `content of 3 May 2026, all editions up to DBM 3.4, 2,157 items`. */
export function contentInWords({ date, edition, items }: Release): string {
  return `content of ${dayInWords(date)}, all editions up to ${edition}, ${items.toLocaleString('en-GB')} items`;
}

const PROBLEMS: Readonly<Record<Problem, string>> = {
  'no-answer': 'No answer from the network. It goes on by itself when there is a signal.',
  'not-ours':
    'What the network sent is not this site: a login page perhaps. Log in or change the network; then it goes on by itself.',
  'no-room': 'This device has no room for it. Make room, then try again.',
  withdrawn: 'The site is being renewed just now. It goes on by itself.',
};

const UNREACHED: Readonly<Record<Problem, string>> = {
  'no-answer': 'no answer came, or none that is of use',
  'not-ours': 'what answered is not this site, but a login page perhaps',
  'no-room': 'this device has no room to note the answer',
  withdrawn: 'it has nothing to offer at its address just now',
};

/** That the site could not be asked what it has, and why: that says nothing of what it has. */
export function unreachedInWords(problem: Problem): string {
  return `The site could not be asked: ${UNREACHED[problem]}. The copy stays as it is.`;
}

/** Why it stands still, and what to do. */
export function problemInWords(problem: Problem): string {
  return PROBLEMS[problem];
}

/**
 * Put what a device has into words.
 *
 * @param state What it has, as the worker knows it
 * @param older Whether the page that asks was opened from another copy than the one in use
 */
export function reportOf(state: Exclude<KeptState, { is: 'unable' }>, older: boolean): Report {
  const say = (tone: Report['tone'], label: string, sentence: string): Report => ({
    state,
    label,
    sentence,
    tone,
    older,
    unreached: null,
  });
  switch (state.is) {
    case 'none':
      return reportUnkept();
    case 'keeping': {
      const { percent, problem } = state;
      return problem === null
        ? say('keeping', `${String(percent)} %`, `Saving the site on this device: ${String(percent)} %.`)
        : say(
            'incomplete',
            'Incomplete',
            `Incomplete: ${String(percent)} % is on this device. ${problemInWords(problem)}`,
          );
    }
    case 'incomplete':
      return say('incomplete', 'Incomplete', lossInWords(state));
    case 'whole':
      return wholeReport(state, older, say);
  }
}

type Whole = Extract<KeptState, { is: 'whole' | 'incomplete' }>;

function wholeReport(
  { copy, coming, newer, heldFor }: Whole,
  older: boolean,
  say: (tone: Report['tone'], label: string, sentence: string) => Report,
): Report {
  const proven = `Offline ready, and proven on this device: ${contentInWords(copy)}.`;
  if (older) {
    return say(
      'update',
      'Other copy',
      `This page is of another copy than the one in use now (${contentInWords(copy)}).`,
    );
  }
  if (coming !== null) {
    const { percent, problem } = coming;
    const stands = problem === null ? '' : ` ${problemInWords(problem)}`;
    return say('whole', `Ready, ${String(percent)} %`, `${proven} Update: ${String(percent)} %.${stands}`);
  }
  if (heldFor !== null) return say('whole', 'Offline ready', `${proven} ${heldInWords(heldFor)}`);
  if (newer !== null && !isLater(copy, newer))
    return say('update', 'Another copy', `${proven} ${sinceInWords(copy, newer)}`);
  if (newer !== null) return say('update', 'Update', `${proven} Update ready. ${sinceInWords(copy, newer)}`);
  return say('whole', 'Offline ready', proven);
}

/** What the site has instead of a copy. */
interface Other {
  readonly changes: readonly Change[];
  readonly release: Release;
}

/** Whether what the site has is of a later day. Of two releases of one day, nothing tells which was made first. */
export function isLater(copy: Copy, { release }: Pick<Other, 'release'>): boolean {
  return release.date > copy.date;
}

/** `Your copy is of 3 May; since then: 2 clarifications, 1 ruling.` */
export function sinceInWords(copy: Copy, other: Other): string {
  const { changes, release } = other;
  if (!isLater(copy, other))
    return `The site has another copy of the same day, newer or older than yours. Between the two: ${changesInWords(changes)}.`;
  return `Your copy is of ${dayInWords(copy.date, release.date)}; since then: ${changesInWords(changes)}.`;
}

/** For which event the copy stays as it is: its name is the umpire's, and its direction moves nothing beside it. */
export function heldInWords(event: string): string {
  return `It stays as it is for \u2068${event}\u2069.`;
}

/** `this device has lost at least 2 parts of its copy.`: not every part is read at all times. */
export function lostInWords(lost: number): string {
  return `this device has lost at least ${lost === 1 ? 'one part' : `${String(lost)} parts`} of its copy.`;
}

/** `a newer one`, where that is known. */
export function otherInWords(copy: Copy, other: Pick<Other, 'release'>): string {
  return isLater(copy, other) ? 'a newer one' : 'another one';
}

function lossInWords({ copy, lost, coming, newer, heldFor }: Whole): string {
  const text = `Incomplete: ${lostInWords(lost)}`;
  if (coming === null && newer !== null && heldFor === null)
    return `${text} Mend it on the page about the copy, or update it: the site has ${otherInWords(copy, newer)}.`;
  if (coming === null) return `${text} Mend it on the page about the copy.`;
  const { percent, problem } = coming;
  return problem === null ? `${text} Mending it: ${String(percent)} %.` : `${text} ${problemInWords(problem)}`;
}
