/**
 * Do something with each item, a few at a time.
 *
 * @throws What the first that failed has thrown, once those under way have ended; no other is begun
 */
export async function inParallel<Item>(
  width: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const errors: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined && errors.length === 0; item = waiting.shift()) {
      await work(item).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  if (errors.length > 0) throw errors[0];
}
