import { useState } from 'preact/hooks';
import { writePlace, type OwnEnd } from '../../../../../positions/index.ts';
import { Select } from '../../../calculator/controls/Choice.tsx';
import { asksOfTarget, endsOf, NEEDS, ownEndOf, type Scene, type TableShown } from '../../../index.ts';
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

/** Of a gap, a combat, or an advance, alone. */
const GapSides = whenShown(async () => (await import('./GapSides.tsx')).GapSides);
const Overlaps = whenShown(async () => (await import('./Overlaps.tsx')).Overlaps);
const AdvanceQuestion = whenShown(async () => (await import('./AdvanceQuestion.tsx')).AdvanceQuestion);
const CombatFields = whenShown(async () => (await import('./CombatFields.tsx')).CombatFields);

/** For who opens it. */
const MovingWith = whenShown(async () => (await import('./MovingWith.tsx')).MovingWith);

/** About whom it is asked, who moves with it, and what the position cannot show. */
export function AskDetails({ scene, answer, edition, change }: Props) {
  const { ask, movers, to, target } = scene;
  const [mover = ''] = movers;
  const [isOpen, open] = useState(false);
  const { about } = NEEDS[ask];
  const elements = scene.position.elements;
  const side = elements.find(({ label }) => label === mover)?.side;
  const friends = elements.filter((each) => each.side === side && each.label !== mover);
  return (
    <div class="ask-bar controls" id="to-tell">
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
      {about === 'between' && <GapSides scene={scene} change={change} />}
      {to !== null && (
        <p class="ends">
          {endInWords({ label: mover, with: [], to }, answer)}.{' '}
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
              const together = movers.filter((label) => ownEndOf(scene, label) === undefined);
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
            {endInWords(end, answer)}.{' '}
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
        <details
          class="with"
          onToggle={({ currentTarget }) => {
            open(currentTarget.open);
          }}
        >
          <summary>
            {movers.length > 1 ? `With it: ${movers.slice(1).join(', ')}` : 'It moves alone: others with it?'}
          </summary>
          {isOpen && <MovingWith scene={scene} friends={friends} change={change} />}
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
function endInWords({ label, with: others, to }: OwnEnd, answer: TableShown | null): string {
  const all = others.length === 0 ? label : `${label} with ${others.join(', ')}`;
  if (to.kind !== 'at') return `${all} ends ${writePlace(to).replace(/, ([\d.]+) (?=\w+$)/u, ', $1 paces ')}`;
  const paces = answer?.moved[label];
  return paces === undefined ? `${all} has moved` : `${all} has moved ${String(paces)} paces`;
}
