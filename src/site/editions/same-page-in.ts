import { rulebookOf } from '../ground/published.ts';

/**
 * Where another edition has the page of an edition: its contents, where it has no such section.
 *
 * @param pathname The page, as this server has it
 */
export function samePageIn(other: string, edition: string, pathname: string): string {
  const [before = '', after = ''] = pathname.split(`/${edition}/`, 2);
  const section = after.replace(/\/$/, '');
  const there = section === '' || rulebookOf(other).sections.some(({ id }) => id === section);
  return `${before}/${other}/${there ? after : ''}`;
}
