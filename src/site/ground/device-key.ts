import { address } from './address.ts';

/** Under which name something is kept on the device: other sites of the same origin keep things too. */
export function deviceKey(name: string): string {
  return `legal-contact ${address('/')} ${name}`;
}
