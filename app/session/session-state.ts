import { READINESS_POLL_MS } from '@heartsease/domain/constants.ts';
import type { Language, Preferences, Profile, Tour } from '@heartsease/domain/session/profile.ts';
import { DEVICE_KEYS } from '../device/storage.ts';
import type { DeviceStorage } from '../device/storage.ts';

/**
 * Row AU-1. `profile` is null between the token and the first answer of `/me`, and stays null when that
 * call fails on a device that has no copy (row ER-8).
 */
export type SessionState =
  | { state: 'unknown' }
  /** `leads_to`: where whoever has just left is taken (row AU-3); null when nobody was here. */
  | { state: 'out'; leads_to: Departure | null }
  | { state: 'in'; profile: Profile | null; loading: 'waiting' | 'done' | 'failed' };

export type Departure = '/login' | '/maintenance';

export interface Session {
  now(): SessionState;
  onChange(tell: () => void): () => void;
  /** Tells when nothing of the former person or home may stay in a cache (row AU-5). */
  onForget(tell: () => void): () => void;
  /** Reads the device and, where there is a token, loads the profile (row AU-2). */
  start(): Promise<void>;
  /**
   * After login, register or a completed reset: keeps the token and loads the profile (row AU-2).
   *
   * @param profile of whoever opens a shared tablet without a connection, as it was kept there
   */
  enter(token: string, profile?: Profile): Promise<void>;
  /** Row AU-3: forgets the token and everything that belonged to it. */
  leave(leads_to?: Departure): Promise<void>;
  /** Fetches the profile anew and keeps a copy under `me`. */
  reload(): Promise<Profile | null>;
  /** What the person just chose stands at once; saving it is the caller's. */
  keepPreferences(chosen: { preferences: Preferences } | { language: Language } | { tour: Tour }): Promise<void>;
  /** Shows nothing of a home that the session has left, until its profile is loaded. */
  forgetHome(): Promise<void>;
}

/** Seals the copy of the profile for one session, and opens it again. */
export interface ProfileKeeper {
  toKeep(profile: Profile, token: string): Promise<string>;
  fromKept(kept: string | null, token: string): Promise<Profile | null>;
  /** From now on nobody opens what is left of it. */
  forgetSecret(): void;
}

export interface SessionParts {
  storage: DeviceStorage;
  /** The call `/me`; fails as calls do. */
  loadProfile: () => Promise<Profile>;
  /** Whether a call that was begun with another token has no answer yet. */
  isFormerUnderWay: (token: string) => Promise<boolean>;
  keeper: () => Promise<ProfileKeeper | undefined>;
  /** Loads the page anew; never answers. */
  loadAnew: (after: 'sign-in' | 'change-elsewhere') => Promise<never>;
  log: (caught: unknown) => void;
}

