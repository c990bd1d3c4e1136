import type { Army } from '../../../index.ts';
import '../army.css';

/** What is open: a command, by its place, or the camp. */
export type Part = number | 'camp';

interface Props {
  readonly army: Army;
  readonly part: Part;
  readonly choose: (part: Part) => void;
  readonly add: () => void;
}

/** Commands that an army can be given by tapping. */
const MOST_COMMANDS = 4;

const SHORT = { 'C-in-C': 'C-in-C', 'sub-general': 'Sub', ally: 'Ally' } as const;

/** The commands of an army and its camp, one of which is open. */
export function PartTabs({ army, part, choose, add }: Props) {
  const tab = (each: Part, name: string, words: string) => (
    <button
      type="button"
      key={each}
      aria-pressed={each === part}
      onClick={() => {
        choose(each);
      }}
    >
      <b>{name}</b> <span>{words}</span>
    </button>
  );
  return (
    <div class="part-tabs abreast tight" role="group" aria-label="Part of the army">
      {army.commands.map(({ kind }, index) => tab(index, String(index + 1), SHORT[kind]))}
      {army.commands.length < MOST_COMMANDS && (
        <button type="button" class="add" aria-label="Add a command" onClick={add}>
          +
        </button>
      )}
      {tab('camp', 'Camp', army.baggage === 0 ? 'baggage' : `${String(army.baggage)} Bge`)}
    </div>
  );
}
