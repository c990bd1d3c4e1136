export { COLLECTIONS, notInForce, type Collection } from './collections.ts';
export { currentEvent, holdingEvent, localRulingsOn } from './current-event.ts';
export { HOLD_DAYS, isOver, LONGEST_HOLD_DAYS } from './event-end.ts';
export { canPress, readEvent, writeEvent, type ReadEvent } from './event-link.ts';
export { checkSheet, LIMITS, type EventSheet, type LocalRuling, type SheetProblem } from './event-sheet.ts';
export { editionInPlay, playsInWords, type InPlay } from './edition-in-play.ts';
export { chosenEdition, hasBook, isPinned, keepsAny, keyOfBook, keyOfDraft, whenPlayChanges } from './kept-play.ts';
export { chooseEdition, leaveEvent, pinEvent } from './pinned-event.ts';
