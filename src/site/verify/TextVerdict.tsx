import {
  addressOfWording,
  type Citation,
  type CitedTexts,
  type CitedWording,
  type FoundWording,
  type Slip,
  type Verification,
} from '../citation/line/index.ts';
import { address } from '../ground/address.ts';
import { dateInWords } from '../wording/date-in-words.ts';
import { chainInWords } from '../wording/chain-in-words.ts';
import { typeset } from '../wording/typeset.ts';
import { CitedPlace, nameOf } from './CitedPlace.tsx';
import { ComparedWords } from './ComparedWords.tsx';
import { OtherEdition } from './OtherEdition.tsx';
import { Outcome } from './Outcome.tsx';
import { SlipList } from './SlipList.tsx';

interface Props {
  readonly citation: Citation;
  readonly verification: Verification;
  readonly copy: CitedTexts;
  /** Oldest first. */
  readonly editions: readonly string[];
}

/** Whether this copy has the words of a text that was cited. */
export function TextVerdict({ citation, verification, copy, editions: chain }: Props) {
  // The second game has one edition, which is none of the chain.
  const saidOf = (ids: readonly string[]): string =>
    ids.every((id) => chain.includes(id)) ? chainInWords(ids, chain) : ids.join(', ');
  const cited = `${citation.game} ${citation.edition}`;
  switch (verification.kind) {
    case 'same':
      return (
        <>
          <Outcome tone="same" title="The same words">
            <p>
              This device reads <CitedPlace wording={verification.wording} citation={citation} /> word for word as it
              was cited.
            </p>
            <Dates citation={citation} copy={copy} />
            <NotHeld wording={verification.wording} />
            <Slips slips={verification.slips} />
          </Outcome>
          <ComparedWords blocks={verification.wording.blocks} />
        </>
      );
    case 'other edition':
      return <OtherEdition {...{ citation, verification }} holding={saidOf(verification.cited.editions)} />;
    case 'changed':
      return (
        <>
          <Outcome tone="other" title="Not the same words">
            <p>
              No edition here has the words that were cited as{' '}
              <CitedPlace wording={verification.wording} citation={citation} />.{' '}
              {whyOther(citation, verification.newer, copy)}
            </p>
            {verification.changes.length > 0 && (
              <ul>
                {verification.changes.map(({ date, what }) => (
                  <li key={date + what}>
                    {dateInWords(date)}: {what}
                  </li>
                ))}
              </ul>
            )}
            <Elsewhere found={verification.elsewhere} />
            <NotHeld wording={verification.wording} />
          </Outcome>
          <h3 class="list-title">How {cited} reads on this device</h3>
          <ComparedWords blocks={verification.wording.blocks} />
        </>
      );
    case 'absent': {
      const editions = verification.text.wordings.flatMap((each) => each.editions);
      return (
        <>
          <Outcome tone="other" title={`${verification.edition} does not have it`}>
            <p>
              “<bdi>{typeset(citation.title)}</bdi>” stands in {saidOf(editions)}, not in {citation.game}{' '}
              {verification.edition}.{' '}
              {verification.cited === null
                ? 'None of them reads as it was cited.'
                : `What was cited are the words of ${saidOf(verification.cited.editions)}.`}
            </p>
            <p>
              {verification.text.wordings.flatMap((wording) =>
                wording.editions.map((edition) => (
                  <>
                    <a key={edition} href={address(addressOfWording(wording, edition))}>
                      Read it in {edition}
                    </a>{' '}
                  </>
                )),
              )}
            </p>
          </Outcome>
          {verification.cited !== null && <ComparedWords blocks={verification.cited.blocks} />}
        </>
      );
    }
    case 'unknown':
      return (
        <Outcome tone="other" title="No such text here">
          <p>
            Nothing in this copy, of {dateInWords(copy.date)}, goes by the name “{citation.id}” in {citation.game}.
            {citation.date > copy.date &&
              ` The citation is of newer content, of ${dateInWords(citation.date)}: bring this copy up to date, and check again.`}
          </p>
          <Elsewhere found={verification.elsewhere} />
          {verification.nearest.length > 0 && <p>Names like it: {verification.nearest.join(', ')}.</p>}
        </Outcome>
      );
  }
}

function whyOther({ date }: Citation, newer: 'here' | 'cited' | 'neither', copy: CitedTexts): string {
  switch (newer) {
    case 'here':
      return `It was cited from the content of ${dateInWords(date)}; this device has that of ${dateInWords(copy.date)}: the text was changed in between.`;
    case 'cited':
      return `It was cited from newer content, of ${dateInWords(date)}; this device has that of ${dateInWords(copy.date)}. Bring this copy up to date, and check again.`;
    case 'neither':
      return `Both give the same date, ${dateInWords(date)}: the line was altered or mistyped, or one of the two copies is not as it was published on that day.`;
  }
}

function Dates({ citation: { date }, copy }: Pick<Props, 'citation' | 'copy'>) {
  if (date === copy.date) return null;
  return (
    <p>
      It was cited from the content of {dateInWords(date)}; this device has that of {dateInWords(copy.date)}. The words
      are the same in both.
    </p>
  );
}

function NotHeld({ wording: { held } }: { readonly wording: CitedWording }) {
  return held ? null : <p>We have no text of it: what is compared is what stands here about it.</p>;
}

function Slips({ slips }: { readonly slips: readonly Slip[] }) {
  if (slips.length === 0) return null;
  return (
    <>
      <p>What stands beside the words in the line differs:</p>
      <SlipList slips={slips} />
    </>
  );
}

function Elsewhere({ found }: { readonly found: FoundWording | null }) {
  if (found === null) return null;
  const { text, wording } = found;
  const edition = wording.editions.at(-1) ?? '';
  return (
    <p>
      The words that were cited are those of{' '}
      <a href={address(addressOfWording(wording, edition))}>
        {typeset(nameOf({ title: wording.title, game: text.game, edition }))}
      </a>
      .
    </p>
  );
}
