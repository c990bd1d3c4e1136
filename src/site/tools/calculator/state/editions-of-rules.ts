import { createRuleSet, DBM_STEPS, type DbmClauseCode, type DbmRules } from '../../../../rules/index.ts';
import { address } from '../../../ground/address.ts';

/** What the compiler wrote of an edition for calculators. */
interface CalculatorModule {
  readonly clauses: readonly DbmClauseCode[];
  readonly elsewhere: Readonly<Record<string, string>>;
}

/** The rules of an edition, and where its clauses stand on this site. */
export interface EditionRules {
  readonly edition: string;
  readonly rules: DbmRules;
  readonly urlOf: (clause: string) => string;
}

const modules = import.meta.glob<CalculatorModule>(['/generated/*/calculator.ts', '/generated/*/whole.ts']);
const loaded = new Map<string, EditionRules>();

/** How much of an edition: all of it, or only what calculators ask; what is left out, `ASKED_BY_THE_TABLE` names. */
export type Extent = 'whole' | 'calculator';

/** The rules of an edition, if they are here already. */
export function rulesAtHand(edition: string, extent: Extent = 'whole'): EditionRules | null {
  return loaded.get(`${edition}/${extent}`) ?? null;
}

/**
 * Load the rules of an edition. It is done once, and only when they are asked for.
 *
 * @throws {Error} If they cannot be fetched
 */
export async function loadRules(edition: string, extent: Extent = 'whole'): Promise<EditionRules> {
  const rules = rulesAtHand(edition, extent) ?? (await load(edition, extent));
  loaded.set(`${edition}/${extent}`, rules);
  return rules;
}

async function load(edition: string, extent: Extent): Promise<EditionRules> {
  const module = modules[`/generated/${edition}/${extent}.ts`];
  if (module === undefined) throw new Error(`Cannot load the rules of "${edition}": there is no such edition`);
  const { clauses, elsewhere } = await module();
  return {
    edition,
    rules: createRuleSet({ steps: DBM_STEPS }, edition, clauses),
    urlOf: (clause) => address(elsewhere[clause] ?? `/${edition}/${clause.split('.')[0] ?? ''}/#${clause}`),
  };
}
