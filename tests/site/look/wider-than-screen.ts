/**
 * Whether a page is wider than the screen.
 *
 * @param view The window of the page; this function runs in it, so it knows nothing but the page
 * @returns Its width, where it is wider; else nothing
 */
export function widerThanScreen(view: Window): readonly string[] {
  const { scrollWidth } = view.document.documentElement;
  return scrollWidth > view.innerWidth ? [`is ${scrollWidth} px wide, on a screen of ${view.innerWidth} px`] : [];
}
