export { TABLE_QUERY, type TableAnswer } from './table-query.ts';
