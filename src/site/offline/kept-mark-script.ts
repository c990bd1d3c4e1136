import { watchKept } from './keeping/index.ts';

/** On every page, what this device has: in a word in the corner, in full at the foot. */

const mark = document.querySelector<HTMLElement>('.kept-mark');
const label = mark?.querySelector('[data-kept-label]');
const sentences = document.querySelectorAll<HTMLElement>('[data-kept-sentence]');

if (mark && label) {
  watchKept((report) => {
    mark.dataset.tone = report.tone;
    mark.title = report.sentence;
    label.textContent = report.label;
    for (const sentence of sentences) {
      sentence.textContent = report.sentence;
      sentence.hidden = false;
    }
  });
}
