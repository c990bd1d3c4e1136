export { TABLE_QUERY } from './table-query.ts';
