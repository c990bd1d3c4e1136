export { loadDba } from './load-dba.ts';
export { understandDba } from './understand-dba.ts';
