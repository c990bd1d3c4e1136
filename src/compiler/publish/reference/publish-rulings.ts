import { digestText, wordsOfRuling } from '../../words/index.ts';
import { addressesIn, rulingAddress } from '../files/addresses.ts';
import type { CompiledEdition } from '../compile-code.ts';
import type { Content } from '../load/load-content.ts';
import type { PublishedRuling } from '../model.ts';
import { publishCitations, publishExample } from '../edition/publish-clause.ts';
import { rulingMdx } from '../section-mdx.ts';
import { setJson } from '../files/set-json.ts';

/** Write the rulings: as data, and the reasoning of each, with its links into the newest edition that it holds in. */
export function publishRulings(
  files: Map<string, string>,
  { rulings, sources }: Content,
  editions: readonly CompiledEdition[],
): void {
  const published: Record<string, PublishedRuling> = {};
  for (const ruling of rulings) {
    const newest = editions.findLast(({ edition }) => ruling.editions.includes(edition.id));
    if (newest === undefined) continue;
    const { slug, question, answer, status, differs, cites, rests = cites, clauses, clause } = ruling;
    const addresses = addressesIn(newest.book, newest.inForce);
    files.set(
      `rulings/${slug}.mdx`,
      rulingMdx(ruling, (id) => addresses.get(id) ?? id),
    );
    published[slug] = {
      slug,
      url: rulingAddress(slug),
      question,
      answer,
      status,
      editions: ruling.editions,
      differs: differs.map((other) => ({ editions: other.editions, answer: other.answer })),
      citations: publishCitations(cites, sources),
      rests: publishCitations(rests, sources),
      clauses,
      blocks: clause.blocks,
      digest: digestText(question, wordsOfRuling({ ...ruling, blocks: clause.blocks })),
      examples: (newest.run.runs.get(clause.id) ?? []).map(publishExample),
    };
  }
  setJson(files, 'rulings.json', published);
}
