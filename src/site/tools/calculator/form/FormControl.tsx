import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Control, Shown, State, StateFields } from '../../index.ts';
import type { DbmRules } from '../../../../rules/index.ts';
import { Amount } from '../controls/Amount.tsx';
import { Segments, Select } from '../controls/Choice.tsx';
import type { ControlProps } from '../controls/control.ts';
import { Die } from '../controls/Die.tsx';
import { LinesControl } from '../controls/LinesControl.tsx';
import { Pick } from '../controls/Pick.tsx';
import { RanksControl } from '../controls/troops/RanksControl.tsx';
import { Several } from '../controls/Several.tsx';
import { Stepper } from '../controls/Stepper.tsx';
import { Toggle } from '../controls/Toggle.tsx';
import { TroopControl } from '../controls/troops/TroopControl.tsx';
import type { OwnControlProps } from '../result-views.ts';

/** What every part of a form gets. */
export interface FormProps {
  readonly fields: StateFields;
  readonly state: State<StateFields>;
  /** The rules of the edition; null until they are loaded. */
  readonly rules: DbmRules | null;
  /** False before the page can answer: a plain form asks for words. */
  readonly ready: boolean;
  readonly tell: (field: string, text: string, turn?: boolean) => void;
  /** Draws the control that only this calculator has. */
  readonly own?: DrawOwn;
}

/** What an own control gets of its field. */
export type DrawOwn = (control: Pick<OwnControlProps<Shown>, keyof ControlProps>) => ComponentChildren;

interface Props extends FormProps {
  readonly control: Control;
  /** What it asks, for who does not see where it stands. */
  readonly label: string;
}

const NO_LINES: readonly State<StateFields>[] = [];

/** The control of a field; it is drawn anew only where it changes. */
export function FormControl({ control, label, fields, state, rules, ready, tell, own }: Props) {
  const textOf = (field: string): string => fields[field]?.write(state[field]) ?? '';
  const text = textOf(control.field);
  const drawOwn = control.kind === 'own' ? own : undefined;
  const front = control.kind === 'ranks' ? textOf(control.front) : '';
  // Only a field of lines has lines.
  const lines = control.kind === 'lines' ? (state[control.field] as readonly State<StateFields>[]) : NO_LINES;
  return useMemo(
    () => (
      <ControlOfKind
        control={control}
        front={front}
        drawOwn={drawOwn}
        lines={lines}
        write={(next) => fields[control.field]?.write(next) ?? ''}
        rules={rules}
        ready={ready}
        common={{
          name: control.field,
          label,
          text,
          tell: (told, turn) => {
            tell(control.field, told, turn);
          },
        }}
      />
    ),
    [control, label, text, front, lines, drawOwn, fields, rules, ready, tell],
  );
}

interface OfKindProps {
  readonly control: Control;
  readonly common: Parameters<DrawOwn>[0];
  readonly drawOwn: DrawOwn | undefined;
  /** The troop that ranks stand behind. */
  readonly front: string;
  readonly lines: readonly State<StateFields>[];
  /** A value of its field as the address has it. */
  readonly write: (value: unknown) => string;
  readonly rules: DbmRules | null;
  readonly ready: boolean;
}

function ControlOfKind({ control, common, drawOwn, front, lines, write, rules, ready }: OfKindProps) {
  switch (control.kind) {
    case 'own':
      return drawOwn?.(common);
    case 'toggle':
      return <Toggle {...common} />;
    case 'stepper':
      return <Stepper {...common} {...control} />;
    case 'segments':
      return <Segments {...common} options={control.options} />;
    case 'select':
      return <Select {...common} options={control.options} />;
    case 'die':
      return <Die {...common} />;
    case 'troop':
      return <TroopControl {...common} {...control} rules={rules} ready={ready} />;
    case 'ranks':
      return <RanksControl {...common} front={front} most={control.most} rules={rules} ready={ready} />;
    case 'amount':
      return <Amount {...common} {...control} ready={ready} />;
    case 'pick':
      return <Pick {...common} {...control} ready={ready} />;
    case 'several':
      return <Several {...common} options={control.options} ready={ready} />;
    case 'lines':
      return (
        <LinesControl
          {...common}
          {...control}
          ready={ready}
          lines={lines}
          change={(next) => {
            common.tell(write(next));
          }}
          controlOf={(cell) => <FormControl rules={rules} ready={ready} {...cell} />}
        />
      );
  }
}
