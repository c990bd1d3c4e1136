export { drawnPosition, type Drawing } from './drawn-position.ts';
