/**
 * Words that do not fit the box they stand in: broken in two by lack of room, reaching out of it, or cut off.
 *
 * A word is a run of letters; between letters and anything else, a hyphen or a slash, a line may well break. A word
 * that is broken stands on two lines. Only words are measured that are long for the width of their box, as measuring
 * all would take minutes: no letter is wider than it is high by more than a fifth.
 *
 * @param view The window of the page; this function runs in it, so it knows nothing but the page
 * @returns The first such word in each kind of element: where one breaks, most of those beside it do
 */
export function brokenWords(view: Window): readonly string[] {
  const WIDEST_LETTER = 1.2;
  const SLACK = 1;
  const { document } = view;
  /** By what is wrong where, so that it is told once. */
  const faults = new Map<string, string>();
  const tell = (where: Element, before: string, word = '', after = ''): void => {
    const place = nameOf(where);
    const key = `${before} ${place}`;
    if (!faults.has(key)) faults.set(key, `${before}${word && ` “${word}”`}${after} in ${place}`);
  };

  interface Box {
    readonly element: Element;
    readonly style: CSSStyleDeclaration;
  }
  const boxes = new Map<Element, Box>();
  /** The element whose width an inline text has to do with. */
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element);
    if (known) return known;
    const style = view.getComputedStyle(element);
    const inline = /^(inline|contents|ruby.*)$/.test(style.display) && element.parentElement;
    const box = inline ? boxOf(element.parentElement) : { element, style };
    boxes.set(element, box);
    return box;
  };
  const nameOf = ({ localName, id, classList }: Element): string =>
    [localName, ...(id ? [`#${id}`] : []), ...[...classList].map((name) => `.${name}`)].join('');
  /** What is there for a screen reader only is clipped to a dot, out of the way, on purpose. */
  const forReadersOnly = (element: Element | null): boolean => {
    for (let each = element; each; each = each.parentElement) {
      if (each.clientWidth > 1 || each.clientHeight > 1) continue;
      const { position, overflowX, clipPath } = view.getComputedStyle(each);
      if (position === 'absolute' && (overflowX !== 'visible' || clipPath !== 'none')) return true;
    }
    return false;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.nodeValue ?? '';
    // A drawing's letters stand where they are put; the words of a list to choose from are the browser's to show.
    if (!parent || words.trim() === '' || parent.closest('svg, select, textarea, script, style, noscript, template'))
      continue;
    const found = [...words.matchAll(/\p{L}[\p{L}\p{M}’']*/gu)];
    const longest = Math.max(0, ...found.map(([word]) => word.length));
    if (longest < 2) continue;
    const { element, style } = boxOf(parent);
    const width = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const size = Number.parseFloat(view.getComputedStyle(parent).fontSize) * WIDEST_LETTER;
    if (longest * size <= width) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || forReadersOnly(element)) continue;
    for (const { 0: word, index } of found) {
      if (word.length < 2 || word.length * size <= width) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()].filter((part) => part.width > 0);
      const [first] = parts;
      if (!first) continue;
      if (parts.some(({ top }) => Math.abs(top - first.top) > first.height / 2)) tell(element, 'breaks the word', word);
      else if (first.width > width + SLACK && !word.includes('\u00ad'))
        tell(element, 'has less room than the word', word, ' takes');
    }
  }

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element.scrollWidth <= element.clientWidth + SLACK || element.clientWidth === 0) continue;
    const { overflowX, clipPath } = view.getComputedStyle(element);
    if (!/hidden|clip/.test(overflowX) || clipPath !== 'none' || forReadersOnly(element)) continue;
    if (element.checkVisibility({ visibilityProperty: true }) && element.innerText.trim() !== '')
      tell(element, 'cuts off what stands');
  }
  return [...faults.values()];
}
