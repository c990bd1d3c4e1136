/**
 * How long a test waits, in milliseconds, for what is yet to be seen; it goes on as soon as that is seen.
 *
 * It is no limit on how fast anything is: on a machine at a tenth of the speed, which does four other things besides,
 * only what never comes takes so long, and then the message says what was waited for. The limit on time is that of the
 * whole run (`run-limit.ts`).
 */
export const PATIENCE = 10 * 60_000;
