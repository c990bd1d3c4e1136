import { formatTroop, halvesInWords } from '../../../../../rules/index.ts';
import { MOST_ELEMENTS, rolesInWords, type PricedLine, type TroopLine } from '../../../index.ts';
import { Stepper } from '../../../calculator/controls/Stepper.tsx';
import { SecondaryMark } from '../prices/SecondaryMark.tsx';
import '../army.css';

interface Props {
  readonly line: TroopLine;
  /** With its price; null where there is no answer yet. */
  readonly shown: PricedLine | null;
  /** Where it stands, in words. */
  readonly place: string;
  readonly set: (line: TroopLine) => void;
  /** Open its sheet. */
  readonly open: () => void;
}

/** Elements of a command: how many, of what, and what they cost. */
export function LineRow({ line, shown, place, set, open }: Props) {
  const troop = formatTroop(line.troop);
  const roles = [rolesInWords(line), line.note].filter(Boolean).join(', ');
  return (
    <div class="army-line" role="group" aria-label={`${troop}, ${place}`}>
      <Stepper
        name={`count-${place}`}
        label={`${troop}, ${place}`}
        text={String(line.count)}
        least={1}
        most={line.roles.includes('general') ? 1 : MOST_ELEMENTS}
        step={1}
        tell={(text) => {
          set({ ...line, count: Number(text) });
        }}
      />
      <button type="button" class="army-troop" aria-haspopup="dialog" onClick={open}>
        <span class="name">{troop}</span>
        {shown?.price && (
          <span class="price">
            {halvesInWords(shown.price.total)}
            <span class="hidden"> AP</span>
          </span>
        )}
        <span class="about abreast">
          <small>{roles}</small>
          {shown?.price && (
            <small class="each">
              {halvesInWords(shown.price.each)}
              {shown.price.secondary && <SecondaryMark />} each{shown.price.own && ', your figure'}
            </small>
          )}
        </span>
        {shown !== null && shown.listSays !== '' && (
          <small class="refusal">Not as the list has it: {shown.listSays}</small>
        )}
        {shown?.refusal && <small class="refusal">No price: {shown.refusal.why}</small>}
      </button>
    </div>
  );
}
