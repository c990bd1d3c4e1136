/** Where the points stand that the sources leave open: the open ones of each list, from the root of the site. */
export const OPEN_DISCREPANCIES = '/discrepancies/#open';

/** The list narrowed down to what is open, as its box does by these words. */
export const OPEN_RULINGS = '/rulings/?filter=not+settled';
