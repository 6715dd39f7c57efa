import { useNavigate } from 'react-router';
import { z } from 'zod';

/** React Router numbers the entries that it makes. */
const Numbered = z.object({ idx: z.number() });

/** One step back; to Today for whoever came here by a link. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const entry = Numbered.safeParse(window.history.state).data;
    if (entry !== undefined && entry.idx > 0) void navigate(-1);
    else void navigate('/tabs/today', { replace: true });
  };
}
