/** What one release of the site is: as the server announces it, and as a copy of it is known on the device. */
export interface Release {
  readonly format: 1;
  /** The SHA-256 of its manifest: two releases with one id are the same, byte for byte. */
  readonly id: string;
  /** The day of its content: `2026-05-03`. */
  readonly date: string;
  /** The newest edition in it: `DBM` and the number. */
  readonly edition: string;
  /** How many things can be cited in it. */
  readonly items: number;
  readonly files: number;
  /** What is downloaded, in bytes. */
  readonly packed: number;
  /** What it takes on the device, in bytes. */
  readonly unpacked: number;
  /** The SHA-256 of the list of what can be cited. */
  readonly itemsHash: string;
  /** The SHA-256 of the paths and hashes of its files: the same in two releases that read and work alike. */
  readonly filesHash: string;
}

/** A file of a release: its path from the site's root, its length, and its SHA-256. */
export type KeptFile = readonly [path: string, bytes: number, hash: string];

/** What a release consists of. */
export interface Manifest {
  /** What it is of, as far as nothing below tells that. Copies before had it beside them only. */
  readonly about?: Pick<Release, 'date' | 'edition' | 'items'>;
  /** What every answer from the copy is sent with, as the site's own host would. */
  readonly headers: Readonly<Record<string, string>>;
  /** The content type of a file, by its extension. */
  readonly types: Readonly<Record<string, string>>;
  /** The bundle, cut up: the SHA-256 and the length of each piece. */
  readonly pieces: readonly (readonly [hash: string, bytes: number])[];
  /** In the order in which they stand in the unpacked bundle. */
  readonly files: readonly KeptFile[];
  /** Files that are not in the bundle: a device keeps them aside, if it has a use for them. Copies before had none. */
  readonly aside?: readonly KeptFile[];
}

/** One thing that can be cited, in whatever editions have it. */
export type Item = readonly [kind: string, id: string, title: string, digests: string];

/** Something that can be cited, and reads otherwise in another release. */
export interface Change {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly change: 'new' | 'reworded' | 'withdrawn';
}

/** A release on this device, every file of which was read back and found right. */
export interface Copy extends Release {
  /** When that was last done, in full. */
  readonly provenAt: string;
}

/** Why keeping a copy stopped. */
export type Problem =
  /** Nobody answered, or not in time. */
  | 'no-answer'
  /** What came is not what the site sent: a login page, or a broken download. */
  | 'not-ours'
  /** The device has no room. */
  | 'no-room'
  /** The site has another release by now, and no longer the parts of this one. */
  | 'withdrawn';

/** A release that is being fetched. */
export interface Coming {
  readonly percent: number;
  /** Why it stands still; null while it goes on. */
  readonly problem: Problem | null;
}

/** A release that the site has and this device has not, and what reads otherwise in it. */
export interface Newer {
  readonly release: Release;
  readonly changes: readonly Change[];
}

/** What this device has. */
export type KeptState =
  | { readonly is: 'none' }
  /** Nothing can be kept here. */
  | { readonly is: 'unable'; readonly why: 'insecure' | 'no-worker' | 'old-browser' | 'no-reply' }
  /** The first copy is on its way: nothing is kept before all of it is. */
  | ({ readonly is: 'keeping' } & Coming)
  | {
      readonly is: 'whole' | 'incomplete';
      readonly copy: Copy;
      /** How many parts of the copy are gone or changed. */
      readonly lost: number;
      /** The copy that was in use before. */
      readonly before: Copy | null;
      /** The next one, or what is missing of this one. */
      readonly coming: Coming | null;
      readonly newer: Newer | null;
      /** The event for which this copy stays as it is; null if there is none. */
      readonly heldFor: string | null;
    };

/** What a page is told. */
export interface Report {
  readonly state: KeptState;
  /** A word or two, for the corner of a page. */
  readonly label: string;
  /** The whole of it, and what to do. */
  readonly sentence: string;
  /** How the corner looks. */
  readonly tone: 'none' | 'keeping' | 'whole' | 'incomplete' | 'update';
  /** True where the page that asks was opened from another copy than the one in use now. */
  readonly older: boolean;
  /** That the site could not be asked what it has, and why; null where it could, or was not to be asked. */
  readonly unreached: string | null;
}

/** What a page asks of the worker. */
export type Request =
  /** `check` asks for nothing but the answer; with `tell` the worker also sees to what is due. */
  | { readonly ask: 'check' | 'tell' | 'keep' | 'look' | 'mend' | 'prove' | 'back' | 'cancel' | 'remove' }
  | { readonly ask: 'hold'; readonly event: string | null };
