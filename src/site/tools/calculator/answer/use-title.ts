import { useEffect } from 'preact/hooks';

/**
 * Name the page by what is asked, as long as it is: of ten tabs or bookmarks of a calculator each has its own name.
 *
 * @param question In words
 */
export function useTitle(question: string): void {
  // Each time: of the same question the edition may be another.
  useEffect(() => {
    const { title } = document;
    const edition = document.querySelector<HTMLInputElement>('input[name="ed"]:checked')?.value ?? '';
    document.title = [question, edition, title].filter(Boolean).join(' · ');
    return () => {
      document.title = title;
    };
  });
}
