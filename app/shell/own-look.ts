import { useCallback, useEffect, useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { savePreferences } from '@heartsease/domain/session/preferences.endpoints.ts';
import type { Motion, Preferences } from '@heartsease/domain/session/profile.ts';
import { call } from '../api/call.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { session } from '../session/session.ts';
import { useProfile } from '../session/use-session.ts';
import { applyLook, lookNow } from './look.ts';
import { applyMotion } from './motion.ts';
import { useDarkAtNight } from './use-dark-at-night.ts';
import { paintBrowserBar } from './theme-colour.ts';

/**
 * A person's look goes with the person, on shared tablets too. What was chosen on this device in the
 * intro is theirs from now on.
 */
export function useOwnLook(): void {
  const { text_size, theme, motion = 'auto' } = useProfile().preferences;
  const saveLook = useSaveLook();
  useEffect(() => void takeOn({ text_size, theme }, saveLook), [text_size, theme, saveLook]);
  useEffect(() => applyMotion(motion), [motion]);
  const shown = useDarkAtNight() && theme === 'auto' ? 'dark' : theme;
  useEffect(() => paintBrowserBar(shown), [shown]);
}

async function takeOn(own: Preferences, saveLook: (look: Preferences) => void): Promise<void> {
  if ((await storage.read(DEVICE_KEYS.lookToKeep)) !== 'true') {
    applyLook(own);
    return;
  }
  await storage.remove(DEVICE_KEYS.lookToKeep);
  saveLook(lookNow());
}

/** Keeps how much moves with the person, as the look is kept. */
export function useSaveMotion(): (motion: Motion) => void {
  const save = useSaveLook();
  return (motion) => save({ ...lookNow(), motion });
}

/** Keeps text size and theme with the person; it has applied already, so nobody waits for it. */
export function useSaveLook(): (look: Preferences) => void {
  const { carehome, preferences } = useProfile();
  const care_home_id = carehome.id;
  const { motion } = preferences;
  const saving = useRef(Promise.resolve());
  return useCallback(
    (look) => {
      void session.keepPreferences({ preferences: { motion, ...look } });
      // One after the other, so that what was chosen last also arrives last.
      saving.current = saving.current.then(() => save({ client_id: uuidv7(), care_home_id, ...look }));
    },
    [care_home_id, motion],
  );
}

async function save(write: InputOf<typeof savePreferences>): Promise<void> {
  try {
    await call(savePreferences, write, { isBackground: true });
  } catch (caught) {
    console.error(caught);
  }
}
