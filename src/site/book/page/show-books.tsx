import { render } from 'preact';
import { BookPage } from './BookPage.tsx';
import './book.css';

/** Show the books of this device. */
export function showBooks(place: HTMLElement): void {
  render(<BookPage />, place);
}
