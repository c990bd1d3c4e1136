import type { Correction } from '../reading/index.ts';

/** A book that a person has laid beside the site, on this device. */
export interface KeptBook {
  readonly id: number;
  /** As the file is called; photos have a title of ours. */
  readonly title: string;
  readonly kind: 'pdf' | 'photos';
  /** When it was kept, in milliseconds. */
  readonly since: number;
  /** What it takes on the device. */
  readonly bytes: number;
  readonly leaves: number;
  /** What opens the file; null where nothing is needed. */
  readonly password: string | null;
  /** Which work it was found to be, and by what: a sentence for a person; null where nothing on it says so. */
  readonly found: {
    readonly work: string;
    /** Other sheets in the same file. Books that were kept before know of none. */
    readonly also?: readonly string[];
    readonly sure: boolean;
    readonly why: string;
  } | null;
  /** What the person says of it. */
  readonly correction: Correction;
}

/** A book before it is kept. */
export type NewBook = Omit<KeptBook, 'id'>;
