import type { Contacted } from './contacted.ts';
import { sentence } from '../sentence.ts';

/** The question whether an element must pivot or shift, in words. */
export function describeContacted(about: Contacted): string {
  const { element, contactor, group } = about;
  const who = { single: 'a single element', skirmishers: 'in a group of skirmishers', other: 'in a group' }[group];
  const by = { frontEdge: 'the front edge', frontCorner: 'a front corner', other: 'another part' }[about.contactedBy];
  const enemy = contactor?.name ?? 'enemy';
  const from = about.contactorAlone ? `single ${enemy}` : `${enemy} of a group`;
  return `Must ${element.name}, ${who}, pivot or shift, contacted by ${by} of ${from}${sentence(circumstances(about))}?`;
}

function circumstances(about: Contacted): (string | null)[] {
  return [
    {
      straightAhead: null,
      straightAheadWithShift: 'which shifted sideways',
      other: 'which did not move straight ahead',
    }[about.groupMove],
    about.notAhead ? 'which it is no part straight ahead of' : null,
    about.alreadyInContact ? 'already in contact' : null,
    about.defending === null
      ? null
      : about.defending === 'fortifications'
        ? 'defending fortifications'
        : 'defending the edge of a terrain feature',
    about.doesNotTurn === true ? 'of a type that does not turn' : null,
    about.recoilBlocked ? 'where a recoil would be blocked' : null,
    about.fleesOffTable ? 'where a flight would leave the table' : null,
    { enough: null, tooLittle: 'without space', ifGroupMovesBack: 'with space if the group moves back' }[about.space],
    { none: null, skirmishers: 'touching friendly skirmishers', others: 'touching friends who are no skirmishers' }[
      about.friendsBeside
    ],
  ];
}
