/** What can have the focus; whether it is seen, the browser knows. */
const FOCUSABLE = 'a[href], button, select, textarea, input, summary, [tabindex="0"]';

/** What has the focus, and what stood around it while it did. */
interface Held {
  readonly element: HTMLElement | SVGElement;
  /** From the innermost one. */
  readonly within: readonly Element[];
  readonly before: readonly Element[];
  readonly after: readonly Element[];
}

/**
 * Wherever something goes that has the focus, or can no longer be pressed, the focus goes on from there: to what its
 * `data-then` selects, else to what came next in what was around it, else to what came before.
 *
 * Without that it falls to the top of the page, and who works by keys begins there again.
 */
export function keepFocus(root: HTMLElement): void {
  let held: Held | null = null;
  const hold = (): void => {
    const element = document.activeElement;
    held = root.contains(element) && canFocus(element) ? heldIn(root, element) : null;
  };
  root.addEventListener('focusin', hold);
  // What stands around it may have changed since.
  root.addEventListener('keydown', hold, true);
  root.addEventListener('focusout', ({ target }) => {
    // Who leaves by himself is not called back; of what is taken away that is seen only after it is gone.
    setTimeout(() => {
      if (held?.element === target && canHave(held.element) && document.activeElement !== target) held = null;
    });
  });
  new MutationObserver(() => {
    if (held === null) return;
    const active = document.activeElement;
    const isLost = active === null || active === document.body || (active === held.element && !canHave(active));
    if (!isLost) return;
    const { element } = held;
    if (document.querySelector('dialog[open]') === null) for (const each of heirsOf(held)) if (takes(each)) return;
    if (!canHave(element)) held = null;
  }).observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

function heldIn(root: HTMLElement, element: Held['element']): Held {
  const within: Element[] = [];
  for (let each = element.parentElement; each !== null && each !== root; each = each.parentElement) within.push(each);
  const order = [...root.querySelectorAll(FOCUSABLE)];
  const at = order.indexOf(element);
  return {
    element,
    within: [...within, root],
    before: order.slice(0, Math.max(at, 0)).toReversed(),
    after: order.slice(at + 1),
  };
}

/** What may have the focus in its place, the best first: itself, where it was but moved. */
function* heirsOf({ element, within, before, after }: Held): Generator<Element> {
  yield element;
  const then = element.dataset.then;
  if (then !== undefined) yield* document.querySelectorAll(then);
  for (const around of within)
    if (around.isConnected) {
      const stood = [...after, ...before].filter((each) => around.contains(each));
      yield* stood;
      yield* around.querySelectorAll(FOCUSABLE);
    }
}

/** Whether it has the focus now: what is not seen does not take it. */
function takes(element: Element): boolean {
  if (!canFocus(element) || !canHave(element)) return false;
  element.focus();
  return document.activeElement === element;
}

function canFocus(element: Element | null): element is HTMLElement | SVGElement {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

function canHave(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled');
}
