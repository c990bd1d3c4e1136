/** Classes that have no look of their own, by which a script or a test finds its elements: each with where that is. */
export const HOOKS: ReadonlySet<string> = new Set<string>([]);
