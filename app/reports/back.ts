import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { isLeftBySomebodyGone } from '../session/left-by-somebody-gone.ts';
import { WithOverlays } from './overlay-entry.ts';

/** React Router numbers the entries that it makes, and keeps what we give each of them. */
const Numbered = z.object({ idx: z.number(), usr: WithOverlays.nullish() });

/** Back to the screen before; to Today for whoever came here by a link. What a reload took away is stepped over. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    if (isLeftBySomebodyGone(pathname)) return;
    const entry = Numbered.safeParse(window.history.state).data;
    const steps = 1 + (entry?.usr?.overlays.length ?? 0);
    if (entry !== undefined && entry.idx >= steps) void navigate(-steps);
    else void navigate('/tabs/today', { replace: true });
  };
}
