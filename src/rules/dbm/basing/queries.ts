import { decide } from '../../frame/decide.ts';
import { flag, type Field } from '../../frame/questions/field.ts';
import { QuestionError } from '../../frame/questions/question-error.ts';
import { defineQuery, type Answer } from '../../frame/questions/query.ts';
import { shown } from '../../frame/questions/shown.ts';
import { UnprovidedError } from '../../frame/rule-errors.ts';
import type { DbmRules, DbmSteps } from '../dbm-steps.ts';
import { trailStep } from '../movement/trail-step.ts';
import { Troops } from '../movement/troops.ts';
import { formatTroop, type Troop } from '../troops/parse-troop.ts';
import { troop } from '../troops/troop-field.ts';

const figures: Field<15 | 25> = {
  expects: '15 or 25',
  meaning: 'The size of the figures, in millimetres. Left out: 15.',
  schema: () => ({ enum: [15, 25] }),
  read: (value, path) => {
    if (value === undefined || value === null || value === 15) return 15;
    if (value === 25) return 25;
    throw new QuestionError(path, `expected ${figures.expects}, found ${shown(value)}`);
  },
};

const BASE_FIELDS = {
  troop: troop('The element.'),
  chariot: flag('It is a chariot.'),
  doubleBased: flag('It is a double based element.'),
  mountedInfantry: flag('It is mounted infantry, on its mounts.'),
  figures,
};

/** How deep is the base of this element? */
interface BaseQuestion {
  readonly troop: Troop;
  readonly chariot: boolean;
  readonly doubleBased: boolean;
  readonly mountedInfantry: boolean;
  readonly figures: 15 | 25;
}

/** How deep the base of an element is. */
interface BaseAnswer extends Answer {
  readonly depthMillimetres: number;
}

/** The questions of bases. */
export const BASING_QUERIES = {
  base: defineQuery<DbmSteps, typeof BASE_FIELDS, BaseQuestion, BaseAnswer>({
    summary: 'How deep the base of an element is.',
    fields: BASE_FIELDS,
    answers: 'depthMillimetres.',
    example: { troop: 'Reg Bd (O)' },
    question: (fields) => fields,
    describe: (base) =>
      `How deep is the base of ${formatTroop(base.troop)}${kindOf(base)}, with ${String(base.figures)} mm figures?`,
    answer: depthOf,
  }),
};

function kindOf({ chariot, doubleBased, mountedInfantry }: BaseQuestion): string {
  const kinds = [
    chariot ? 'in a chariot' : null,
    doubleBased ? 'double based' : null,
    mountedInfantry ? 'on its mounts' : null,
  ];
  return kinds.flatMap((kind) => (kind === null ? [] : [`, ${kind}`])).join('');
}

function depthOf({ edition, steps }: DbmRules, { troop: based, ...others }: BaseQuestion): BaseAnswer {
  const element = new Troops(based);
  const found = decide(steps.baseDepth, (rule) => rule({ element, ...others }));
  if (found === null) throw new UnprovidedError(`no text that we have says how deep bases of ${element.words} are`);
  const label = `Bases of ${element.words} are ${String(found.value)} mm deep`;
  return { edition, depthMillimetres: found.value, trail: [trailStep('base depth', found, label, found.value)] };
}
