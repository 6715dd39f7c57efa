import { beforeEach, expect, it, vi } from 'vitest';
import { linkAfterSignIn, rememberOpenedLink } from '../session/opened-link.ts';
import { handOverLeft, leadBack, lock } from './lock.ts';

vi.mock('../api/call.ts', () => ({ call: async () => ({}) }));
vi.mock('../session/session.ts', () => ({ session: { leave: async () => undefined } }));

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', { location: { pathname: '/manage-resident/eileen', search: '' } });
  await lock('tomasz');
});

it('leads whoever locked it back to their screen, and nobody else there [H04]', async () => {
  leadBack('tomasz');
  expect(linkAfterSignIn()).toBe('/manage-resident/eileen');
  await lock('tomasz');
  leadBack('nadia');
  expect(linkAfterSignIn()).toBe('/tabs');
});

it.each(['/log', '/shared-photos'])('leads whoever opens it to what was asked for at the lock: %s', (pathname) => {
  rememberOpenedLink({ pathname, search: '' });
  leadBack('nadia');
  expect(linkAfterSignIn()).toBe(pathname);
});

it('leads nobody to another link that was opened at the lock', () => {
  rememberOpenedLink({ pathname: '/manage-resident/frank', search: '' });
  leadBack('nadia');
  expect(linkAfterSignIn()).toBe('/tabs');
});

it('leads them back although the page made way for a new version meanwhile, and tells the device no longer', async () => {
  handOverLeft();
  vi.resetModules();
  const next = await import('./lock.ts');
  next.takeLeft();
  expect(sessionStorage.getItem('tablet-left')).toBeNull();
  next.leadBack('tomasz');
  expect(linkAfterSignIn()).toBe('/manage-resident/eileen');
});
