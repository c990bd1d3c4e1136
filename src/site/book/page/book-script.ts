/** The page of the reader's own copy: all it does needs JavaScript, and is loaded here alone. */

const place = document.querySelector<HTMLElement>('#book');

if (place)
  import('./show-books.tsx').then(
    ({ showBooks }) => showBooks(place),
    () => {
      place.textContent = 'This page could not be loaded whole. Open it again once there is a connection.';
    },
  );

export {};
