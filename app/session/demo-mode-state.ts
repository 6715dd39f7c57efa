import { whileOnTheMove } from './on-the-move.ts';
import { failureOf } from '../api/failure.ts';
import type { Session } from './session-state.ts';

/** `changing`: the server is making the pretend home, or the real one is on its way back. */
export type DemoModeState = 'off' | 'changing' | 'on';

/** Row PR-6: switched on and off, and every change is told to whoever asked to hear of it. */
export interface DemoMode {
  now(): DemoModeState;
  onChange(tell: () => void): () => void;
  /**
   * Leads into the pretend home; everything of the real one is taken off the screen first.
   *
   * @param place where whoever stops is taken, which is where they were
   * @throws CallFailed when the server did not switch; everything then stays as it was. Where no answer came nobody
   *   knows whether it did, so it is asked where the session stands now.
   */
  start(place: string): Promise<void>;
  /**
   * Leads back into the real home.
   *
   * @param goTo the place that was left, before anything of the real home is drawn: the screen of the pretend one would
   *   ask there for what it does not have
   */
  stop(goTo: (place: string) => Promise<void>): Promise<void>;
  /** Throws away what was practised, for a pretend home that is as new. */
  beginAnew(): Promise<void>;
}

export interface DemoModeParts {
  session: Pick<Session, 'now' | 'onChange' | 'forgetHome' | 'reload'>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  reset: () => Promise<void>;
  /** What the device still holds of a pretend home. */
  forgetPretend: (who: { account_id: string; care_home_id: string }) => Promise<void>;
}

/** Where whoever stops comes out who began on another day or in another tab. */
const ELSEWHERE = '/tabs/more';

export function createDemoMode({ session, start, stop, reset, forgetPretend }: DemoModeParts): DemoMode {
  const listeners = new Set<() => void>();
  let isChanging = false;
  let told = stateNow();
  let place = ELSEWHERE;

  function stateNow(): DemoModeState {
    if (isChanging) return 'changing';
    const current = session.now();
    return current.state === 'in' && current.profile?.carehome.is_practice === true ? 'on' : 'off';
  }

  function tell() {
    const next = stateNow();
    if (next === told) return;
    told = next;
    listeners.forEach((tellOne) => tellOne());
  }

  /** The order of a switch of home (row AU-5): the call, then nothing of the former home stays, then the profile anew. */
  async function change(work: () => Promise<void>, { forgets = false, leave = async () => {} } = {}): Promise<void> {
    await whileOnTheMove(async () => await changeTo(work, { forgets, leave }));
  }

  async function changeTo(
    work: () => Promise<void>,
    { forgets, leave }: { forgets: boolean; leave: () => Promise<void> },
  ): Promise<void> {
    const former = session.now();
    isChanging = true;
    tell();
    try {
      await work();
      await session.forgetHome();
      await leave();
      // Now that no screen of it stands: a form keeps what is begun in it as it goes.
      if (forgets && former.state === 'in' && former.profile?.carehome.is_practice) {
        await forgetPretend({ account_id: former.profile.id, care_home_id: former.profile.carehome.id });
      }
      await session.reload();
    } catch (caught) {
      // It may have arrived all the same: the profile says so, and a home that was left is forgotten with it.
      if (failureOf(caught)?.kind === 'unreachable') await session.reload();
      throw caught;
    } finally {
      isChanging = false;
      tell();
    }
  }

  // Signed out, switched elsewhere, or switched in another tab: the session knows it first.
  session.onChange(tell);
  return {
    now: () => told,
    onChange: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    start: async (from) => {
      await change(start);
      place = from;
    },
    stop: async (goTo) => {
      const left = place;
      await change(stop, { forgets: true, leave: async () => await goTo(left) });
      place = ELSEWHERE;
    },
    beginAnew: async () => await change(reset, { forgets: true }),
  };
}
