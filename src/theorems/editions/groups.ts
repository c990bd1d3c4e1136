/** The group of what is the same as this one; made where there is none yet. */
export function groupOf<Group>(groups: Map<string, Group>, same: object, make: () => Group): Group {
  const key = JSON.stringify(same);
  const group = groups.get(key) ?? make();
  groups.set(key, group);
  return group;
}

/** Groups in order: those with most changes first. */
export function mostFirst<Group extends { readonly changed: number }>(groups: readonly Group[]): readonly Group[] {
  return groups.toSorted((one, other) => other.changed - one.changed);
}
