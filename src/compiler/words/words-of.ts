import type { Block } from './block.ts';

interface Ruling {
  readonly answer: string;
  readonly status: 'settled' | 'open';
  readonly editions: readonly string[];
  readonly differs: readonly { readonly editions: readonly string[]; readonly answer: string }[];
  readonly blocks: readonly Block[];
}

interface Discrepancy {
  readonly status: 'settled' | 'open';
  readonly readings: readonly { readonly editions: readonly string[]; readonly reading: string }[];
  readonly blocks: readonly Block[];
}

/** The words of a ruling: its answers, then its reasoning. Whoever cites it cites both. */
export function wordsOfRuling({ answer, status, editions, differs, blocks }: Ruling): readonly Block[] {
  return [
    ...unsettled(status),
    ...[{ editions, answer }, ...differs].map((each) => paragraph(`${each.editions.join(', ')}: ${each.answer}`)),
    ...blocks,
  ];
}

/** The words of a discrepancy: what is written of it, then how each edition is read. */
export function wordsOfDiscrepancy({ status, readings, blocks }: Discrepancy): readonly Block[] {
  return [
    ...unsettled(status),
    ...blocks,
    ...readings.map(({ editions, reading }) => paragraph(`${editions.join(', ')}: ${reading}`)),
  ];
}

function unsettled(status: 'settled' | 'open'): readonly Block[] {
  return status === 'open' ? [paragraph('Not settled by the sources.')] : [];
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', text };
}
