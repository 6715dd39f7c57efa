import { useLocation, useNavigate } from 'react-router';
import { isLeftBySomebodyGone } from '../session/left-by-somebody-gone.ts';

/** Back to where one came from; for whoever opened a link, to the screen that lies above. */
export function useGoBack(above: string): () => void {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  // The first entry of a visit has this key: behind it lies another site, or nothing.
  return () => {
    if (isLeftBySomebodyGone(pathname)) return;
    void (key === 'default' ? navigate(above, { replace: true }) : navigate(-1));
  };
}
