import type {
  PublishedComparison,
  PublishedHistories,
  PublishedHistory,
  PublishedRulebook,
  PublishedVersion,
} from '../../../../compiler/publish/index.ts';
import { ROW } from '../../engine/index.ts';
import { plain, type Item, type Published } from './item.ts';
import { placesCited } from './rulebook.ts';
import { textOf } from './text-of.ts';

/** How two editions differ: found by its words where nothing lies between them, and else by its address. */
export function comparisonsOf({ read, editions }: Published): readonly Item[] {
  const histories = read('histories') as PublishedHistories;
  return (read('comparisons') as readonly PublishedComparison[]).map(({ from, to, changes }) => {
    const isStep = editions[editions.indexOf(to) - 1] === from;
    const title = isStep ? `What ${to} changed` : `What changed from ${from} to ${to}`;
    const titles = changes.map(({ id }) => `${ROW} ${histories[id]?.title ?? id}`);
    const text = [`Against ${from}, clause by clause:`, ...titles].join('\n');
    return {
      ...plain,
      url: `/changes/${from}-${to}/`,
      title,
      where: 'Changes',
      kind: 'comparison',
      editions,
      text,
      addresses: [`changes ${from}-${to}`, ...(isStep ? [`changes of ${to}`] : [])],
      passages: isStep
        ? [
            { kind: 'title', text: `${title}. Changes from ${from} to ${to}` },
            { kind: 'text', text },
          ]
        : [{ kind: 'note', text: `${from} to ${to}` }],
    };
  });
}

/** What will bite who comes from an older edition: found by its address, as its lines say what the clauses say. */
export function bitesOf({ read, editions }: Published): readonly Item[] {
  return (read('comparisons') as readonly PublishedComparison[]).map(({ from, to, bites }) => {
    const heads = bites.map(({ says }) => `${ROW} ${/^\*\*(.+?)\*\*/.exec(says)?.[1] ?? says}`);
    return {
      ...plain,
      url: `/changes/${from}-${to}/bites/`,
      title: `Back after ${from}: what will bite in ${to}`,
      where: 'Changes',
      kind: 'comparison',
      editions,
      text: [`What is different in ${to}, on one page, a line each:`, ...heads].join('\n'),
      addresses: [`bites ${from}-${to}`],
      passages: [{ kind: 'note', text: `${from} to ${to}` }],
    };
  });
}

/** What an edition did to one clause, and why. */
export function changesOf(published: Published): readonly Item[] {
  const histories = Object.values(published.read('histories') as PublishedHistories);
  return histories.flatMap((history) =>
    history.versions.flatMap((version, place) =>
      ['base', 'unchanged', 'recoded'].includes(version.change)
        ? []
        : [changeOf(history, version, history.versions[place - 1], published)],
    ),
  );
}

function changeOf(
  { id }: PublishedHistory,
  version: PublishedVersion,
  before: PublishedVersion | undefined,
  { read, editions, topics }: Published,
): Item {
  const { edition, title, changes, change } = version;
  const older = editions[editions.indexOf(edition) - 1] ?? '';
  const { sections } = read(`${change === 'removed' ? older : edition}/rulebook`) as PublishedRulebook;
  const section = sections.find(({ clauses }) => clauses.includes(id))?.title ?? '';
  const cited = changes.flatMap(({ citations, notes }) => [...citations, ...notes.flatMap((note) => note.citations)]);
  const reasons = changes.flatMap(({ notes }) => notes.map(({ text }) => text)).join('\n');
  const said = differenceOf(version, before);
  const secondary = [older, edition].some(
    (each) => (read(`${each}/rulebook`) as PublishedRulebook).clauses[id]?.secondary,
  );
  return {
    ...plain,
    url: `/changes/${older}-${edition}/#${id}`,
    title: `${title}: what ${edition} changed`,
    where: `Changes from ${older}, ${section}`,
    kind: 'change',
    editions: editions.slice(editions.indexOf(edition)),
    ...(secondary && { secondary: true }),
    text: [reasons, said].filter((text) => text !== '').join('\n'),
    addresses: [...(change === 'removed' ? [id] : []), ...placesCited(cited)],
    passages: [
      { kind: 'title', text: `${title}: what ${edition} changed` },
      { kind: 'context', text: `${section}, ${change}` },
      ...topics(cited),
      { kind: 'text', text: reasons },
      { kind: 'text', text: said },
    ],
  };
}

/** What it says since, and what it said before, as far as they differ. */
function differenceOf(
  { edition, change, blocks, held }: PublishedVersion,
  before: PublishedVersion | undefined,
): string {
  const [now, then] = [linesOf(blocks), before?.held === true ? linesOf(before.blocks) : []];
  if (change === 'removed') return [`Taken out in ${edition}:`, ...then].join('\n');
  const [added, gone] = [now.filter((line) => !then.includes(line)), then.filter((line) => !now.includes(line))];
  return [
    ...(held && added.length > 0 ? [`Since ${edition}:`, ...added] : []),
    ...(gone.length > 0 ? ['Before:', ...gone] : []),
  ].join('\n');
}

function linesOf(blocks: PublishedVersion['blocks']): readonly string[] {
  const lines = textOf(blocks, ROW).split('\n').filter(Boolean);
  return lines.map((line) => (line.startsWith(ROW) ? line : `${ROW} ${line}`));
}
