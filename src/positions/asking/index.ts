export { baseDepth } from './base-depth.ts';
export { MATTERS, readTableFields, type Matter } from './table-fields.ts';
export { askedBy, NEAREST_ON_DEMAND, NotLoadedError, TABLE_ON_DEMAND } from './on-demand.ts';
export { TABLE_QUERY, TABLE_QUERY_EXPLAINED } from './table-help.ts';
export type { TableAnswer } from './table-query.ts';
export { valueInWords } from './in-words.ts';
