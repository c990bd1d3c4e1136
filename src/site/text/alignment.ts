/**
 * The class that aligns a table cell: Markdown asks for it by a style attribute, which a strict Content-Security-Policy forbids.
 *
 * @param props What MDX hands to the cell
 */
export function alignmentOf(props: Readonly<Record<string, unknown>>): 'figure' | 'centre' | undefined {
  const style = JSON.stringify([props.style, props.align]);
  if (style.includes('right')) return 'figure';
  return style.includes('center') ? 'centre' : undefined;
}
