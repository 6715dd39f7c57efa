import { v7 as uuidv7 } from 'uuid';
import { savePreferences } from '@heartsease/domain/session/session.endpoints.ts';
import type { Preferences } from '@heartsease/domain/session/profile.ts';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';
import { useProfile } from '../session/use-session.ts';

/** Keeps text size and theme with the person; it has applied already, so nobody waits for it. */
export function useSaveLook(): (look: Preferences) => void {
  const { carehome } = useProfile();
  return (look) => {
    const write = { client_id: uuidv7(), care_home_id: carehome.id, ...look };
    void call(savePreferences, write, { isBackground: true })
      .then(() => session.reload())
      .catch((caught: unknown) => console.error(caught));
  };
}
