import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { session } from './session.ts';

/**
 * Tabs share their session, so when one of them goes to another home, or begins to practise, the server has taken all
 * of them there. The others follow: none may show pretend people under the name of the real home.
 */
export function followOtherTabs(): () => void {
  return storage.onChangeElsewhere((key, value) => {
    const current = session.now();
    if (key !== DEVICE_KEYS.me || value === null || current.state !== 'in' || current.profile === null) return;
    if (homeIn(value) === current.profile.carehome.id) return;
    void session.forgetHome().then(() => session.reload());
  });
}

function homeIn(kept: string): unknown {
  try {
    const profile: { carehome?: { id?: unknown } } = JSON.parse(kept);
    return profile.carehome?.id;
  } catch {
    return undefined;
  }
}
