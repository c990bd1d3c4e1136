import type { Reply, Shown } from '../../tools/index.ts';
import type { Option, Values } from '../understanding/index.ts';
import { BECAUSE, EACH } from './queries.ts';
import { restsOnSecondary, SECONDARY } from './standing.ts';

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
  readonly before?: string;
  readonly others?: string;
}

interface Case {
  readonly values: Values;
  readonly reply: Reply<Shown>;
  readonly outcome: string;
}

/** So many sorts of troops are too many to name. */
const MANY = 3;

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
    alternatives: labelled(groups, mattering).flatMap(({ group, label }) => {
      const ofAll = replyOfAll(group);
      return ofAll === null ? [] : [{ label, ...ofAll }];
    }),
    mattering: mattering.map(({ name }) => name),
  };
}

/** Of cases that come to the same, that of ordinary troops. */
function commonest(same: readonly Case[], name: string): readonly Case[] {
  const ordinary = same.find(({ values }) => values[name] === 'O');
  if (ordinary !== undefined) return [ordinary];
  const [one, all] = [weakest(same), replyOfAll(same)];
  return one === undefined || all === null ? [] : [{ ...one, ...all }];
}

/** Of cases that come to the same, one that rests on a secondary source, if any does. */
function weakest(same: readonly Case[]): Case | undefined {
  return same.find(({ reply }) => reply.kind === 'answer' && restsOnSecondary(reply.answer)) ?? same[0];
}

/** What several cases that come to the same are answered: of a sum its parts only as far as they are those of all. */
function replyOfAll(group: readonly Case[]): { readonly reply: Reply<Shown>; readonly values: Values } | null {
  const shown = weakest(group);
  if (shown === undefined) return null;
  const parts = new Set(group.map(({ reply }) => partsOf(reply)));
  const { reply, values } = shown;
  if (reply.kind !== 'answer' || group.length < 2) return { reply, values };
  const facts = reply.answer.facts.flatMap((fact) => {
    if (fact.label !== EACH) return [fact];
    return parts.size > 1 ? [] : [{ ...fact, text: partsOf(reply) }];
  });
  return { reply: { kind: 'answer', answer: { ...reply.answer, facts } }, values };
}

/** The parts of a sum, whether regular or not. */
function partsOf(reply: Reply<Shown>): string {
  if (reply.kind !== 'answer') return '';
  const text = reply.answer.facts.find(({ label }) => label === EACH)?.text ?? '';
  return text.replace(/\b(?:Reg|Irr) /g, '');
}

function waysOf(settled: Values, [first, ...others]: readonly Open[]): readonly Values[] {
  if (first === undefined) return [settled];
  return first.options.flatMap(({ value }) => waysOf({ ...settled, [first.name]: value }, others));
}

/** What an answer comes to, whatever leads to it, and what is as it should be. */
function outcomeOf(reply: Reply<Shown>): string {
  switch (reply.kind) {
    case 'answer':
      return JSON.stringify([
        outcomesIn(reply.answer),
        reply.answer.remarks?.filter(({ quiet = false }) => !quiet).map(({ text }) => text),
      ]);
    case 'open':
      return `open: ${reply.clauses.map(({ clause }) => clause).join(' ')}`;
    case 'wanting':
      return `wanting: ${reply.wants}`;
  }
}

/** Of a sum what it comes to, whatever its parts are, and what they rest on. */
function outcomesIn({ facts }: Shown): readonly string[] {
  const isSum = facts.some(({ label }) => label === EACH);
  return facts
    .filter(({ label, text }) => label !== BECAUSE && !(isSum && (label === EACH || text === SECONDARY.text)))
    .map(({ text }) => text);
}

/** Whether alternatives come to the same answers for the same. */
export function comeToTheSame(some: readonly Alternative[], others: readonly Alternative[]): boolean {
  const told = (all: readonly Alternative[]): string =>
    JSON.stringify(all.map(({ label, reply }) => [label, outcomeOf(reply)]));
  return told(some) === told(others);
}

/** The groups, each with whom or what it is for; last stands that which is for all others, where that takes fewer words. */
function labelled(
  groups: readonly (readonly Case[])[],
  open: readonly Open[],
): readonly { readonly group: readonly Case[]; readonly label: string }[] {
  if (groups.length < 2) return groups.map((group) => ({ group, label: '' }));
  const named = groups.map((group) => ({ group, label: labelOf(group, open).replace(/(^|, or )(?:and|\+) /g, '$1') }));
  const others = open.find((each) => each.others !== undefined)?.others ?? 'All others';
  const [longest] = named.toSorted((one, other) => other.label.length - one.label.length);
  if (longest === undefined || longest.label.split(', ').length < MANY) return named;
  return [...named.filter((each) => each !== longest), { ...longest, label: others }];
}

/**
 * `Reg (S) or (O)`: each of what differs, where any of the one goes with any of the other; else one by one of the first,
 * `Reg Hd, or Irr Hd + Reg El`.
 */
function labelOf(group: readonly Case[], open: readonly Open[]): string {
  const [first, ...others] = open;
  if (first === undefined) return '';
  const valuesOf = ({ name }: Open): readonly (string | undefined)[] => [
    ...new Set(group.map(({ values }) => values[name])),
  ];
  const together = open.reduce((product, each) => product * valuesOf(each).length, 1) === group.length;
  if (together)
    return open
      .filter((each) => valuesOf(each).length < each.options.length)
      .map((each) => saidOf(each, joined(valuesOf(each).map((value) => shortOf(each, value)))))
      .join(' ');
  const each = valuesOf(first).map((value) => {
    const same = group.filter(({ values }) => values[first.name] === value);
    return `${shortOf(first, value)} ${labelOf(same, others)}`.trim();
  });
  return saidOf(first, each.join(', or '));
}

function saidOf({ before }: Open, options: string): string {
  return before === undefined ? options : `${before} ${options}`;
}

function shortOf({ options }: Open, value: string | undefined): string {
  const option = options.find((each) => each.value === value);
  return option?.short ?? option?.label ?? '';
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}
