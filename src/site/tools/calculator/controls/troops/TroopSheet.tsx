import { formatTroop, type DbmRules, type Troop } from '../../../../../rules/index.ts';
import { Sheet } from '../../../../parts/Sheet.tsx';
import type { ControlProps } from '../control.ts';
import { TroopPicker } from './TroopPicker.tsx';

interface Props extends Pick<ControlProps, 'tell'> {
  readonly title: string;
  readonly chosen: Troop | null;
  readonly training: boolean;
  readonly rules: DbmRules | null;
  readonly closed: () => void;
}

/** The sheet on which one troop is picked. */
export function TroopSheet({ title, chosen, training, rules, tell, closed }: Props) {
  return (
    <Sheet title={title} closed={closed}>
      {(close) => (
        <TroopPicker
          chosen={chosen}
          training={training}
          rules={rules}
          choose={(troop) => {
            tell(formatTroop(troop));
            close();
          }}
        />
      )}
    </Sheet>
  );
}
