/** Where an element stands: good or bad going, or what makes it so. */
export const DBA_GOINGS = [
  'good',
  'bad',
  'gentle hill',
  'steep hill',
  'woods',
  'marsh',
  'rough',
  'dunes',
  'oasis',
] as const;
export type DbaGoing = (typeof DBA_GOINGS)[number];

/** Places that the rules on PIPs name. */
export const DBA_PLACES = [
  'BUA',
  'camp',
  'woods',
  'oasis',
  'dunes',
  'marsh',
  'rough',
  'steep hill',
  'gentle hill',
] as const;
export type DbaPlace = (typeof DBA_PLACES)[number];

/** Whether going is bad for troops on camels, or for others. */
export interface GoingSteps {
  readonly badGoing: (about: { going: DbaGoing; onCamels: boolean }) => boolean | undefined;
}
