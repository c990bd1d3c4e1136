/** The page of event sheets. What works it is loaded on top of the page. */

const place = document.querySelector<HTMLElement>('#event');
const list = document.querySelector<HTMLDataListElement>('#event-texts');

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
