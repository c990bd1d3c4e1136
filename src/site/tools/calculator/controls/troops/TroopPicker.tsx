import { useMemo, useState } from 'preact/hooks';
import { formatTroop, type DbmRules, type Training, type Troop, type TroopType } from '../../../../../rules/index.ts';
import { gradeChoices, TYPE_CHOICES } from '../../../index.ts';
import { moveAmongTiles } from './tile-keys.ts';
import { troopsAtHand } from './troops-at-hand.ts';
import './pickers.css';

interface Props {
  /** What is chosen so far. */
  readonly chosen: Troop | null;
  /** Whether it is asked if they are regular or irregular. */
  readonly training: boolean;
  /** The rules of the edition, once they are loaded. */
  readonly rules: DbmRules | null;
  readonly choose: (troop: Troop) => void;
  /** Types that are told elsewhere. */
  readonly without?: readonly TroopType[];
}

/** A troop is picked by its type, then by its grade; those of the army at hand stand first, each in one tap. */
export function TroopPicker({ chosen, training, rules, choose, without = [] }: Props) {
  const [type, setType] = useState<TroopType | null>(chosen?.type ?? null);
  const [trained, setTrained] = useState<Training | null>(chosen?.training ?? null);
  const atHand = useMemo(() => troopsAtHand(training), [training]).filter((troop) => !without.includes(troop.type));
  const told = chosen && formatTroop(training ? chosen : { ...chosen, training: null });
  const grades = gradeChoices(type ?? 'Bd', type === null ? null : rules);
  const graded = TYPE_CHOICES.find((each) => each.type === type)?.graded ?? false;
  return (
    <>
      {atHand.length > 0 && (
        <div class={`tiles at-hand${training ? ' trained' : ''}`} role="group" aria-label="In your army">
          <p aria-hidden="true">In your army</p>
          {atHand.map((troop) => {
            const name = formatTroop(troop);
            return (
              <button
                type="button"
                key={name}
                aria-pressed={told === name}
                onClick={() => {
                  choose(troop);
                }}
              >
                {name}
              </button>
            );
          })}
        </div>
      )}
      {training && (
        <div class="segments" role="group" aria-label="Training">
          {(['Reg', 'Irr'] as const).map((each) => (
            <button
              type="button"
              key={each}
              aria-pressed={trained === each}
              onClick={() => {
                setTrained(trained === each ? null : each);
              }}
            >
              {each === 'Reg' ? 'Regular' : 'Irregular'}
            </button>
          ))}
        </div>
      )}
      <div class="tiles types" role="group" aria-label="Type" onKeyDown={moveAmongTiles}>
        {TYPE_CHOICES.filter((each) => !without.includes(each.type)).map((each) => (
          <button
            type="button"
            key={each.type}
            data-first={(type ?? TYPE_CHOICES[0]?.type) === each.type}
            aria-pressed={type === each.type}
            onClick={() => {
              setType(each.type);
              if (!each.graded) choose({ type: each.type, grade: null, training: trained });
            }}
          >
            <b>{each.type}</b> <span>{each.name}</span>
          </button>
        ))}
      </div>
      <div class="tiles grades" role="group" aria-label="Grade" onKeyDown={moveAmongTiles}>
        {grades.map(({ grade, name, priced }) => (
          <button
            type="button"
            key={grade}
            disabled={!graded}
            data-unpriced={!priced}
            aria-pressed={chosen !== null && chosen.type === type && chosen.grade === grade}
            onClick={() => {
              if (type !== null) choose({ type, grade, training: trained });
            }}
          >
            <b>{grade}</b> <span>{priced ? name : 'no such grade'}</span>
          </button>
        ))}
      </div>
    </>
  );
}
