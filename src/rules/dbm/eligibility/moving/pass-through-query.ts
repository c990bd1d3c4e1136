import { troop } from '../../troops/troop-field.ts';
import { formatTroop } from '../../troops/parse-troop.ts';
import { defineYesOrNo } from '../define-yes-or-no.ts';
import type { Passage } from './movement-cases.ts';
import { namedElement } from '../named-element.ts';
import { word } from '../word.ts';
import { bind } from '../yes-or-no.ts';

/** May an element pass through friends, and do they flee? */
export const PASS_THROUGH_QUERY = defineYesOrNo({
  summary: 'Whether an element may pass through friends, or whether those passed through flee.',
  fields: {
    question: word(
      'May it pass through, or do those passed through flee.',
      { may: ['may pass through'], flee: ['do they flee'] },
      'may',
    ),
    mover: troop('The element that passes through.'),
    passed: troop('The friends whom it passes through.'),
  },
  example: { mover: 'Irr Kn (O)', passed: 'Irr Hd (I)' },
  asks: ({ question, mover, passed }) => {
    const [rider, friends] = [formatTroop(mover), formatTroop(passed)];
    return question === 'may'
      ? `May ${rider} pass through ${friends}`
      : `Do ${friends} flee if ${rider} pass through them`;
  },
  circumstances: () => [],
  about: 'whether they may pass through, or what comes of it',
  rules: ({ steps }, { question, mover, passed }) => {
    const passage: Passage = { mover: namedElement(mover), passed: namedElement(passed) };
    return bind(question === 'may' ? steps.mayPassThrough : steps.fleeWhenPassed, passage);
  },
});
