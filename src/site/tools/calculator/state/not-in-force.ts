/** What says whose texts are not in force at an event: fetched only where the device plays at one. */
export { notInForce } from '../../../event/link/index.ts';
