import { expect, it } from 'vitest';
import { CallFailed } from '../api/failure.ts';
import { createDemoMode } from './demo-mode-state.ts';
import type { DemoModeState } from './demo-mode-state.ts';
import type { SessionState } from './session-state.ts';

const profileIn = (is_practice: boolean) =>
  ({ id: 'nadia', carehome: { id: is_practice ? 'bluebell' : 'larch', is_practice } }) as unknown as Extract<
    SessionState,
    { state: 'in' }
  >['profile'];

const unreachable = () => new CallFailed('/api/v2/demo', { kind: 'unreachable', status: 0, is_online: true });

/** A session that stands where the "server" last put it. */
function standing(isPractice = false) {
  const hearers = new Set<() => void>();
  const world = {
    state: { state: 'in', profile: profileIn(isPractice), loading: 'done' } as SessionState,
    server: isPractice,
    isAway: false,
    isAnswerLost: false,
    steps: [] as string[],
    become: (next: SessionState) => {
      world.state = next;
      hearers.forEach((hear) => hear());
    },
  };
  const moves = (to: boolean) => async () => {
    if (world.isAway) throw unreachable();
    world.steps.push('call');
    world.server = to;
    if (world.isAnswerLost) throw unreachable();
  };
  const demoMode = createDemoMode({
    session: {
      now: () => world.state,
      onChange: (hear) => {
        hearers.add(hear);
        return () => hearers.delete(hear);
      },
      forgetHome: async () => {
        world.steps.push('forget');
        world.become({ state: 'in', profile: null, loading: 'waiting' });
      },
      reload: async () => {
        if (world.isAway) return null;
        world.steps.push('profile');
        world.become({ state: 'in', profile: profileIn(world.server), loading: 'done' });
        return null;
      },
    },
    start: moves(true),
    stop: moves(false),
    reset: moves(true),
    forgetPretend: async ({ care_home_id }) => void world.steps.push(`throw ${care_home_id} away`),
  });
  const heard: DemoModeState[] = [];
  const stopHearing = demoMode.onChange(() => heard.push(demoMode.now()));
  return { demoMode, world, heard, stopHearing };
}

/** For tests that don't look where it leads. */
const stay = async () => {};

it('tells whoever listens when it goes on and off, each once [PR-6]', async () => {
  const { demoMode, heard } = standing();
  expect(demoMode.now()).toBe('off');
  await demoMode.start('/tabs/more');
  await demoMode.stop(stay);
  expect(heard).toEqual(['changing', 'on', 'changing', 'off']);
});

it('does as a switch of home does: the call, nothing of the former home, the profile anew [AU-5]', async () => {
  const { demoMode, world } = standing();
  await demoMode.start('/tabs/more');
  expect(world.steps).toEqual(['call', 'forget', 'profile']);
});

it('leads back to the place that was left', async () => {
  const { demoMode, world } = standing();
  await demoMode.start('/resident/eileen');
  world.steps.length = 0;
  await demoMode.stop(async (place) => void world.steps.push(`go to ${place}`));
  // Before the real home is drawn: a screen of the pretend one has nothing to ask there.
  expect(world.steps).toEqual(['call', 'forget', 'go to /resident/eileen', 'throw bluebell away', 'profile']);
});

it('stays as it was when the server can’t be reached', async () => {
  const { demoMode, world, heard } = standing();
  world.isAway = true;
  await expect(demoMode.start('/tabs/more')).rejects.toThrow(CallFailed);
  expect(demoMode.now()).toBe('off');
  expect(heard).toEqual(['changing', 'off']);
  expect(world.steps).toEqual([]);
});

it('stands where the server stands when the answer got lost', async () => {
  const { demoMode, world } = standing();
  world.isAnswerLost = true;
  await expect(demoMode.start('/tabs/more')).rejects.toThrow(CallFailed);
  expect(demoMode.now()).toBe('on');
  await expect(demoMode.stop(stay)).rejects.toThrow(CallFailed);
  expect(demoMode.now()).toBe('off');
});

it('throws away what the device holds of the pretend home, and only of that', async () => {
  const { demoMode, world } = standing(true);
  await demoMode.stop(stay);
  expect(world.steps).toContain('throw bluebell away');
  world.steps.length = 0;
  await demoMode.start('/tabs/more');
  expect(world.steps.join(' ')).not.toContain('larch');
});

it('hears what happened in another tab, and who listens no more hears nothing', () => {
  const { demoMode, world, heard, stopHearing } = standing();
  world.become({ state: 'in', profile: profileIn(true), loading: 'done' });
  expect(heard).toEqual(['on']);
  stopHearing();
  world.become({ state: 'out', leads_to: '/login' });
  expect(demoMode.now()).toBe('off');
  expect(heard).toEqual(['on']);
});
