import { useEffect, useState } from 'preact/hooks';

/** A value as it was a moment ago: what shows it is drawn after what is looked at first. */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    setLater(() => value);
  }, [value]);
  return later;
}
