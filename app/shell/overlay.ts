import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * What lies over a screen, kept in the address: Back closes it, and a reload opens it again. Its words are
 * parted by a point, such as `write.people`.
 */
export function useOverlay(): { shown: string[]; open: (...words: string[]) => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  return {
    shown: params.get('over')?.split('.') ?? [],
    open: (...words) => setParams({ over: words.join('.') }),
    // The first entry of a visit has this key: behind it lies another site, or nothing.
    close: () => void (key === 'default' ? setParams({}, { replace: true }) : navigate(-1)),
  };
}
