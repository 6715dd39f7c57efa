import { useEffect, useState } from 'react';

/** The second half of a double tap on a tile must not answer "How was it?". */
const DEAF_MS = 400;

/** What has just come under a finger takes no tap yet: it is `inert` while this is true. */
export function useDeafness(): boolean {
  const [isDeaf, setDeaf] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setDeaf(false), DEAF_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDeaf;
}
