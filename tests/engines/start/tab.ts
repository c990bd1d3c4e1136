/** A window of a browser, as far as the tests of all engines use one: what every engine can be asked in the same way. */
export interface Tab {
  /** Go to an address, and wait until its page is there. */
  goTo(address: string): Promise<void>;
  /**
   * Run a function in the page.
   *
   * @param script It sees nothing but its argument
   * @returns What it returns, once that is known
   */
  run<Result, Arg = undefined>(script: (arg: Arg) => Result | Promise<Result>, arg?: Arg): Promise<Result>;
  /** Click the first element that an XPath finds, as a person does. */
  click(xpath: string): Promise<void>;
}

/** A browser that was started for a test. */
export interface Engine {
  /** As it names itself. */
  readonly version: string;
  /** Its window, as wide as that of a phone. */
  readonly tab: Tab;
  close(): Promise<void>;
}

/** How wide and high the page is, in pixels. */
export const PHONE = { width: 390, height: 844 } as const;

/** Those that are tested. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';
