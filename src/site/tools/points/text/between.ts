/** What stands between words. */
export const BETWEEN = /^[\s,;:.()[\]+&/–—-]+/;
