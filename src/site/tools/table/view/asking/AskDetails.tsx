import { terrainNames, writePlace, type Place } from '../../../../../positions/index.ts';
import { Select } from '../../../calculator/controls/Choice.tsx';
import { Several } from '../../../calculator/controls/Several.tsx';
import { asksOfTarget, endsByItself, endsOf, NEEDS, type Scene, type TableShown } from '../../../index.ts';
import { whenShown } from '../../../calculator/state/when-shown.tsx';
import { onBoard } from '../board/on-board.ts';
import { namedElements } from './named-elements.ts';

interface Props {
  readonly scene: Scene;
  readonly answer: TableShown | null;
  readonly edition: string;
  readonly change: (scene: Scene) => void;
}

/** Whom it is about: what stands before that, and what it is where nobody is told. */
const ABOUT: Readonly<Partial<Record<Scene['ask'], readonly [words: string, nobody: string]>>> = {
  spontaneous: ['Upon', 'the closest enemy'],
  flee: ['From the press forward of', 'nobody'],
};

/** It is loaded with what answers, which finds out what is open. */
const OpenFields = whenShown(async () => (await import('./OpenFields.tsx')).OpenFields);

/** Of a combat, or an advance, alone. */
const Overlaps = whenShown(async () => (await import('./Overlaps.tsx')).Overlaps);
const AdvanceQuestion = whenShown(async () => (await import('./AdvanceQuestion.tsx')).AdvanceQuestion);
const CombatFields = whenShown(async () => (await import('./CombatFields.tsx')).CombatFields);

/** About whom it is asked, who moves with it, and what the position cannot show. */
export function AskDetails({ scene, answer, edition, change }: Props) {
  const { ask, movers, to, target, between } = scene;
  const [mover = ''] = movers;
  const { about } = NEEDS[ask];
  const elements = scene.position.elements;
  const none = [{ value: '', label: '…' }];
  const { terrain } = scene.position;
  const barring = terrainNames(terrain)
    .filter((_, index) => terrain[index]?.form !== 'edge' && terrain[index]?.kind !== 'road')
    .map((name) => ({ value: name, label: name }));
  const side = elements.find(({ label }) => label === mover)?.side;
  const friends = elements.filter((each) => each.side === side && each.label !== mover);
  return (
    <div class="ask-bar" id="to-tell">
      {ask === 'spontaneous' && <AdvanceQuestion scene={scene} change={change} />}
      {asksOfTarget(ask) && (
        <label>
          {ABOUT[ask]?.[0] ?? 'At'}
          <Select
            name="at"
            label="Whom it is about"
            text={target ?? ''}
            options={[
              { value: '', label: ABOUT[ask]?.[1] ?? '…' },
              ...namedElements(scene).filter(({ value }) => value !== mover),
            ]}
            tell={(text) => {
              change({ ...scene, target: text === '' ? null : text });
            }}
          />
        </label>
      )}
      {about === 'between' &&
        [0, 1].map((index) => (
          <label key={index}>
            {index === 0 ? 'Between' : 'and'}
            <Select
              name={`between ${String(index)}`}
              label={index === 0 ? 'Gap from' : 'Gap to'}
              text={between[index] ?? ''}
              options={[...none, ...namedElements(scene).filter(({ value }) => value !== mover), ...barring]}
              tell={(text) => {
                const both = [between[0] ?? '', between[1] ?? ''].with(index, text);
                change({ ...scene, between: both.filter((each) => each !== '') });
              }}
            />
          </label>
        ))}
      {to !== null && (
        <p class="ends">
          {endInWords(mover, to, answer)}.{' '}
          <button
            type="button"
            class="plain"
            data-then={onBoard(mover)}
            onClick={() => {
              change({ ...scene, to: null, ends: [] });
            }}
          >
            Back to its start
          </button>
        </p>
      )}
      {ask === 'contact' && answer?.verdict === 'yes' && (
        <p class="ends">
          May it go so far, with what stands in its way?{' '}
          <button
            type="button"
            class="plain"
            data-then='.asked [name="ask"]'
            onClick={() => {
              const together = movers.filter((label) => !endsByItself(scene, label));
              change({ ...scene, ask: 'reach', movers: together, ends: [], tell: {} });
            }}
          >
            Far enough?
          </button>
        </p>
      )}
      {to !== null &&
        endsOf(scene).map((end) => (
          <p key={end.label} class="ends">
            {endInWords(end.label, end.to, answer)}.{' '}
            <button
              type="button"
              class="plain"
              data-then={onBoard(end.label)}
              onClick={() => {
                change({ ...scene, ends: scene.ends.filter(({ label }) => label !== end.label) });
              }}
            >
              Beside {mover} again
            </button>
          </p>
        ))}
      {mover !== '' && friends.length > 0 && NEEDS[ask].to !== 'none' && (ask !== 'combat' || to !== null) && (
        <details class="with">
          <summary>
            {movers.length > 1 ? `With it: ${movers.slice(1).join(', ')}` : 'It moves alone: others with it?'}
          </summary>
          <Several
            name="with"
            label="Move with it as one group"
            text={movers.slice(1).join(',')}
            ready
            options={friends.map(({ label }) => ({ value: label, label }))}
            tell={(text) => {
              change({ ...scene, movers: [mover, ...(text === '' ? [] : text.split(','))] });
            }}
          />
          {ask === 'contact' &&
            to !== null &&
            friends
              .filter(({ label }) => movers.includes(label) && !endsByItself(scene, label))
              .map(({ label, places }) => (
                <button
                  key={label}
                  type="button"
                  class="plain"
                  onClick={() => {
                    // It starts there, and is dragged on; who is placed by another that moves ends by where that does.
                    change({ ...scene, ends: [...endsOf(scene), { label, to: places[0] }] });
                  }}
                >
                  {label} by itself, at the same time
                </button>
              ))}
        </details>
      )}
      {ask === 'combat' && <Overlaps scene={scene} rulings={answer?.rulings ?? []} edition={edition} change={change} />}
      {ask === 'combat' && <CombatFields scene={scene} rulings={answer?.rulings ?? []} change={change} />}
      {(answer !== null || Object.keys(scene.tell).length > 0) && (
        <OpenFields scene={scene} rulings={answer?.rulings ?? []} change={change} />
      )}
    </div>
  );
}

/** Where one ends: the contact that it makes, or how far it has moved, as nobody counts places on a table. */
function endInWords(label: string, to: Place, answer: TableShown | null): string {
  if (to.kind !== 'at') return `${label} ends ${writePlace(to).replace(/, ([\d.]+) (?=\w+$)/u, ', $1 paces ')}`;
  const paces = answer?.moved[label];
  return paces === undefined ? `${label} has moved` : `${label} has moved ${String(paces)} paces`;
}
