export { AmendmentError } from './amendment-error.ts';
export { applyAmendments } from './apply/apply-amendments.ts';
export { checkAmendmentCites, citedBy } from './check/check-amendment-cites.ts';
export { compareEditions, type ClauseChange } from './compare/compare-editions.ts';
export type * from './model.ts';
export { parseAmendment } from './parse/parse-amendment.ts';
