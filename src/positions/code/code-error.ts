/** A code that stands for no position: it was damaged, or cut short. */
export class PositionCodeError extends Error {}
