import type { ComponentChildren } from 'preact';
import { WORKS, type Works } from '../../../../../rules/index.ts';
import {
  isWorks,
  leastBaggageInWords,
  MOST_BAGGAGE,
  MOST_ELEMENTS,
  type Army,
  type CampLine,
  type PointsShown,
  type WorksLine,
} from '../../../index.ts';
import { Stepper } from '../../../calculator/controls/Stepper.tsx';
import { Toggle } from '../../../calculator/controls/Toggle.tsx';
import '../army.css';

interface Props {
  readonly army: Army;
  readonly answer: PointsShown | null;
  readonly set: (army: Army) => void;
}

const NAMES: Readonly<Record<Works, string>> = {
  TF: 'temporary fortifications (TF)',
  'TF camp': 'TF that must defend a camp',
  FO: 'fixed obstacles of DBMM lists (FO)',
  PF: 'permanent fortifications (PF)',
  'PF tower': 'PF with a tower',
  'PF gateway': 'PF with a gateway',
  'PF gate tower': 'PF with a gate tower',
};

/** What belongs to the army as a whole: baggage, fortifications, its name. */
export function CampPanel({ army, answer, set }: Props) {
  const least = answer?.leastBaggage?.minimum;
  const inWords = answer === null ? '' : leastBaggageInWords(answer);
  const setBaggage = (baggage: number): void => {
    set({ ...army, baggage });
  };
  return (
    <div class="camp controls tight">
      <Row label={`baggage elements${least === undefined ? '' : `, at least ${inWords}`}`}>
        <Stepper
          name="baggage"
          label="Baggage elements"
          text={String(army.baggage)}
          least={0}
          most={MOST_BAGGAGE}
          step={1}
          tell={(text) => {
            setBaggage(Number(text));
          }}
        />
      </Row>
      {least !== undefined && army.baggage < least && (
        <button
          type="button"
          class="add"
          onClick={() => {
            setBaggage(least);
          }}
        >
          Take {least} baggage elements
        </button>
      )}
      <Row label="cavalry double-based with cavalry, as the list requires">
        <Toggle
          name="double-based-cavalry"
          label="The cavalry are double-based with cavalry, as their list requires"
          text={army.doubleBasedCavalry ? '1' : '0'}
          tell={(text) => {
            set({ ...army, doubleBasedCavalry: text === '1' });
          }}
        />
      </Row>
      <p class="aside">Fortifications, in element widths</p>
      {WORKS.map((works) => (
        <Row key={works} label={NAMES[works]}>
          <Stepper
            name={works}
            label={`${NAMES[works]}, element widths`}
            text={String(widthsOf(army, works))}
            least={0}
            most={MOST_ELEMENTS}
            step={1}
            tell={(text) => {
              set(withWorks(army, works, Number(text)));
            }}
          />
        </Row>
      ))}
      <Row label="name of the army">
        <input
          type="text"
          aria-label="Name of the army"
          value={army.name}
          maxLength={80}
          onInput={({ currentTarget }) => {
            set({ ...army, name: currentTarget.value.replace(/\s+/g, ' ').trimStart() });
          }}
        />
      </Row>
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

function Row({ label, children }: RowProps) {
  return (
    <div class="row single">
      <span class="row-label" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

function widthsOf({ camp }: Army, works: Works): number {
  return camp.filter(isWorks).reduce((sum, line) => sum + (line.works === works ? line.count : 0), 0);
}

/** So many element widths of one kind, in one line: the first that there is, or a new one. */
function withWorks(army: Army, works: Works, count: number): Army {
  const isOf = (line: CampLine): line is WorksLine => isWorks(line) && line.works === works;
  const first: WorksLine = army.camp.find(isOf) ?? { kind: 'works', works, count, note: '' };
  const place = army.camp.findIndex(isOf);
  const others: readonly CampLine[] = army.camp.filter((line) => !isOf(line));
  if (count === 0) return { ...army, camp: others };
  return { ...army, camp: others.toSpliced(place === -1 ? others.length : place, 0, { ...first, count }) };
}
