import type { ComponentChildren, ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Control, Shown, State, StateFields } from '../../index.ts';
import type { DbmRules } from '../../../../rules/index.ts';
import type { ControlProps } from '../controls/control.ts';
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
  /** Draws the controls that other calculators have as well; null where this one has none of them. */
  readonly Kinds: Kinds | null;
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
export function FormControl({ control, label, fields, state, rules, ready, tell, own, Kinds }: Props) {
  const textOf = (field: string): string => fields[field]?.write(state[field]) ?? '';
  const text = textOf(control.field);
  const drawOwn = control.kind === 'own' ? own : undefined;
  const front = control.kind === 'ranks' ? textOf(control.front) : '';
  // Only a field of lines has lines.
  const lines = control.kind === 'lines' ? (state[control.field] as readonly State<StateFields>[]) : NO_LINES;
  return useMemo(() => {
    const common: CommonProps = {
      name: control.field,
      label,
      text,
      tell: (told, turn) => {
        tell(control.field, told, turn);
      },
    };
    if (control.kind === 'own') return drawOwn?.(common);
    return (
      Kinds && (
        <Kinds
          control={control}
          front={front}
          lines={lines}
          write={(next) => fields[control.field]?.write(next) ?? ''}
          rules={rules}
          ready={ready}
          common={common}
        />
      )
    );
  }, [control, label, text, front, lines, drawOwn, fields, rules, ready, tell, Kinds]);
}

type CommonProps = Parameters<DrawOwn>[0];

/** What a control gets of its kind. */
export interface KindsProps {
  readonly control: Exclude<Control, { readonly kind: 'own' }>;
  readonly common: CommonProps;
  /** The troop that ranks stand behind. */
  readonly front: string;
  readonly lines: readonly State<StateFields>[];
  /** A value of its field as the address has it. */
  readonly write: (value: unknown) => string;
  readonly rules: DbmRules | null;
  readonly ready: boolean;
}

export type Kinds = ComponentType<KindsProps>;
