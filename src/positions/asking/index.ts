export { baseDepth } from './base-depth.ts';
export { MATTERS, type Matter } from './matters.ts';
export { NAMED_CLAUSES } from './named-clauses.ts';
export { readTableFields } from './table-fields.ts';
export { NEAREST_ON_DEMAND } from './nearest/nearest-on-demand.ts';
export { askedBy, loadAsker, NotLoadedError, TABLE_ON_DEMAND } from './on-demand.ts';
export { TABLE_QUERY, TABLE_QUERY_EXPLAINED } from './table-help.ts';
export type { TableAnswer } from './table-query.ts';
export { valueInWords } from './in-words.ts';
