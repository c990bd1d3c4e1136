import type { Standing } from '../../placing/index.ts';

/**
 * What is so if an element recoils: of whom it is told.
 *
 * @param whose The label of another whom it befalls, or who is met
 */
export const under = ({ label }: Standing, whose: string | null = null) => ({
  of: label,
  if: 'recoil' as const,
  whose,
  ends: null,
});
