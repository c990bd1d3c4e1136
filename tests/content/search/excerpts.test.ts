import { describe, expect, test } from 'vitest';
import { analyseText } from '../../../src/site/search/engine/words/analyse-text.ts';
import { excerptOf } from '../../../src/site/search/engine/excerpt/excerpt.ts';
import { collectRecords, lexiconOf, readerOf } from '../../../src/site/search/building/index.ts';
import { createLexicon, readLexicon } from '../../../src/site/search/engine/index.ts';

const read = readerOf('generated');
const lexicon = createLexicon(readLexicon(lexiconOf(read)));
const rules = new Map(
  collectRecords(read)
    .filter(({ kind }) => ['clause', 'clarification', 'guideline', 'dba'].includes(kind))
    .map(({ text, url, editions }) => [text, `${url} in ${editions.join(', ')}`]),
);
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Every excerpt of a rule that asking for any one of its words can show. */
function excerptsOf(text: string) {
  const { occurrences } = analyseText(text, lexicon);
  const excerpts = [...new Set(occurrences.map(({ term }) => term))].map((term) => {
    const { runs, leftOut } = excerptOf(text, occurrences, new Map([[term, { wanted: 0, worth: 1 }]]));
    return { shown: runs.map((run) => run.text).join(''), leftOut };
  });
  return new Map(excerpts.map((excerpt) => [excerpt.shown, excerpt])).values();
}

describe.each([...rules].map(([text, where]) => ({ text, where })))('no excerpt of $where', ({ text }) => {
  const [rule = ''] = text.split('\n\n');
  const lines = rule.split('\n');

  test('is cut where what follows would change its answer', () => {
    for (const { shown, leftOut } of excerptsOf(text)) {
      if (rule.split(/\s+/).length <= 80) expect(plain(shown)).toContain(plain(rule));
      // Each point of a list stands with the one before and the one behind, the first with the line that introduces it.
      lines.forEach((line, at) => {
        const isShown = lines.indexOf(line) === lines.lastIndexOf(line) && shown.split('\n').includes(line);
        if (!line.startsWith('•') || !isShown) return;
        const [before = '', after = ''] = [lines[at - 1], lines[at + 1]];
        expect(shown).toContain(before);
        if (after.startsWith('•')) expect(shown).toContain(after);
      });
      const last = shown.replace(/ …$/, '').split('\n').at(-1) ?? '';
      expect(last).not.toMatch(/:$/);
      const rest = rule.slice(rule.lastIndexOf(last) + last.length).trim();
      if (rule.includes(last)) expect(rest).not.toMatch(/^(?:If not|Otherwise|But|Except|Unless|However|Instead)\b/);
      const missing = lines.filter((line) => !line.startsWith('◦') && !plain(shown).includes(plain(line)));
      expect(leftOut !== null, missing.join('\n')).toBe(missing.length > 0);
    }
  });
});

test('there are rules to look at, long ones among them', () => {
  expect(rules.size).toBeGreaterThan(500);
  expect([...rules.keys()].filter((text) => text.split(/\s+/).length > 80).length).toBeGreaterThan(60);
});
