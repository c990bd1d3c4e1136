/** How long nothing is tapped before the address is written: browsers take their time for it. */
const PAUSE = 200;

let pending: (() => string) | null = null;
let timer = 0;

/**
 * Write the address of what is looked at.
 *
 * @param address Gives the address when it is written
 * @param turn Whether Back is to go back to the address as it was; it is written at once then
 */
export function remember(address: () => string, turn: boolean): void {
  if (turn) {
    flush();
    write(address(), 'pushState');
    return;
  }
  pending = address;
  clearTimeout(timer);
  timer = window.setTimeout(flush, PAUSE);
}

/** Take back what is yet to be written, as another address is looked at. */
export function forget(): void {
  pending = null;
}

/** Write what is yet to be written. */
export function flush(): void {
  if (pending !== null) write(pending(), 'replaceState');
  pending = null;
}

/** Some browsers refuse to note more than a hundred changes in half a minute; what is shown is right all the same. */
function write(address: string, how: 'pushState' | 'replaceState'): void {
  try {
    // What lies over the page stays there.
    history[how](how === 'replaceState' ? history.state : null, '', address);
  } catch {
    // The next change is noted again.
  }
}
