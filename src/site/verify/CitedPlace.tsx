import { addressOfWording, type Citation, type CitedWording } from '../citation/line/index.ts';
import { address } from '../ground/address.ts';
import { typeset } from '../wording/typeset.ts';

interface Props {
  readonly wording: CitedWording;
  readonly citation: Citation;
}

/** What was cited, by name, with a link to where it stands in the edition that was named. */
export function CitedPlace({ wording, citation }: Props) {
  const edition = citation.edition.slice(citation.edition.lastIndexOf('-') + 1);
  return (
    <a href={address(addressOfWording(wording, edition))}>{typeset(nameOf({ ...citation, title: wording.title }))}</a>
  );
}

/** What was cited, in short: `Spears, DBM 3.4`. */
export function nameOf({ title, game, edition }: Pick<Citation, 'title' | 'game' | 'edition'>): string {
  return `${title}, ${game} ${edition}`;
}
