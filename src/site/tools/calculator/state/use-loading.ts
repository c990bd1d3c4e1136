import { useEffect, useState } from 'preact/hooks';
import type { Reply, Shown } from '../../index.ts';

/**
 * What replies turn on, and is not on the page yet, is loaded.
 *
 * @param came Told when it is here, to ask again
 * @returns What tries it again; null unless it could not be loaded
 */
export function useLoading(replies: readonly (Reply<Shown> | null)[], came: () => void): (() => void) | null {
  const [failed, setFailed] = useState<(() => Promise<void>) | null>(null);
  const [load = null] = replies.flatMap((reply) => (reply?.kind === 'wanting' ? (reply.load ?? []) : []));
  useEffect(() => {
    if (load === null || load === failed) return;
    load().then(came, () => {
      setFailed(() => load);
    });
  }, [load, failed]);
  if (load === null || load !== failed) return null;
  return () => {
    setFailed(null);
  };
}
