import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { digestText, type Block } from '../../../compiler/words/index.ts';
import { printCitation, type Citation, type CitedTexts, type CitedWording } from '../../citation/line/index.ts';
import { checkCitation } from '../check-citation.ts';
import { SlipList } from '../SlipList.tsx';
import { Verdict } from '../Verdict.tsx';

const blocks: readonly Block[] = [{ kind: 'paragraph', text: 'Spears add one.' }];
const wording: CitedWording = {
  ...{ editions: ['1.0'], section: 'Rear support', title: 'Spears', page: 22, source: 'The sheet, p. 22' },
  ...{ held: true, url: '/{edition}/rear-support/#rear-support.spears', blocks },
};
const later: CitedWording = { ...wording, editions: ['1.1'], blocks: [{ kind: 'paragraph', text: 'Spears add two.' }] };
const copy: CitedTexts = {
  date: '2026-11-20',
  changes: [],
  texts: [{ id: 'rear-support.spears', game: 'DBM', wordings: [wording, later] }],
};
const citation: Citation = {
  ...{ game: 'DBM', edition: '1.0', section: 'Rear support', title: 'Spears', id: 'rear-support.spears', page: 22 },
  ...{ source: 'The sheet, p. 22', digest: digestText('Spears', blocks), date: copy.date },
};

async function shown(pasted: string): Promise<string> {
  vi.stubGlobal('location', { host: 'site.example' });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(copy)));
  const finding = await checkCitation(pasted, ['1.0', '1.1', '1.2']);
  return renderToString(h(Verdict, { finding, example: '', editions: ['1.0', '1.1', '1.2'] }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was cited is set apart from our words, whichever way it is read', () => {
  const slips = [{ what: 'title', cited: 'אבג', here: 'Spears' }];
  expect(renderToString(h(SlipList, { slips }))).toBe(
    '<ul><li>title: cited <bdi>אבג</bdi>, here <bdi>Spears</bdi></li></ul>',
  );
});

describe('the link beside a line of a clause', () => {
  const line = printCitation(citation);
  const place = '/1.0/rear-support/#rear-support.spears';

  test('is told where it leads to another site, however right the line is', async () => {
    const told = await shown(`${line} https://evil.example${place}`);
    expect(told).toContain('The same words');
    expect(told).toContain('leads to another site, evil.example;');
    expect(told).not.toContain('href="https://evil');
  });

  test('is not told where it leads to this one, or there is none', async () => {
    expect(await shown(`${line} https://site.example${place}`)).not.toContain('another site');
    expect(await shown(line)).not.toContain('another site');
  });

  test.each<[outcome: string, cited: Partial<Citation>]>([
    ['Not the same words', { digest: '000000000000' }],
    ['Not the words of 1.1', { edition: '1.1' }],
    ['1.2 does not have it', { edition: '1.2' }],
    ['No such text here', { id: 'rear-support.pikes' }],
    ['The link does not fit', { id: 'tools.combat' }],
  ])('is told as well beside “%s”', async (outcome, cited) => {
    const told = await shown(`${printCitation({ ...citation, ...cited })} https://evil.example${place}`);
    expect(told).toContain(outcome);
    expect(told.match(/leads to another site, evil\.example;/g)).toHaveLength(1);
  });
});
