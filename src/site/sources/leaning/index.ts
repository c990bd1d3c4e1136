export { leansOn, ofWhom, type Leaning } from './leans-on.ts';
