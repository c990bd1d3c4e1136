export { AS_AMENDED_BY, type Citation } from './citation.ts';
export {
  addressOfWording,
  type CitedText,
  type CitedTexts,
  type CitedWording,
  type ContentChange,
} from './cited-text.ts';
export { LONGEST } from './longest.ts';
export { printCitation } from './print-citation.ts';
export { readCitation, type ReadCitation } from './read-citation.ts';
export { withoutUnseen } from './unseen.ts';
export { isSlip, verifyCitation, type FoundWording, type Slip, type Verification } from './verify-citation.ts';
