/** What every control gets: the text of its field as the address has it, and how another one is told. */
export interface ControlProps {
  /** The name of the field, by which a plain form tells it too. */
  readonly name: string;
  /** What it asks, for who does not see where it stands: `general, Bd (O)`. */
  readonly label: string;
  readonly text: string;
  readonly tell: (text: string) => void;
}
