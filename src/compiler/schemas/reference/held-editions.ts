import { z } from 'zod';
import { pattern } from '../ids.ts';

const namedSchema = pattern(
  /^[0-9]+(\.[0-9]+)*\+?$/,
  'an edition in quotes, like "2.2", or "2.2+" for it and all after it',
);

/** The editions in which something holds, oldest first; the last may stand for all after it too: `3.4+`. */
export const heldEditionsSchema = z
  .array(namedSchema)
  .min(1, 'at least one edition')
  .refine((named) => named.slice(0, -1).every((edition) => !edition.endsWith('+')), {
    message: 'a "+" at the last edition only',
  });
