import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { isLeftBySomebodyGone } from '../session/left-by-somebody-gone.ts';

/** React Router numbers the entries that it makes. */
const Numbered = z.object({ idx: z.number() });

/** One step back; to Today for whoever came here by a link. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    if (isLeftBySomebodyGone(pathname)) return;
    const entry = Numbered.safeParse(window.history.state).data;
    if (entry !== undefined && entry.idx > 0) void navigate(-1);
    else void navigate('/tabs/today', { replace: true });
  };
}
