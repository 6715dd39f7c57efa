import { session } from './session.ts';

/**
 * Whether a screen that is not shown any more was left by whoever has gone: what is answered late to them takes no step
 * back from the faces of a tablet or from the sign-in (decision 58).
 */
export function isLeftBySomebodyGone(pathname: string): boolean {
  return session.now().state === 'out' && window.location.pathname !== pathname;
}
