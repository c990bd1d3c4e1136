/** Steps whose amount is a limit that something is measured by: it is added to nothing, and has no sign. */
export const LIMITS: ReadonlySet<string> = new Set(['demoralised at', 'quarter lost at', 'defeated at']);
