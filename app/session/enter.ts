import { useNavigate } from 'react-router';
import { linkAfterSignIn } from './opened-link.ts';
import { session } from './session.ts';

/** After login, register or a completed reset: to where the opened link leads, or to the start. */
export function useEnter(): (token: string) => Promise<void> {
  const navigate = useNavigate();
  return async (token) => {
    await session.enter(token);
    await navigate(linkAfterSignIn(), { replace: true });
  };
}
