import { useEffect, useState } from 'react';

/** Long enough that nothing is asked at every letter. */
const QUIET_MS = 400;

/** What is being typed, as it stood when the fingers last rested. */
export function useSettled(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => settle(typed), QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return settled;
}
