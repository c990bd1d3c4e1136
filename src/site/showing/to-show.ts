/** What is turned to the opponent. */
export interface ToShow {
  /** What it is about, or what was asked. */
  readonly title: string;
  /** What it says, as it stands on the page, free of what leads elsewhere. */
  readonly answer: readonly Node[];
  /** Of which game and edition: `DBM 3.4`. */
  readonly edition: string;
  /** Whose answer it is: `BHGS clarification`. */
  readonly authority: string;
  /** Where it stands in print, or what it rests on; null where nothing is said of that. */
  readonly source: string | null;
  /** Where it stands on this site, from `https://` on. */
  readonly url: string;
  /** What is sent along with the link. */
  readonly line?: string;
}
