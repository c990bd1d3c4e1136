import { sha256 } from '../../offline/keeping/index.ts';
import { works } from './works.ts';

/** How many digits of a hash tell one list from another. */
const DIGITS = 16;

/** What a person may have a copy of, and where each statement stands in it, as it is sent. */
export const listOfWorks: string = JSON.stringify(works);

/** What that is called: by its hash, so that an older copy of the site goes on with the list that it knows. */
export const nameOfList: string = (await sha256(new TextEncoder().encode(listOfWorks))).slice(0, DIGITS);
