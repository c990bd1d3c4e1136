import { Amount } from '../controls/Amount.tsx';
import { Segments, Select } from '../controls/Choice.tsx';
import { Die } from '../controls/Die.tsx';
import { LinesControl } from '../controls/LinesControl.tsx';
import { Pick } from '../controls/Pick.tsx';
import { RanksControl } from '../controls/troops/RanksControl.tsx';
import { Several } from '../controls/Several.tsx';
import { Stepper } from '../controls/Stepper.tsx';
import { Toggle } from '../controls/Toggle.tsx';
import { TroopControl } from '../controls/troops/TroopControl.tsx';
import { FormControl, type KindsProps } from './FormControl.tsx';

/** A control of any kind that several calculators have. */
export function EveryKind({ control, common, front, lines, write, rules, ready }: KindsProps) {
  switch (control.kind) {
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
          controlOf={(cell) => <FormControl Kinds={EveryKind} rules={rules} ready={ready} {...cell} />}
        />
      );
  }
}
