export { PositionCodeError } from './code-error.ts';
export { isCode, readCode, writeCode } from './position-code.ts';
