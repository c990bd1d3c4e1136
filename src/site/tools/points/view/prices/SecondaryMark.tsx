/** Marks a figure that rests on a secondary source only. */
export function SecondaryMark() {
  return (
    <>
      <span class="secondary" aria-hidden="true">
        †
      </span>
      <span class="hidden"> (by a secondary source only)</span>
    </>
  );
}
