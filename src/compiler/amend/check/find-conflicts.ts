import type { Problem } from '../../rulebook/index.ts';
import { claimsOf } from '../plan/claims.ts';
import { placeOfPatch } from '../places.ts';
import type { Patch } from '../model.ts';

/** Patches that must not be applied, as nobody said which comes first. */
export interface Conflicts {
  readonly problems: readonly Problem[];
  readonly patches: ReadonlySet<Patch>;
}

/**
 * Find patches of one edition whose order matters and is not stated.
 *
 * @param patches All patches that lead to the edition
 * @param edition The edition
 * @returns One problem for every group of such patches
 */
export function findConflicts(patches: readonly Patch[], edition: string): Conflicts {
  const changers = new Map<string, Patch[]>();
  const reliers = new Map<string, Patch[]>();
  for (const patch of patches) {
    const { changes, reliesOn } = claimsOf(patch);
    for (const key of changes) pushTo(changers, key, patch);
    for (const key of reliesOn) pushTo(reliers, key, patch);
  }
  const problems: Problem[] = [];
  const conflicting = new Set<Patch>();
  const told = new Set<string>();
  for (const [key, changing] of changers) {
    const found = unordered(changing, reliers.get(key) ?? []);
    if (found.length === 0) continue;
    const group = found.toSorted((one, other) => patches.indexOf(one) - patches.indexOf(other));
    const identity = group.map((patch) => patches.indexOf(patch)).join();
    if (told.has(identity)) continue;
    told.add(identity);
    for (const patch of group) conflicting.add(patch);
    problems.push({
      headline: `Cannot tell in which order ${group.length} patches of edition ${edition} apply to ${key}: expected a different order on each`,
      places: group.map((patch) => {
        const { position, label } = placeOfPatch(patch);
        return { position, label: `${label}, ${patch.order === null ? 'no order' : `order ${patch.order}`}` };
      }),
      hint: 'say order={1} on the one that comes first, order={2} on the next.',
    });
  }
  return { problems, patches: conflicting };
}

/** Those that have the order, or the want of one, in common with a patch that they must not be confused with. */
function unordered(changing: readonly Patch[], relying: readonly Patch[]): Patch[] {
  const all = [...new Set([...changing, ...relying])];
  return all.filter((patch) => {
    const rivals = changing.includes(patch) ? all : changing;
    return rivals.some(
      (other) => other !== patch && (patch.order === null || other.order === null || patch.order === other.order),
    );
  });
}

function pushTo(groups: Map<string, Patch[]>, key: string, patch: Patch): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [patch]);
  else group.push(patch);
}
