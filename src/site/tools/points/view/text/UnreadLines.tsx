import { inLines, type Army, type CampLine, type CommandLine, type ReadingProblem } from '../../../index.ts';
import { Problem } from './Problem.tsx';
import '../army.css';

interface Props {
  readonly problems: readonly ReadingProblem[];
  readonly army: Army;
  readonly set: (army: Army, turn?: boolean) => void;
  /** Go to the line in the text. */
  readonly edit: (problem: ReadingProblem) => void;
}

/** The lines of a list that could not be read, each with what is wrong. */
export function UnreadLines({ problems, army, set, edit }: Props) {
  if (problems.length === 0) return null;
  return (
    <div class="warning address-problems" role="alert">
      <p>{inLines(problems.length)} could not be read. The rest is priced.</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.line}>
            <Problem problem={problem} />
            <span class="mend abreast">
              <button
                type="button"
                class="plain"
                onClick={() => {
                  edit(problem);
                }}
              >
                Edit line {problem.line}
              </button>
              <button
                type="button"
                class="plain"
                onClick={() => {
                  set(without(army, problem.text), true);
                }}
              >
                Leave it out
              </button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An army without the first line that stands so. */
function without(army: Army, text: string): Army {
  let found = false;
  const keeps = (line: CommandLine | CampLine): boolean => {
    if (found || line.kind !== 'unread' || line.text !== text) return true;
    found = true;
    return false;
  };
  const commands = army.commands.map((command) => ({ ...command, lines: command.lines.filter(keeps) }));
  return { ...army, commands, camp: army.camp.filter(keeps) };
}
