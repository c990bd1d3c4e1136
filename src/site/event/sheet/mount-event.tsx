import { render } from 'preact';
import { EventPage } from './EventPage.tsx';
import { readTexts } from './event-texts.ts';

/** Bring the page of event sheets to life. */
export function mountEvent(place: HTMLElement, list: HTMLDataListElement): void {
  const editions = place.dataset.editions?.split(' ') ?? [];
  const date = place.dataset.content ?? '';
  render(<EventPage editions={editions} texts={readTexts(list, editions)} date={date} />, place);
}
