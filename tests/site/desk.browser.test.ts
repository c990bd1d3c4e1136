import { expect, test } from 'vitest';
import { pageOfEveryKind } from './built-site.ts';
import { axeFindings } from './look/axe-findings.ts';
import { looksOf } from './look/looks-of.ts';
import { openFirstFolds } from './look/open-first-folds.ts';
import { runInPage } from './look/run-in-page.ts';
import { DESK, visitor } from './look/visit.ts';

/**
 * One page of every kind on a desk: loaded once, and asked all that is asked of it there. Axe asks all its rules again:
 * a wide page shows what a narrow one leaves out and puts it elsewhere, and nearly every rule looks at what is shown.
 */

const visit = visitor(DESK);

test.each([...pageOfEveryKind()])('%s: nothing is wrong on a desk', async (_kind, address) => {
  const found = await visit(address, async (page) => {
    await runInPage(page, openFirstFolds);
    return [...(await axeFindings(page)), ...(await looksOf(page))];
  });
  expect(found).toEqual([]);
});
