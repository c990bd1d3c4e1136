/**
 * Whether a button was tapped before its script came: then it has the focus, as by a pointer. Safari focuses no button but
 * one that has a tab index.
 */
export function isTappedEarly(button: Element): boolean {
  return button === document.activeElement && !button.matches(':focus-visible');
}
