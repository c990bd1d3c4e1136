/** The page of event sheets. What works it is loaded on top of the page. */

const place = document.querySelector<HTMLElement>('#event');
const list = document.querySelector<HTMLDataListElement>('#event-texts');

// The sheet is what stands behind the # of the address: who skips to the text leaves it there.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href="#main"]') : null;
  const text = link && document.querySelector<HTMLElement>('#main');
  if (!text) return;
  event.preventDefault();
  text.focus();
});

if (place && list) {
  import('./mount-event.tsx').then(
    ({ mountEvent }) => {
      mountEvent(place, list);
    },
    () => {
      place.textContent = 'This page could not be loaded whole. Load it again once there is a connection.';
    },
  );
}

export {};