export function createSession(parts: SessionParts): Session {
  const { storage, loadProfile, isFormerUnderWay, keeper, loadAnew, log } = parts;
  let current: SessionState = { state: 'unknown' };
  const listeners = new Set<() => void>();
  const forgetters = new Set<() => void>();
  const forget = () => forgetters.forEach((tell) => tell());

  function become(next: SessionState) {
    current = next;
    listeners.forEach((tell) => tell());
  }

  /** Of a session that has ended meanwhile nothing is kept. */
  async function keepCopy(profile: Profile, token: string | null): Promise<void> {
    const copy = token === null ? undefined : await (await keeper())?.toKeep(profile, token);
    if (copy !== undefined && token === (await storage.read(DEVICE_KEYS.token)))
      await storage.write(DEVICE_KEYS.me, copy);
  }

  async function reload(): Promise<Profile | null> {
    const token = await storage.read(DEVICE_KEYS.token);
    /** Somebody signed out, or in as another, while the answer was on its way. */
    const isOver = async () => token !== (await storage.read(DEVICE_KEYS.token));
    try {
      const profile = await loadProfile();
      if (await isOver()) return null;
      if (isElsewhere(current, profile)) forget();
      await keepCopy(profile, token);
      if (await isOver()) return null;
      become({ state: 'in', profile, loading: 'done' });
      return profile;
    } catch (caught) {
      if (await isOver()) return null;
      log(caught);
      if (current.state === 'in') become({ ...current, loading: 'failed' });
      return null;
    }
  }

  /** Calls that fail together take their person out once: a second way out would undo what is tapped after the first. */
  let leaving: Promise<void> | undefined;
  function leave(leads_to: Departure = '/login'): Promise<void> {
    leaving ??= takeOut(leads_to).finally(() => {
      leaving = undefined;
    });
    return leaving;
  }

  async function takeOut(leads_to: Departure) {
    await storage.remove(DEVICE_KEYS.token);
    await storage.remove(DEVICE_KEYS.me);
    (await keeper())?.forgetSecret();
    become({ state: 'out', leads_to });
    forget();
  }

  async function begin() {
    const token = await storage.read(DEVICE_KEYS.token);
    if (token === null) {
      become({ state: 'out', leads_to: current.state === 'in' ? '/login' : null });
      return;
    }
    const kept = await (await keeper())?.fromKept(await storage.read(DEVICE_KEYS.me), token);
    become({ state: 'in', profile: kept ?? null, loading: 'waiting' });
    await reload();
  }

  /**
   * An answer that was asked for by somebody else leads on with their work: it would bring their words, their screen and
   * their people to whoever is here now. Nothing of it is left in a page that is loaded anew. What they sent through
   * the outbox still arrives, as theirs.
   */
  async function beginAfterOthers() {
    const token = await storage.read(DEVICE_KEYS.token);
    if (token !== null && (await isFormerUnderWay(token))) await loadAnew('change-elsewhere');
    await begin();
  }

  return {
    now: () => current,
    onChange: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    onForget: (tell) => {
      forgetters.add(tell);
      return () => forgetters.delete(tell);
    },
    start: async () => {
      storage.onChangeElsewhere((key) => {
        // Signed out, or in as another person, in another tab: this one follows.
        if (key === DEVICE_KEYS.token) {
          forget();
          void beginAfterOthers();
        }
      });
      await begin();
    },
    enter: async (token, profile) => {
      forget();
      const copy = profile && (await (await keeper())?.toKeep(profile, token));
      if (copy === undefined) await storage.remove(DEVICE_KEYS.me);
      else await storage.write(DEVICE_KEYS.me, copy);
      // However they came in, also by a link: on a shared tablet they begin with 90 s of their own.
      await storage.remove(DEVICE_KEYS.tabletTouched);
      await storage.write(DEVICE_KEYS.token, token);
      if (await isFormerUnderWay(token)) await loadAnew('sign-in');
      become({ state: 'in', profile: profile ?? null, loading: 'waiting' });
      await reload();
    },
    leave,
    reload,
    keepPreferences: async (chosen) => {
      if (current.state !== 'in' || current.profile === null) return;
      const profile = { ...current.profile, ...chosen };
      become({ ...current, profile });
      await keepCopy(profile, await storage.read(DEVICE_KEYS.token));
    },
    forgetHome: async () => {
      await storage.remove(DEVICE_KEYS.me);
      if (current.state === 'in') become({ state: 'in', profile: null, loading: 'waiting' });
      forget();
    },
  };
}

/** Waits until it is known who is here, looking every 100 ms (row AU-1). */
export async function whenKnown(session: Session): Promise<Exclude<SessionState, { state: 'unknown' }>> {
  for (;;) {
    const current = session.now();
    if (current.state !== 'unknown') return current;
    await new Promise((resolve) => setTimeout(resolve, READINESS_POLL_MS));
  }
}

/** Another person or another home than what is on screen. */
function isElsewhere(current: SessionState, profile: Profile): boolean {
  if (current.state !== 'in' || current.profile === null) return false;
  return current.profile.id !== profile.id || current.profile.carehome.id !== profile.carehome.id;
}
