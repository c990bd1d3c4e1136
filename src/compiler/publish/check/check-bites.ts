import { compareEditions } from '../../amend/index.ts';
import { placeAt, type Problem } from '../../rulebook/index.ts';
import { nearest } from '../../schemas/index.ts';
import { isTold, type BiteLine, type BitesContent } from '../load/load-bites.ts';
import type { BuiltEdition } from '../load/load-chain.ts';

/** Two editions, and the clauses that are not the same in both. */
interface Pair {
  readonly from: string;
  readonly to: string;
  readonly changed: ReadonlySet<string>;
}

/** What is wrong, and advice. */
type Found = readonly [headline: string, hint?: string];

/** Find lines of what will bite that name what is not there, are told to nobody, or tell of what did not change. */
export function checkBites({ notes, lines, source }: BitesContent, chain: readonly BuiltEdition[]): Problem[] {
  const editions = chain.map(({ edition }) => edition.id);
  const clauses = chain.flatMap(({ book }) => book.sections.flatMap((section) => section.clauses.map(({ id }) => id)));
  const pairs = pairsOf(chain);
  const found = [
    ...notes.map(({ says, from }) => ({ says, found: unknownEditions(from, editions) })),
    ...lines.map((line) => {
      const strange = [
        ...unknownEditions([line.since, ...(line.from ?? []), ...(line.to ?? [])], editions),
        ...unknownClauses(line.clauses, clauses),
      ];
      return { says: line.says, found: strange.length > 0 ? strange : misplaced(line, editions, pairs) };
    }),
  ];
  return found.flatMap(({ says, found: all }) =>
    all.map(([headline, hint]) => ({
      headline: `What will bite ${headline}`,
      places: [placeAt(source, Math.max(0, source.text.indexOf(says)), 'the line')],
      hint,
    })),
  );
}

function pairsOf(chain: readonly BuiltEdition[]): readonly Pair[] {
  return chain.flatMap((newer, index) =>
    chain.slice(0, index).map((older) => ({
      from: older.edition.id,
      to: newer.edition.id,
      changed: new Set(compareEditions(older.book, newer.book).map(({ id }) => id)),
    })),
  );
}

function unknownEditions(names: readonly string[], known: readonly string[]): readonly Found[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => [`names the edition "${name}", which is not there`, `the editions are ${known.join(', ')}.`]);
}

function unknownClauses(names: readonly string[], known: readonly string[]): readonly Found[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name): Found => {
      const meant = nearest(name, known);
      const headline = `names the clause "${name}", which is not there`;
      return meant === null ? [headline] : [headline, `did you mean "${meant}"?`];
    });
}

function misplaced(line: BiteLine, editions: readonly string[], pairs: readonly Pair[]): readonly Found[] {
  const { since, from = [], to = [], clauses } = line;
  const place = (edition: string): number => editions.indexOf(edition);
  const outside: readonly Found[] = [
    ...(place(since) === 0
      ? [[`since ${since} is told to nobody: expected an edition with one before it`] as const]
      : []),
    ...from
      .filter((edition) => place(edition) >= place(since))
      .map((edition) => [`since ${since} is told from ${edition}: expected an edition before ${since}`] as const),
    ...to
      .filter((edition) => place(edition) < place(since))
      .map((edition) => [`since ${since} is told to ${edition}: expected ${since} or a later one`] as const),
  ];
  if (outside.length > 0) return outside;
  const told = pairs.filter((pair) => isTold(line, pair.from, pair.to, editions));
  return clauses.flatMap((id): readonly Found[] => {
    const same = told.find(({ changed }) => !changed.has(id));
    if (same === undefined) return [];
    return [
      [
        `from ${same.from} to ${same.to} names the clause "${id}", which is the same in both`,
        'name what differs there, or say by "from" and "to" for which editions the line stands.',
      ],
    ];
  });
}
