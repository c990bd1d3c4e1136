import type { Reply, Shown } from '../../tools/index.ts';
import type { Option, Values } from '../understanding/index.ts';
import { BECAUSE } from './queries.ts';

/** One of several answers. */
export interface Alternative {
  /** For whom or what it is the answer: `Reg (S) or (O)`; empty where it is the only one. */
  readonly label: string;
  readonly reply: Reply<Shown>;
  /** A question that it answers. */
  readonly values: Values;
}

/** Something that is open, with what it may be. */
interface Open {
  readonly name: string;
  readonly options: readonly Option[];
}

interface Case {
  readonly values: Values;
  readonly reply: Reply<Shown>;
  readonly outcome: string;
}

/**
 * Answer a question in each of the ways in which what is open may be; those that come to the same are one answer.
 *
 * @returns The answers, and the names of what makes them differ
 */
export function differing(
  settled: Values,
  open: readonly Open[],
  reply: (values: Values) => Reply<Shown>,
): { readonly alternatives: readonly Alternative[]; readonly mattering: readonly string[] } {
  let cases = waysOf(settled, open).map((values): Case => {
    const replied = reply(values);
    return { values, reply: replied, outcome: outcomeOf(replied) };
  });
  const mattering = open.filter((each) => {
    const others = Map.groupBy(cases, ({ values }) =>
      JSON.stringify(open.filter((other) => other !== each).map(({ name }) => values[name])),
    );
    const matters = [...others.values()].some((same) => new Set(same.map(({ outcome }) => outcome)).size > 1);
    if (!matters) cases = [...others.values()].flatMap((same) => commonest(same, each.name));
    return matters;
  });
  const groups = [...Map.groupBy(cases, ({ outcome }) => outcome).values()];
  return {
    alternatives: groups.flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      return [
        { label: groups.length === 1 ? '' : labelOf(group, mattering), reply: first.reply, values: first.values },
      ];
    }),
    mattering: mattering.map(({ name }) => name),
  };
}

/** Of cases that come to the same, that of ordinary troops. */
function commonest(same: readonly Case[], name: string): readonly Case[] {
  const ordinary = same.find(({ values }) => values[name] === 'O');
  return ordinary === undefined ? same.slice(0, 1) : [ordinary];
}

function waysOf(settled: Values, [first, ...others]: readonly Open[]): readonly Values[] {
  if (first === undefined) return [settled];
  return first.options.flatMap(({ value }) => waysOf({ ...settled, [first.name]: value }, others));
}

/** What an answer comes to, whatever leads to it. */
export function outcomeOf(reply: Reply<Shown>): string {
  switch (reply.kind) {
    case 'answer':
      return JSON.stringify([
        reply.answer.facts.filter(({ label }) => label !== BECAUSE).map(({ text }) => text),
        reply.answer.remarks?.map(({ text }) => text),
      ]);
    case 'open':
      return `open: ${reply.clauses.map(({ clause }) => clause).join(' ')}`;
    case 'wanting':
      return `wanting: ${reply.wants}`;
  }
}

/** `Reg (S) or (O)`: each of what differs, where any of the one goes with any of the other; else case by case. */
function labelOf(group: readonly Case[], open: readonly Open[]): string {
  const valuesOf = ({ name }: Open): readonly (string | undefined)[] => [
    ...new Set(group.map(({ values }) => values[name])),
  ];
  const together = open.reduce((product, each) => product * valuesOf(each).length, 1) === group.length;
  if (!together)
    return group.map(({ values }) => open.map((each) => shortOf(each, values[each.name])).join(' ')).join(', ');
  return open
    .filter((each) => valuesOf(each).length < each.options.length)
    .map((each) => joined(valuesOf(each).map((value) => shortOf(each, value))))
    .join(' ');
}

function shortOf({ options }: Open, value: string | undefined): string {
  const option = options.find((each) => each.value === value);
  return option?.short ?? option?.label ?? '';
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}
