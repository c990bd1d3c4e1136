import type { PublishedClause } from '../../../compiler/publish/index.ts';
import type { PageName } from '../../../compiler/words/index.ts';
import type { PlaceInPrint } from '../reading/index.ts';

/**
 * Where a clause stands in the printed rulebook: what its `place` says, apart from the name of its section.
 *
 * @param clause In the edition that is read
 * @param section The title of its section
 */
export function placeOf({ page, place, citations }: PublishedClause, section: string): PlaceInPrint {
  const inSection = withoutName(place ?? '', section);
  if (place === null || inSection !== null) return placed(page, section, inSection ?? '');
  const printed = citations.map(
    ({ where }) => /^pp?\. \d+[a-z]?, (?<section>[^,]+), (?<locator>.+)$/.exec(where)?.groups,
  );
  const named = printed.find((each) => each?.locator?.startsWith(place));
  return placed(page, named?.section ?? section, place);
}

function placed(page: PageName | null, section: string, locator: string): PlaceInPrint {
  return locator === '' ? { page, section } : { page, section, locator };
}

/** `Army size, para 2` -> `para 2`; null if it does not name the section. */
function withoutName(place: string, section: string): string | null {
  const parts = place.split(', ');
  const at = parts.findLastIndex((part) => part.toLowerCase() === section.toLowerCase());
  return at < 0 ? null : parts.slice(at + 1).join(', ');
}
