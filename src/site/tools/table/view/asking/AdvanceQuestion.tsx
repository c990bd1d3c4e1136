import { Segments } from '../../../calculator/controls/Choice.tsx';
import type { Scene } from '../../../index.ts';

interface Props {
  readonly scene: Scene;
  readonly change: (scene: Scene) => void;
}

const QUESTIONS = [
  { value: 'target', label: 'Whom?' },
  { value: 'move', label: 'This way?' },
  { value: 'next', label: 'Next?' },
];

/** What is asked of a spontaneous advance: where it goes follows from whether a place is told at which it ends. */
export function AdvanceQuestion({ scene, change }: Props) {
  const { question } = scene.tell;
  return (
    <Segments
      name="question"
      label="What is asked of the advance"
      text={typeof question === 'string' ? question : scene.to === null ? 'target' : 'move'}
      options={QUESTIONS}
      tell={(text) => {
        // What was told bears on one of the questions.
        change(text === 'target' ? { ...scene, to: null, tell: {} } : { ...scene, tell: { question: text } });
      }}
    />
  );
}
