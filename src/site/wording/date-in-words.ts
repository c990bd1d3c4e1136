const [year, month, day] = ['numeric', 'long', 'numeric'] as const;

/** By how much of a date is known: to make one takes longer than to use it a hundred times. */
const FORMATS = [{ year }, { year, month }, { year, month, day }].map(
  (known) => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...known }),
);

/**
 * A date as it is read: `2009-12-10` is "10 December 2009", `2000-09` "September 2000".
 *
 * @param date Year, and month and day where they are known; what is no such date is left as it is
 */
export function dateInWords(date: string): string {
  const day = new Date(date);
  if (!/^\d{4}(-\d\d){0,2}$/.test(date) || Number.isNaN(day.getTime())) return date;
  return FORMATS[date.split('-').length - 1]?.format(day) ?? date;
}
