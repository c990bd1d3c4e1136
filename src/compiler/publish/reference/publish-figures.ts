import { addressesIn, figureAddress } from '../files/addresses.ts';
import type { Content } from '../load/load-content.ts';
import type { PublishedFigure } from '../model.ts';
import { publishCitations } from '../edition/publish-clause.ts';
import { figureQuestions } from './figure-questions.ts';
import { setJson } from '../files/set-json.ts';

/** Write the figures, in the order of their titles; their links lead to the newest edition. */
export function publishFigures(files: Map<string, string>, { figures, editions, sources }: Content): void {
  const ids = editions.map(({ edition }) => edition.id);
  const newest = editions.at(-1);
  const addresses = newest === undefined ? new Map<string, string>() : addressesIn(newest.book, newest.inForce);
  const titles = new Map(
    [newest?.book, newest?.inForce]
      .flatMap((book) => book?.sections.flatMap(({ clauses }) => clauses) ?? [])
      .map(({ id, title }) => [id, title]),
  );
  const published = figures.map((figure): PublishedFigure => {
    const { slug, title, alt, caption, cites, clauses, from, drawing } = figure;
    return {
      slug,
      url: figureAddress(slug),
      title,
      alt,
      caption,
      editions: ids.slice(ids.indexOf(from)),
      citations: publishCitations(cites, sources),
      clauses: clauses.flatMap((id) => {
        const [url, name] = [addresses.get(id), titles.get(id)];
        return url === undefined || name === undefined ? [] : [{ id, title: name, url }];
      }),
      drawing,
      questions: figureQuestions(figure),
    };
  });
  setJson(
    files,
    'figures.json',
    published.toSorted((one, other) => one.title.localeCompare(other.title, 'en', { numeric: true })),
  );
}
