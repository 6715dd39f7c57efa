import { useLingui } from '@lingui/react/macro';
import { useTimeWords } from './time.ts';

/** "Good morning, Nadia", by the hour of the home. */
export function useGreeting(name: string): string {
  const { t } = useLingui();
  const { hour } = useTimeWords();
  if (hour >= 5 && hour < 12) return t`Good morning, ${name}`;
  if (hour >= 12 && hour < 18) return t`Good afternoon, ${name}`;
  return t`Good evening, ${name}`;
}
