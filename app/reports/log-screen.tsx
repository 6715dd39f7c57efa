import { useLocation, useParams, useSearchParams } from 'react-router';
import { JustSaved } from './just-saved.ts';
import { LogOwnScreen } from './log-own-screen.tsx';
import { LogSessionScreen } from './log-session-screen.tsx';
import { SavedScreen } from './saved-screen.tsx';

/** `/manage-report/session/:plannedSessionId`, and `/manage-report` for what nobody had planned. */
export function LogScreen() {
  const { plannedSessionId } = useParams();
  const [search] = useSearchParams();
  const { state } = useLocation();
  // Saving takes the place of the log in the history, so that back leads to where it was opened.
  const just = JustSaved.safeParse(state).data;
  if (just !== undefined) return <SavedScreen key={just.saved.client_id} just={just} />;
  if (plannedSessionId !== undefined) return <LogSessionScreen key={plannedSessionId} id={plannedSessionId} />;
  return <LogOwnScreen kept_id={search.get('log')} />;
}
