import { deviceKey } from '../../../ground/device-key.ts';

/** What is kept: the edition that it was told in, and the text of a field; null where nothing is. */
export interface KeptText {
  readonly edition: string;
  readonly text: string | null;
}

/** A place on this device where the text of a field is kept. */
export interface KeptPlace {
  /**
   * Keep a text; none where nothing is told of it.
   *
   * @returns Whether it is kept: some browsers keep nothing, which is no error, as it is in the address all the same
   */
  keep(edition: string, text: string): boolean;
  kept(): KeptText;
}

/** The place of that name. */
function keptPlace(name: string): KeptPlace {
  const key = deviceKey(name);
  return {
    keep: (edition, text) => {
      try {
        if (text === '') localStorage.removeItem(key);
        else localStorage.setItem(key, `${edition} ${text}`);
        return true;
      } catch {
        return false;
      }
    },
    kept: () => {
      try {
        const [edition = '', text = null] = (localStorage.getItem(key) ?? '').split(/ (.*)/s);
        return { edition, text };
      } catch {
        return { edition: '', text: null };
      }
    },
  };
}

/** The last army of the points calculator. */
export const KEPT_ARMY = keptPlace('army');

/** The last game whose losses were counted. */
export const KEPT_GAME = keptPlace('game');
