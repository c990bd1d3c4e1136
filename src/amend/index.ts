export { AmendmentError } from './amendment-error.ts';
export { applyAmendments } from './apply-amendments.ts';
export { checkAmendmentCites } from './check-amendment-cites.ts';
export { compareEditions, type ClauseChange } from './compare-editions.ts';
export type * from './model.ts';
export { parseAmendment } from './parse-amendment.ts';
