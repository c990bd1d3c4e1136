/**
 * Whether letters are so large for the width of the screen that only what is asked for first can be shown at once: on a
 * phone from about one and three quarters of their usual size on.
 */
export function hasLargeLetters(): boolean {
  return innerWidth < 14 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
