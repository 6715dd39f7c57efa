import { expect, test, vi } from 'vitest';
import { isLeftBySomebodyGone } from './left-by-somebody-gone.ts';

const { session } = vi.hoisted(() => ({ session: { state: 'in' } }));
vi.mock('./session.ts', () => ({ session: { now: () => session } }));

test.each([
  ['of whoever is in goes back, also when it is answered late', 'in', '/tabs/today', false],
  ['of whoever has gone takes nobody back from the faces', 'out', '/locked', true],
  ['of whoever has gone takes nobody back from the sign-in', 'out', '/login', true],
  ['that needs nobody to be in goes back by a tap', 'out', '/account/details', false],
])('a screen %s', (_, state, shown, isLeft) => {
  session.state = state;
  vi.stubGlobal('window', { location: { pathname: shown } });
  expect(isLeftBySomebodyGone('/account/details')).toBe(isLeft);
  vi.unstubAllGlobals();
});
