import { useEffect, useState } from 'preact/hooks';

/** With what terrain is set up. */
export type TerrainTools = Awaited<ReturnType<typeof loadTerrainTools>>;

/** Load that with which terrain is set up; a table without terrain does not need it. */
export async function loadTerrainTools() {
  return import('./terrain/tools.ts');
}

/** The same while a table has terrain; null until it is there. */
export function useTerrainTools(wanted: boolean): TerrainTools | null {
  const [tools, set] = useState<TerrainTools | null>(null);
  useEffect(() => {
    if (wanted && tools === null) void loadTerrainTools().then(set);
  }, [wanted, tools]);
  return tools;
}
