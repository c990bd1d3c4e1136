export { buildWorker } from './build-worker.ts';
export { listItems, type Citable } from './list-items.ts';
export { packFiles } from './pack-files.ts';
