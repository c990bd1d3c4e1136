import type { AddressProblem } from '../index.ts';
import './calculator.css';

/** What of a link could not be read, and why; the rest of it stands. */
export function AddressProblems({ problems }: { readonly problems: readonly AddressProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div class="warning address-problems" role="alert">
      <p>A part of this link was left out. The rest of it stands.</p>
      <ul>
        {problems.map(({ part, why }) => (
          <li key={part}>
            <code>{part}</code>: {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
