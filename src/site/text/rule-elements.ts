import DataCell from './DataCell.astro';
import HeadCell from './HeadCell.astro';
import Link from '../wording/Link.astro';
import Note from './Note.astro';
import Table from './Table.astro';

/** What the elements of a rule's text are shown as. A page adds its own `Clause`. */
export const ruleElements = {
  Note,
  a: Link,
  table: Table,
  th: HeadCell,
  td: DataCell,
};
