/**
 * What most readers never ask for. The script of every page loads it by way of this module, and so need not name all
 * the files that it takes.
 */

/** Show how to cite a text. */
export async function citeText(cite: HTMLElement): Promise<void> {
  const { citeText: show } = await import('../citation/sheet/cite-text.ts');
  await show(cite);
}

/** Show the event that the device plays at. */
export async function showEvent(): Promise<void> {
  const { showEvent: show } = await import('../event/everywhere/show-event.ts');
  await show();
}
