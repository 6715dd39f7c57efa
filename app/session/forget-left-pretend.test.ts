import { expect, it } from 'vitest';
import { forgetLeftPretend } from './forget-left-pretend.ts';
import type { SessionState } from './session-state.ts';

const NADIA = '019a0000-0000-7000-8000-000000000001';
const LARCH = '019a0000-0000-7000-8000-000000000002';
const BLUEBELL = '019a0000-0000-7000-8000-000000000003';

type Profile = Extract<SessionState, { state: 'in' }>['profile'];
const standingIn = (id: string, loading: 'waiting' | 'done' = 'done'): SessionState => ({
  state: 'in',
  profile: { id: NADIA, carehome: { id, is_practice: id === BLUEBELL } } as unknown as Profile,
  loading,
});

/** A device that is opened several times; what it keeps stays. */
function device() {
  const kept = new Map<string, string>();
  const forgotten: string[] = [];
  const opens = (begins: SessionState) => {
    let state = begins;
    const hearers: (() => void)[] = [];
    forgetLeftPretend({
      session: {
        now: () => state,
        onChange: (hear) => {
          hearers.push(hear);
          return () => undefined;
        },
      },
      storage: {
        read: async (key) => kept.get(key) ?? null,
        write: async (key, value) => void kept.set(key, value),
        remove: async (key) => void kept.delete(key),
      },
      forgetPretend: async ({ account_id, care_home_id }) => void forgotten.push(`${account_id} ${care_home_id}`),
    });
    return async (next: SessionState) => {
      state = next;
      hearers.forEach((hear) => hear());
      await new Promise((resolve) => setTimeout(resolve));
    };
  };
  return { opens, forgotten };
}

it('forgets a pretend home that was left by idling, with the first fresh profile of the real one', async () => {
  const { opens, forgotten } = device();
  const become = opens({ state: 'unknown' });
  await become(standingIn(BLUEBELL));
  await become({ state: 'out', leads_to: '/login' });
  expect(forgotten).toEqual([]);
  const next = opens({ state: 'unknown' });
  // A copy of a profile says nothing of where the session stands now.
  await next(standingIn(LARCH, 'waiting'));
  expect(forgotten).toEqual([]);
  await next(standingIn(LARCH));
  expect(forgotten).toEqual([`${NADIA} ${BLUEBELL}`]);
  await next(standingIn(LARCH));
  expect(forgotten).toHaveLength(1);
});

it('keeps what is of the pretend home as long as one is in it, and forgets no real one', async () => {
  const { opens, forgotten } = device();
  const become = opens(standingIn(LARCH));
  await become(standingIn(BLUEBELL));
  await become(standingIn(BLUEBELL));
  await opens(standingIn(BLUEBELL))(standingIn(BLUEBELL));
  expect(forgotten).toEqual([]);
});
