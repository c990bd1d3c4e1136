/** What the ruler measures: as it is drawn, and in words. */
export { MeasuredLines } from './MeasuredLines.tsx';
export { MeasuredList } from './MeasuredList.tsx';
