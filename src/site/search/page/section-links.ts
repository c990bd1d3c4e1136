import type { Section } from '../engine/index.ts';
import { address } from '../../ground/address.ts';

/** What the line above the results leads to: `Whole section: Tactical factors`; nothing where no section is named. */
export function sectionLinks(sections: readonly Section[]): readonly (Node | string)[] {
  const [said, between] = [sections.length > 1 ? 'Whole sections: ' : 'Whole section: ', ', '];
  return sections.flatMap(({ url, title }, index) => {
    const link = document.createElement('a');
    link.href = address(url);
    link.textContent = title;
    return [index === 0 ? said : between, link];
  });
}
