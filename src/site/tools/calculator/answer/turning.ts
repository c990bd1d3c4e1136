import { createContext } from 'preact';

/** Turns the answer that stands on the page to the opponent; null where there is none. */
export const Turning = createContext<(() => Promise<void>) | null>(null);
