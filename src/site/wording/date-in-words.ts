/**
 * A date as it is read: `2009-12-10` is "10 December 2009", `2000-09` "September 2000".
 *
 * @param date Year, and month and day where they are known; what is no such date is left as it is
 */
export function dateInWords(date: string): string {
  const day = new Date(date);
  if (!/^\d{4}(-\d\d){0,2}$/.test(date) || Number.isNaN(day.getTime())) return date;
  const known = date.split('-').length;
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    year: 'numeric',
    ...(known > 1 && { month: 'long' }),
    ...(known > 2 && { day: 'numeric' }),
  }).format(day);
}
