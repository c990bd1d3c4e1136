import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { fileOf } from '../built-site.ts';
import { classesOf } from './classes-of.ts';
import { DRAWN_HOOKS, HOOKS } from './hooks.ts';

/** The classes of all that is on a page as its scripts have made it. */
export async function classesOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    ...new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])),
  ]);
}

/** Those of them that no sheet of the page has a rule for, and that are no hooks. */
export async function bareClasses(page: Page): Promise<readonly string[]> {
  const sheets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  );
  const styled = new Set(sheets.flatMap((sheet) => [...styledBy(sheet)]));
  return (await classesOn(page)).filter((name) => !styled.has(name) && !HOOKS.has(name) && !DRAWN_HOOKS.has(name));
}

const known = new Map<string, ReadonlySet<string>>();

function styledBy(sheet: string): ReadonlySet<string> {
  const classes = known.get(sheet) ?? classesOf(readFileSync(fileOf(sheet), 'utf8'));
  known.set(sheet, classes);
  return classes;
}
