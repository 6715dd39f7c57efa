import { Suspense, createContext, lazy, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { fetchPart } from './fetch-part.ts';

/** What is known when a log is begun: "I'll go" knows the person and what would suit. */
export interface LogStart {
  resident_id?: string;
  activity_id?: string;
}

const LogStartContext = createContext<(start?: LogStart) => void>(() => {
  throw new Error('A log can be begun behind the signed-in guard only');
});

/** Opens the log sheet: from the raised Log button, "I'll go", or the key `n`. */
export function useLogStart(): (start?: LogStart) => void {
  return use(LogStartContext);
}

const LogStartSheet = lazy(async () => ({
  default: await fetchPart(async () => (await import('../reports/log-start-sheet.tsx')).LogStartSheet),
}));

export function LogStartProvider({ children }: { children: ReactNode }) {
  const [start, setStart] = useState<LogStart | null>(null);
  const begin = useCallback((begun: LogStart = {}) => setStart(begun), []);
  return (
    <LogStartContext value={begin}>
      {children}
      {start !== null && (
        <Suspense>
          <LogStartSheet start={start} onClose={() => setStart(null)} />
        </Suspense>
      )}
    </LogStartContext>
  );
}
