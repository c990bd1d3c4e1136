/** At most so long, in milliseconds. */
const LONGEST_PAUSE = 120;
/** An answer that takes no longer, in milliseconds, is there before the next key of a quick typist. */
const QUICK = 120;

/** Answers to what is being typed. */
export interface AfterTyping {
  /** Answer soon, unless more is typed before. */
  readonly soon: () => void;
  /** Answer now, and not again for what was typed before. */
  readonly now: () => void;
}

/**
 * Answer when one pauses in typing, so that no key has to wait for an answer to the one before. The pause is as long as
 * the last answer was late for the next key: nobody waits for a pause who could have had the answer.
 *
 * @param answer Answers, and resolves when the answer is shown
 */
export function afterTyping(answer: () => Promise<void>): AfterTyping {
  let pause = 0;
  let waiting = 0;
  const now = (): void => {
    clearTimeout(waiting);
    const begun = performance.now();
    void answer().then(() => {
      const took = performance.now() - begun;
      pause = Math.min(LONGEST_PAUSE, Math.max(0, took - QUICK));
    });
  };
  return {
    now,
    soon: () => {
      clearTimeout(waiting);
      waiting = window.setTimeout(now, pause);
    },
  };
}
