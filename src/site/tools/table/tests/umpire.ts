import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { drag, elementOf } from './drag.ts';

/** What each act takes a person who is used to a phone but not to this page, in seconds. */
const TAKES = { tap: 1.2, drag: 2.2, scroll: 0.8, search: 0.6 };

/** Among how many buttons that stand together one has to search for the one that is meant. */
const MANY = 5;

/** Who sets up a dispute by one finger, and what that takes: what is done is counted. */
export class Umpire {
  readonly page: Page;
  private readonly done = { tap: 0, drag: 0, scroll: 0, search: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  /** About how long all of it takes, in seconds. */
  get seconds(): number {
    return Object.entries(this.done).reduce((sum, [act, times]) => sum + times * TAKES[act as keyof typeof TAKES], 0);
  }

  get taps(): number {
    return this.done.tap;
  }

  async tap(button: Locator): Promise<void> {
    const one = button.first();
    await one.waitFor();
    // Where it is out of sight, or the result lies over it, a finger scrolls.
    if (!(await one.evaluate(isInReach))) this.done.scroll += 1;
    if ((await one.locator('xpath=../*').count()) > MANY) this.done.search += 1;
    await one.tap();
    this.done.tap += 1;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** One taps the list, and then what is meant in it. */
  async select(label: string, value: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).selectOption(value);
    this.done.tap += 2;
    this.done.search += 1;
  }

  /** Put an element: of the troop that is told, or as the page makes it. */
  async put(side: 'Own' | 'Enemy', troop: string | null): Promise<void> {
    const elements = this.page.locator('.board [role="button"]');
    const before = await elements.count();
    await this.tap(this.button(`+ ${side}`));
    await expect.poll(() => elements.count()).toBe(before + 1);
    if (troop !== null) await this.make(troop);
  }

  /** The chosen element becomes one of these troops: by the button that says so, else on the sheet. */
  private async make(troop: string): Promise<void> {
    const chip = this.page.locator('.troop-chips').getByRole('button', { name: troop, exact: true });
    if ((await chip.count()) > 0) await this.tap(chip);
    else {
      const [, training = '', type = '', grade = ''] = /^(\w+) (\w+) \((\w)\)$/.exec(troop) ?? [];
      await this.tap(this.page.locator('.chosen-element .troop'));
      await this.tap(this.button(training === 'Reg' ? 'Regular' : 'Irregular'));
      await this.tap(this.button(new RegExp(`^${type}\\b`)));
      await this.tap(this.button(new RegExp(`^${grade}\\b`)));
    }
    await this.page.locator('.chosen-element .troop[data-told="true"]').filter({ hasText: troop }).waitFor();
  }

  async choose(label: string): Promise<void> {
    await this.tap(this.page.locator(`[data-label="${label}"]`));
  }

  /** Drag an element by so many paces to the right, and up, of where it is. */
  async drag(label: string, right: number, up: number): Promise<void> {
    const board = this.page.locator('.board');
    const element = elementOf(this.page, label);
    if (!(await board.evaluate(isInReach)) || !(await element.evaluate(isInReach))) {
      this.done.scroll += 1;
      await board.evaluate((each) => {
        each.scrollIntoView({ block: 'center' });
      });
    }
    const pace = await board.locator('svg').evaluate((svg) => (svg as SVGSVGElement).getScreenCTM()!.a);
    await drag(element, right * pace, -up * pace);
    this.done.drag += 1;
  }
}

/** Whether the middle of it is seen, and nothing lies over it. */
function isInReach(each: Element): boolean {
  const { x, y, width, height } = each.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (each.contains(top) || top.contains(each));
}
