/** The device did not keep a book: it is full, or the browser keeps nothing here. */
export class RoomError extends Error {
  constructor(reason: unknown) {
    super(`The device did not keep the book: ${String(reason)}`);
    this.name = 'RoomError';
  }
}
