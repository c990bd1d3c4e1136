import { useContext } from 'preact/hooks';
import { whenShown } from '../state/when-shown.tsx';
import { Turning } from './turning.ts';
import '../calculator.css';

const ShowAction = whenShown(async () => (await import('../../../showing/ShowAction.tsx')).ShowAction);

/** What one does with a result next: turn it to the opponent, or see the steps that it comes about by. */
export function WhyLink() {
  const turn = useContext(Turning);
  return (
    <span class="why">
      {turn !== null && <ShowAction class="plain" show={turn} />}
      <a href="#steps">Why?</a>
    </span>
  );
}
