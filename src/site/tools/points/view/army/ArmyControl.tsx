import { useState } from 'preact/hooks';
import {
  EMPTY_ARMY,
  newCommand,
  POINTS_TOOL,
  readArmy,
  readArmyCode,
  writeAddress,
  writeArmy,
  writeArmyCode,
  type Army,
  type PointsShown,
} from '../../../index.ts';
import type { OwnControlProps } from '../../../calculator/result-views.ts';
import { KEPT_ARMY } from '../../../calculator/state/kept.ts';
import { useKept } from '../../../calculator/state/use-kept.ts';
import { whenShown } from '../../../calculator/state/when-shown.tsx';
import type { WantedLine } from '../text/ArmyText.tsx';
import { ArmyTextFold } from '../text/ArmyTextFold.tsx';
import { CommandPanel } from './CommandPanel.tsx';
import { PartTabs, type Part } from './PartTabs.tsx';
import '../army.css';

const UnreadLines = whenShown(async () => (await import('../text/UnreadLines.tsx')).UnreadLines);
const KeptNote = whenShown(async () => (await import('../../../calculator/controls/KeptNote.tsx')).KeptNote);
const LossesLink = whenShown(async () => (await import('./LossesLink.tsx')).LossesLink);
const OwnPrices = whenShown(async () => (await import('./OwnPrices.tsx')).OwnPrices);
const CampPanel = whenShown(async () => (await import('./CampPanel.tsx')).CampPanel);

/** An army, built by tapping, command by command, or told as a text. */
export function ArmyControl({ name, label, text, tell, rules, ready, answer }: OwnControlProps<PointsShown>) {
  const [part, setPart] = useState<Part>(0);
  const [draft, setDraft] = useState<string | null>(null);
  const [textOpen, setTextOpen] = useState(false);
  const [wanted, setWanted] = useState<WantedLine | null>(null);
  const { keeping, keep } = useKept(KEPT_ARMY, ready ? (rules?.edition ?? '') : '', text);
  if (!ready) return <textarea name={name} aria-label={label} rows={8} placeholder={PLACEHOLDER} />;
  const army = readArmyCode(text);
  const typed = draft !== null && writeArmyCode(readArmy(draft).army) === text ? draft : null;
  const written = typed ?? writeArmy(army);
  const { problems } = readArmy(written);
  const set = (next: Army, turn?: boolean): void => {
    setDraft(null);
    tell(writeArmyCode(next), turn);
  };
  const index = part === 'camp' ? -1 : Math.min(part, army.commands.length - 1);
  const command = army.commands[index];
  return (
    <div class="army-form controls" role="group" aria-label={label}>
      {typed === null && problems.length > 0 && (
        <UnreadLines
          problems={problems}
          army={army}
          set={set}
          edit={({ line }) => {
            setTextOpen(true);
            setWanted({ line });
          }}
        />
      )}
      <PartTabs
        army={army}
        part={command === undefined ? 'camp' : index}
        choose={setPart}
        add={() => {
          setPart(army.commands.length);
          set({ ...army, commands: [...army.commands, newCommand('sub-general')] }, true);
        }}
      />
      {command === undefined ? (
        <CampPanel army={army} answer={answer} set={set} />
      ) : (
        <CommandPanel
          key={index}
          index={index}
          command={command}
          shown={answer?.commands[index] ?? null}
          rules={rules}
          set={(next) => {
            set({ ...army, commands: army.commands.with(index, next) });
          }}
          remove={
            army.commands.length === 1
              ? null
              : () => {
                  setPart(0);
                  set({ ...army, commands: army.commands.toSpliced(index, 1) }, true);
                }
          }
        />
      )}
      {answer !== null && answer.withoutPrice.length > 0 && <OwnPrices army={army} answer={answer} set={set} />}
      {answer !== null && <LossesLink army={army} edition={answer.edition} own={keeping === 'kept'} />}
      <ArmyTextFold
        open={textOpen}
        toggled={(open) => {
          setTextOpen(open);
          if (open) return;
          setDraft(null);
          setWanted(null);
        }}
        text={written}
        link={linkTo(army, answer?.budget ?? null, rules?.edition ?? '').length}
        problems={problems}
        wanted={wanted}
        type={(typed) => {
          setDraft(typed);
          tell(writeArmyCode(readArmy(typed).army));
        }}
        replace={(other) => {
          setPart(0);
          set(readArmy(other).army, true);
        }}
      />
      {text !== '' && (
        <KeptNote
          what="army"
          keeping={keeping}
          keep={keep}
          clear={() => {
            setPart(0);
            set(EMPTY_ARMY, true);
          }}
        />
      )}
    </div>
  );
}

const PLACEHOLDER = `Command 1 (C-in-C)
1 Reg Kn (O) general
12 Irr Wb (O)`;

/** The link to an army. */
function linkTo(army: Army, ap: number | null, edition: string): string {
  const { origin, pathname } = location;
  return (
    origin + pathname + writeAddress(POINTS_TOOL.fields, { edition, versus: null, state: { army, ap } }, [edition])
  );
}
