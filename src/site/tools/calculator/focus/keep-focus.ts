type Focusable = HTMLElement | SVGElement;

/** What can have the focus; whether it is seen, the browser knows. */
const FOCUSABLE = 'a[href], button, select, textarea, input, summary, [tabindex="0"]';

/** Where one types: under a finger it would bring up the keyboard of a telephone, over what was tapped. */
const TYPED_INTO = 'textarea, input:is([type="text"], [type="number"])';

/** What has the focus, and what stood around it while it did. */
interface Held {
  readonly element: Focusable;
  /** Whether a key pressed it: under a finger nothing scrolls. */
  readonly byKey: boolean;
  /** What it stands in, from the innermost. */
  readonly within: readonly Element[];
  /** What comes after it, and then what comes before, the nearest first. */
  readonly others: readonly Focusable[];
}

/**
 * Wherever something goes that has the focus, or can no longer be pressed, the focus goes on from there: to what its
 * `data-then` selects, else to what came next in what was around it, else to what came before.
 *
 * Without that it falls to the top of the page, and who works by keys begins there again.
 */
export function keepFocus(root: HTMLElement): void {
  const begun = root.querySelector<Focusable>(':focus');
  let held = begun && heldIn(root, begun, false);
  const hold = ({ type }: Event): void => {
    const element = root.querySelector<Focusable>(':focus');
    held = element && heldIn(root, element, type === 'keydown');
  };
  // What stands around it may have changed by the time that a key is pressed.
  for (const type of ['focusin', 'keydown']) root.addEventListener(type, hold, true);
  // Who goes elsewhere by himself, by a key or a finger, is not called back.
  for (const type of ['focusin', 'pointerdown'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (!held?.element.contains(target as Node)) held = null; // what has happened to something of the document
      },
      true,
    );
  new MutationObserver(() => {
    const active = document.activeElement;
    if (held === null || (active !== document.body && !active?.matches(':disabled'))) return;
    for (const each of heirsOf(held)) {
      if (!held.byKey && each.matches(TYPED_INTO)) continue;
      // What is gone, is not seen or cannot be pressed does not take it.
      each.focus({ preventScroll: !held.byKey });
      if (each.matches(':focus:not(:disabled)')) return;
    }
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

function heldIn(root: HTMLElement, element: Focusable, byKey: boolean): Held {
  const within: Element[] = [];
  for (let each = element.parentElement; each && root.contains(each); each = each.parentElement) within.push(each);
  const all = [...root.querySelectorAll<Focusable>(FOCUSABLE)];
  const at = all.indexOf(element);
  return { element, byKey, within, others: [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).toReversed()] };
}

/** What may have the focus in its place, the best first: itself, where it was but moved. */
function heirsOf({ element, within, others }: Held): readonly Focusable[] {
  const { then } = element.dataset;
  return [
    element,
    ...(then ? document.querySelectorAll<Focusable>(then) : []),
    ...within.flatMap((around) => [
      ...others.filter((each) => around.contains(each)),
      ...around.querySelectorAll<Focusable>(FOCUSABLE),
    ]),
  ];
}
