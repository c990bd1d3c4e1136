export { baseDepth } from './base-depth.ts';
export { TABLE_QUERY } from './table-query.ts';
