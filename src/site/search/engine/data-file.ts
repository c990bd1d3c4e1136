import type { Findable, SearchData } from './model.ts';
import { readAddress, writeAddress } from './address-column.ts';
import { readParts, writeParts, type PartsColumn } from './parts-column.ts';
import { readWords, writeWords } from './word-column.ts';

/** The records, field by field: what is alike stands together, so that it packs smaller and is read sooner. */
type Columns = {
  readonly [Field in keyof Findable]-?: readonly (Findable[Field] | null)[];
} & { readonly parts: PartsColumn; readonly interprets: readonly (readonly number[])[] };

interface DataFile extends Omit<SearchData, 'records' | 'parts' | 'terms' | 'words'> {
  readonly terms: string;
  readonly words: string;
  readonly records: Columns;
}

/** Write what a search needs beside the index, as the file that `readData` reads. */
export function writeData({ records, parts, terms, words, ...data }: SearchData): string {
  const columns: Columns = {
    url: records.map(writeAddress),
    title: records.map(({ title }) => title),
    where: records.map(({ where }) => where),
    kind: records.map(({ kind }) => kind),
    editions: records.map(({ editions }) => editions),
    secondary: records.map(({ secondary }) => secondary ?? null),
    answer: records.map(({ answer }) => answer),
    text: records.map(({ text }) => text),
    addresses: records.map(({ addresses }) => addresses),
    instead: records.map(({ instead }) => instead),
    interprets: records.map(({ interprets }) => interprets),
    parts: writeParts({ parts, used: records.map((record) => record.parts) }),
  };
  const file: DataFile = { ...data, terms: writeWords(terms), words: writeWords(words), records: columns };
  return JSON.stringify(file);
}

/** Read what `writeData` wrote. */
export function readData(file: string): SearchData {
  const { records: columns, terms, words, ...data } = JSON.parse(file) as DataFile; // as the build wrote it
  const at = <Value>(column: readonly Value[], index: number): NonNullable<Value> => {
    const value = column[index];
    if (value === undefined || value === null) throw new RangeError(`expected a value of record ${String(index)}`);
    return value;
  };
  const { parts, used } = readParts(columns.parts);
  const records = columns.url.map((_, index) => ({
    url: readAddress({ url: at(columns.url, index), addresses: at(columns.addresses, index) }),
    title: at(columns.title, index),
    where: at(columns.where, index),
    kind: at(columns.kind, index),
    editions: at(columns.editions, index),
    ...(columns.secondary[index] === true && { secondary: true as const }),
    answer: columns.answer[index] ?? null,
    text: at(columns.text, index),
    addresses: at(columns.addresses, index),
    instead: at(columns.instead, index),
    interprets: at(columns.interprets, index),
    parts: at(used, index),
  }));
  return { ...data, terms: readWords(terms), words: readWords(words), records, parts };
}
