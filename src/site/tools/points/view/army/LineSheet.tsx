import { useState } from 'preact/hooks';
import type { DbmRules, Training } from '../../../../../rules/index.ts';
import { inOrder, pricedTraining, ROLES, ALL_ROLES, type Role, type TroopLine } from '../../../index.ts';
import { Sheet } from '../../../../parts/Sheet.tsx';
import { TroopPicker } from '../../../calculator/controls/troops/TroopPicker.tsx';
import '../../../calculator/controls/troops/pickers.css';

interface Props {
  /** Null for a new one. */
  readonly line: TroopLine | null;
  /** What a new line starts with. */
  readonly begin: { readonly training: Training; readonly general: boolean };
  readonly title: string;
  readonly rules: DbmRules | null;
  readonly set: (line: TroopLine) => void;
  readonly remove: () => void;
  readonly closed: () => void;
}

const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];

/** What elements are: role, number, training, then type and grade, whose tap closes the sheet. */
export function LineSheet({ line, begin, title, rules, set, remove, closed }: Props) {
  const [draft, setDraft] = useState<Omit<TroopLine, 'troop'> & { readonly training: Training | null }>(
    () =>
      (line && { ...line, training: line.troop.training }) ?? {
        kind: 'troop',
        count: 1,
        roles: begin.general ? ['general'] : [],
        note: '',
        training: begin.training,
      },
  );
  const { training, roles, count } = draft;
  const change = (to: Partial<typeof draft>): void => {
    const next = { ...draft, ...to };
    // The others stand in a line of their own from then on.
    setDraft(line !== null && next.roles.includes('general') ? { ...next, count: 1 } : next);
    if (line !== null) set(lineOf(next, { ...line.troop, training: next.training }));
  };
  return (
    <Sheet title={title} closed={closed}>
      {(close) => (
        <>
          <div class="tiles roles" role="group" aria-label="Role">
            {ALL_ROLES.map((role) => (
              <button
                type="button"
                key={role}
                aria-pressed={roles.includes(role)}
                onClick={() => {
                  change({ roles: toggled(roles, role) });
                }}
              >
                {ROLES[role].words}
              </button>
            ))}
          </div>
          <div class="tiles how-many" role="group" aria-label="How many">
            {COUNTS.map((each) => (
              <button
                type="button"
                key={each}
                aria-pressed={each === count}
                disabled={line !== null && roles.includes('general') && each > 1}
                onClick={() => {
                  change({ count: each });
                }}
              >
                {each}
              </button>
            ))}
          </div>
          <div class="segments" role="group" aria-label="Training">
            {(['Reg', 'Irr'] as const).map((each) => (
              <button
                type="button"
                key={each}
                aria-pressed={training === each}
                onClick={() => {
                  change({ training: each });
                }}
              >
                {each === 'Reg' ? 'Regular' : 'Irregular'}
              </button>
            ))}
          </div>
          <TroopPicker
            chosen={line?.troop ?? null}
            training={false}
            without={['Bge']}
            rules={rules}
            choose={({ type, grade }) => {
              const troop = { type, grade, training };
              const general = roles.includes('general');
              set(lineOf(draft, rules === null || general ? troop : pricedTraining(rules, troop)));
              close();
            }}
          />
          {line !== null && (
            <button
              type="button"
              class="plain remove"
              onClick={() => {
                remove();
                close();
              }}
            >
              Remove this line
            </button>
          )}
        </>
      )}
    </Sheet>
  );
}

function lineOf(
  { count, roles, note }: Pick<TroopLine, 'count' | 'roles' | 'note'>,
  troop: TroopLine['troop'],
): TroopLine {
  return { kind: 'troop', count, troop, roles, note };
}

function toggled(roles: readonly Role[], role: Role): readonly Role[] {
  return roles.includes(role) ? roles.filter((each) => each !== role) : inOrder([...roles, role]);
}
