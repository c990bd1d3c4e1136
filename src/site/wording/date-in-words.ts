const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A date as it is read: `2009-12-10` is "10 December 2009", `2000-09` "September 2000".
 *
 * @param date Year, and month and day where they are known; a date in words already is left as it is
 */
export function dateInWords(date: string): string {
  if (!/^\d{4}(-\d\d){0,2}$/.test(date)) return date;
  const [year = '', month, day] = date.split('-');
  return [day && String(Number(day)), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}
