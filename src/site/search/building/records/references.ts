import type { PublishedFigure, PublishedTerm, PublishedTheorems } from '../../../../compiler/publish/index.ts';
import { TROOP_TYPES } from '../../../../rules/index.ts';
import { figureAddresses, plain, type Item, type Published } from './item.ts';
import { reasoningOf } from './text-of.ts';

export function figuresOf({ read }: Published): readonly Item[] {
  return (read('figures') as readonly PublishedFigure[]).map(({ url, title, alt, caption, editions }) => {
    return {
      ...plain,
      url,
      title,
      where: 'Figures',
      kind: 'figure',
      editions,
      text: `${caption}\n${alt}`,
      addresses: figureAddresses(title),
      passages: [
        { kind: 'title', text: title },
        { kind: 'text', text: caption },
      ],
    };
  });
}

/** A theorem: what it claims, and why that matters. */
export function theoremsOf({ read, asked }: Published): readonly Item[] {
  const { theorems } = read('theorems') as PublishedTheorems;
  return Object.values(theorems).map(({ slug, url, statement, editions, blocks }) => {
    const text = reasoningOf(blocks);
    return {
      ...plain,
      url: `${url}#${slug}`,
      title: statement,
      where: 'Theorem',
      kind: 'theorem',
      editions,
      text,
      passages: [{ kind: 'title', text: statement }, ...asked(`theorems.${slug}`), { kind: 'text', text }],
    };
  });
}

export function termsOf({ read, editions }: Published): readonly Item[] {
  return (read('glossary') as readonly PublishedTerm[]).map(({ slug, term, abbreviations, meaning }) => {
    const others = abbreviations.filter((each) => each !== term);
    const title = others.length > 0 ? `${term} (${others.join(', ')})` : term;
    const text = meaning.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/[*`]/g, '');
    return {
      ...plain,
      url: `/glossary/#${slug}`,
      title,
      where: 'Glossary',
      kind: 'term',
      editions,
      text,
      // Who types a term or an abbreviation, and nothing else, asks what it means; of troops by name, what is said of them.
      addresses: [...(isTroop(abbreviations) ? [] : [term]), ...abbreviations].map((each) => each.toLowerCase()),
      passages: [
        { kind: 'title', text: title },
        { kind: 'text', text },
      ],
    };
  });
}

/** Whether one of its abbreviations is a troop type. */
function isTroop(abbreviations: readonly string[]): boolean {
  return abbreviations.some((each) => Object.hasOwn(TROOP_TYPES, each));
}
