import { useContext } from 'preact/hooks';
import { ShowAction } from '../../../showing/ShowAction.tsx';
import { Turning } from './turning.ts';
import '../calculator.css';

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
