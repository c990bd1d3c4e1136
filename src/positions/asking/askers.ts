import { askPivot } from './conforming/ask-pivot.ts';
import { askTurn } from './conforming/ask-turn.ts';
import { askContact } from './contact/ask-contact.ts';
import { askCombat } from './fighting/ask-combat.ts';
import { askFlee } from './fleeing/ask-flee.ts';
import { askApproach } from './fronts/ask-approach.ts';
import { askInFront } from './fronts/ask-in-front.ts';
import { askLineUp } from './fronts/ask-line-up.ts';
import { askFormColumn } from './forming/ask-form-column.ts';
import { askGap } from './gaps/ask-gap.ts';
import { askMarch } from './marching/ask-march.ts';
import { askPassThrough } from './moving/ask-pass-through.ts';
import { askPressForward } from './moving/ask-press-forward.ts';
import { askReach } from './reaching/ask-reach.ts';
import { askShoot } from './shooting/ask-shoot.ts';
import { askSpontaneous } from './spontaneous/ask-spontaneous.ts';
import { askSimultaneous } from './simultaneous/ask-simultaneous.ts';
import type { AskedOf } from './matters.ts';
import type { Asker } from './reading/asking.ts';

/** Who asks the rules about each matter. */
export const ASKERS: Readonly<Record<AskedOf, Asker>> = {
  contact: askContact,
  simultaneous: askSimultaneous,
  approach: askApproach,
  shoot: askShoot,
  march: askMarch,
  reach: askReach,
  gap: askGap,
  'pass-through': askPassThrough,
  'form-column': askFormColumn,
  'in-front': askInFront,
  'line-up': askLineUp,
  pivot: askPivot,
  turn: askTurn,
  'press-forward': askPressForward,
  flee: askFlee,
  spontaneous: askSpontaneous,
  combat: askCombat,
};
