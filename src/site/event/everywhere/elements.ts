/** Marks what was added to a page because of an event. */
export const OF_EVENT = 'data-of-event';

/** An element with a class and a text. */
export function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.textContent = text;
  return element;
}

/** A text of whoever made the link: its direction stays its own, and moves nothing beside it. */
export function theirs(text: string): HTMLElement {
  return made('bdi', '', text);
}

/** A paragraph of texts and elements. */
export function line(className: string, ...parts: readonly (string | Node)[]): HTMLElement {
  const paragraph = made('p', className);
  paragraph.append(...parts);
  return paragraph;
}

/** What stands side by side in the bar. */
export function row(...parts: readonly Node[]): HTMLElement {
  const division = made('div', 'event-row');
  division.append(...parts);
  return division;
}

/** A button that does something. */
export function button(text: string, tapped: () => void): HTMLButtonElement {
  const element = made('button', 'plain', text);
  element.type = 'button';
  element.addEventListener('click', tapped);
  return element;
}
