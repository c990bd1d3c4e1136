import { beforeAll, test } from 'vitest';
import { checkSteps, preparation, runCheckStep, type CheckStep } from '../../scripts/check.ts';

/** Fails with what the step printed. */
async function expectToPass(step: CheckStep): Promise<void> {
  const { passed, output } = await runCheckStep(step);
  if (!passed) throw new Error([output, ...(step.hint ? [`Hint: ${step.hint}`] : [])].join('\n'));
}

beforeAll(() => expectToPass(preparation));

test.concurrent.for(checkSteps)('$heading', expectToPass);
