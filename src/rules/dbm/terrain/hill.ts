import { decide } from '../../frame/decide.ts';
import type { DbmRules } from '../dbm-steps.ts';
import type { TrailStep } from '../../frame/trail.ts';
import { HILLS, type Covering } from './features.ts';
import type { Going, Hill } from './placing.ts';
import type { TerrainQuestion } from './question.ts';

/** What an answer says of a hill. */
export interface HillAnswer {
  readonly class: Hill['class'];
  /** By its slopes and their covering: `steep`, `gentle Wd`. */
  readonly going: Readonly<Record<string, Going>>;
  readonly listNeeds: readonly string[];
}

/** A hill as the rules class it, and what they said. */
export interface ClassedHill {
  readonly hill: Hill;
  readonly answer: HillAnswer;
  readonly trail: readonly TrailStep[];
}

type Told = Pick<TerrainQuestion, 'feature' | 'slopes' | 'coverings' | 'hillSize'>;

/**
 * The hill of a question, or the one that its built-up area incorporates. Where no rule classes it, as too little is
 * told, it is of the class that the question names.
 *
 * @returns Null where there is no hill
 * @throws {NotHeldError} If its class rests on wording that is not held
 */
export function classHill(rules: DbmRules, told: Told, withRoad: boolean): ClassedHill | null {
  const { feature, coverings, hillSize } = told;
  if (!HILLS.includes(feature) && hillSize === 0) return null;
  const slopes = told.slopes ?? (feature === 'H(G)' ? 'gentle' : null);
  const trail: TrailStep[] = [];
  const found = decide(rules.steps.hillClass, (rule) => rule({ slopes, coverings, withRoad }));
  if (found !== null) trail.push({ step: 'hill', clause: found.clause.id, label: `it is a ${found.value}` });

  const needs = new Set<string>();
  for (const covering of coverings) {
    const needed = decide(rules.steps.hillNeeds, (rule) => rule({ covering }));
    if (needed === null) continue;
    for (const entry of needed.value) needs.add(entry);
    trail.push({
      step: 'needs',
      clause: needed.clause.id,
      label: `${covering} on a hill: the list must include ${needed.value.join(' and ')}`,
    });
  }

  const going: Record<string, Going> = {};
  const ask = (steep: boolean, covering: Covering | null): void => {
    const decision = decide(rules.steps.slopeGoing, (rule) => rule({ steep, covering, withRoad }));
    if (decision === null) return;
    const slope = [steep ? 'steep' : 'gentle', ...(covering === null || steep ? [] : [covering])].join(' ');
    going[slope] = decision.value;
    trail.push({ step: 'going', clause: decision.clause.id, label: `${slope} slopes: ${decision.value} going` });
  };
  if (slopes === 'steep' || slopes === 'mixed') ask(true, null);
  if (slopes === 'gentle' || slopes === 'mixed') for (const covering of coverings) ask(false, covering);

  const named = feature === 'H(G)' || feature === 'H(S)' ? feature : null;
  const hill: Hill = { slopes, coverings, class: found?.value ?? named, needs: [...needs] };
  return { hill, answer: { class: hill.class, going, listNeeds: hill.needs }, trail };
}
