/** What is needed did not come: there is no connection, or a server has it no more. */
export class NotReachedError extends Error {
  constructor(reason: unknown) {
    super(`Cannot fetch it: ${String(reason)}`, { cause: reason });
    this.name = 'NotReachedError';
  }
}

/**
 * What is being fetched, once it is there.
 *
 * @throws {NotReachedError} If it does not come: a browser throws a `TypeError` then, as it does of many a mistake in code
 */
export async function reached<Fetched>(fetching: Promise<Fetched>): Promise<Fetched> {
  try {
    return await fetching;
  } catch (error) {
    throw error instanceof TypeError ? new NotReachedError(error) : error;
  }
}
