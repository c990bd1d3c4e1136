import { useState } from 'preact/hooks';
import { GENERALS, type General, type DbmRules } from '../../../../../rules/index.ts';
import {
  isTroop,
  oneGeneral,
  type Command,
  type CommandLine,
  type CommandShown,
  type TroopLine,
} from '../../../index.ts';
import { Segments } from '../../../calculator/controls/Choice.tsx';
import { Toggle } from '../../../calculator/controls/Toggle.tsx';
import { whenShown } from '../../../calculator/state/when-shown.tsx';
import { LineRow } from './LineRow.tsx';
import '../army.css';

const LineSheet = whenShown(async () => (await import('./LineSheet.tsx')).LineSheet);

interface Props {
  readonly index: number;
  readonly command: Command;
  /** What it comes to; null where that is not known. */
  readonly shown: CommandShown | null;
  readonly rules: DbmRules | null;
  readonly set: (command: Command) => void;
  /** Null where it is the only one. */
  readonly remove: (() => void) | null;
}

const KINDS = GENERALS.map((kind) => ({
  value: kind,
  label: { 'C-in-C': 'C-in-C', 'sub-general': 'Sub-general', ally: 'Ally' }[kind],
}));

/** The elements of a command, and whose it is. */
export function CommandPanel({ index, command, shown, rules, set, remove }: Props) {
  /** The line whose sheet is open: its place, or one after the last for a new one. */
  const [open, setOpen] = useState<number | null>(null);
  const { lines, kind, waterborne } = command;
  const troops = lines.filter(isTroop);
  const led = troops.some(({ roles }) => roles.includes('general'));
  const chosen = open === null ? undefined : lines[open];
  const setLines = (next: readonly CommandLine[]): void => {
    set({ ...command, lines: next });
  };
  const name = `command ${String(index + 1)}`;
  return (
    <div class="command controls tight">
      {lines.map((line, place) =>
        line.kind === 'troop' ? (
          <LineRow
            key={place}
            line={line}
            shown={shown?.lines[lines.slice(0, place).filter(isTroop).length] ?? null}
            place={`line ${String(place + 1)} of ${name}`}
            set={(next) => {
              setLines(lines.with(place, next));
            }}
            open={() => {
              setOpen(place);
            }}
          />
        ) : (
          <p key={place} class="other-line aside" data-kind={line.kind}>
            {line.text}
          </p>
        ),
      )}
      <button
        type="button"
        class="add"
        onClick={() => {
          setOpen(lines.length);
        }}
      >
        {troops.length === 0 ? `Add the general of ${name}` : 'Add troops'}
      </button>
      {troops.length > 0 && !led && <p class="aside">No general is told: tap his element to say so.</p>}
      <details class="rows-fold" open={troops.length === 0}>
        <summary>Whose command this is</summary>
        <div class="rows">
          <Segments
            name={`kind-${String(index)}`}
            label={`Whose ${name} is`}
            text={kind}
            tell={(text) => {
              set({ ...command, kind: text as General }); // one of the options
            }}
            options={KINDS}
          />
          <div class="row single">
            <span class="row-label" aria-hidden="true">
              entirely waterborne at first
            </span>
            <Toggle
              name={`waterborne-${String(index)}`}
              label={`${name} is entirely waterborne at first`}
              text={waterborne ? '1' : '0'}
              tell={(text) => {
                set({ ...command, waterborne: text === '1' });
              }}
            />
          </div>
          {remove !== null && (
            <button type="button" class="plain remove" onClick={remove}>
              Remove {name}
            </button>
          )}
        </div>
      </details>
      {open !== null && (
        <LineSheet
          line={chosen?.kind === 'troop' ? chosen : null}
          begin={{ training: troops.at(-1)?.troop.training ?? 'Reg', general: !led }}
          title={chosen === undefined ? `Add to ${name}` : `Line ${String(open + 1)} of ${name}`}
          rules={rules}
          set={(line: TroopLine) => {
            setLines(lines.toSpliced(open, chosen === undefined ? 0 : 1, ...oneGeneral(line)));
          }}
          remove={() => {
            setLines(lines.toSpliced(open, 1));
          }}
          closed={() => {
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}
