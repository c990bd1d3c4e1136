export { baseDepth } from './base-depth.ts';
export { meaningOf } from './reading/asked-queries.ts';
export { MATTERS, readTableFields } from './table-fields.ts';
export { TABLE_QUERY_EXPLAINED } from './table-help.ts';
export { TABLE_QUERY, type TableAnswer } from './table-query.ts';
