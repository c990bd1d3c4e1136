import { CONTACT_QUERY } from './contact/contact-query.ts';
import { FORM_COLUMN_QUERY } from './moving/form-column-query.ts';
import { GAP_QUERY } from './moving/gap-query.ts';
import { IN_FRONT_QUERY } from './moving/in-front-query.ts';
import { LINE_UP_QUERY } from './contact/line-up-query.ts';
import { PASS_THROUGH_QUERY } from './moving/pass-through-query.ts';
import { PIVOT_QUERY } from './contact/pivot-query.ts';
import { PRESS_FORWARD_QUERY } from './moving/press-forward-query.ts';
import { RETREAT_QUERY } from './moving/retreat-query.ts';
import { SHOOT_QUERY } from './shooting/shoot-query.ts';
import { SIMULTANEOUS_QUERY } from './contact/simultaneous-query.ts';
import { SPONTANEOUS_QUERY } from './moving/spontaneous-query.ts';
import { MITIGATE_QUERY, SUPPORT_QUERY } from './support/support-query.ts';
import { TURN_QUERY } from './contact/turn-query.ts';

/** The questions of what troops may do. */
export const ELIGIBILITY_QUERIES = {
  shoot: SHOOT_QUERY,
  contact: CONTACT_QUERY,
  pivot: PIVOT_QUERY,
  turn: TURN_QUERY,
  'in-front': IN_FRONT_QUERY,
  'line-up': LINE_UP_QUERY,
  simultaneous: SIMULTANEOUS_QUERY,
  gap: GAP_QUERY,
  'pass-through': PASS_THROUGH_QUERY,
  'form-column': FORM_COLUMN_QUERY,
  support: SUPPORT_QUERY,
  mitigate: MITIGATE_QUERY,
  'press-forward': PRESS_FORWARD_QUERY,
  retreat: RETREAT_QUERY,
  spontaneous: SPONTANEOUS_QUERY,
};
