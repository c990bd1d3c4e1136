import type { Read } from '../../frame/questions/field.ts';
import type { PIP_FIELDS } from './fields.ts';

type Fields = Read<typeof PIP_FIELDS>;

/** What counts only for some actions, and what they are called. */
const ONLY_FOR: readonly (readonly [words: string, actions: readonly Fields['action'][], fields: (keyof Fields)[]])[] =
  [
    ['marches', ['march'], ['marchNumber']],
    [
      'moves and marches',
      ['move', 'march'],
      [
        'deviates',
        'deviatesOnly',
        'contactsEnemy',
        'legalContact',
        'stopsImmediatelyOnContact',
        'startsInContact',
        'stoppedBy',
        'along',
        'mountsOrDismounts',
        'psiloiBehindCavalryTheySupport',
        'crossesItsRear',
      ],
    ],
    [
      'halts',
      ['halt'],
      [
        'haltPreventsSpontaneous',
        'position',
        'defendingFortification',
        'defendingRiverEdge',
        'uphillOfNearestKnownEnemy',
      ],
    ],
  ];

/**
 * What a question tells that its action takes no account of, so that nobody thinks it was weighed.
 *
 * @param group Whether a group is asked about
 * @returns Sentences such as `position: counts for halts only`; empty where everything counts
 */
export function ignoredFields(fields: Fields, group: boolean): readonly string[] {
  const forOthers = ONLY_FOR.filter(([, actions]) => !actions.includes(fields.action)).flatMap(([words, , names]) =>
    names.filter((name) => told(fields[name])).map((name) => `${name}: counts for ${words} only`),
  );
  const psiloiAlone = fields.psiloiBehindCavalryTheySupport && fields.action !== 'halt' && !psiloiAndCavalry(fields);
  return [
    ...forOthers,
    ...(fields.startsInContact && fields.action !== 'halt' && group
      ? ['startsInContact: counts for a single element only']
      : []),
    ...(psiloiAlone
      ? ['psiloiBehindCavalryTheySupport: counts where psiloi and cavalry are among the elements only']
      : []),
  ];
}

/** Whether there are psiloi who may be behind cavalry. */
export function psiloiAndCavalry({ elements }: Fields): boolean {
  return (['Ps', 'Cv'] as const).every((type) => elements.some(({ troop }) => troop.type === type));
}

function told(value: Fields[keyof Fields]): boolean {
  return value !== false && value !== null && value !== 'good';
}
