/** More AP than any army is allowed. */
export const MOST_BUDGET = 9999;
