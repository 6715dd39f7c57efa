import { z } from 'zod';
import { Id } from '@heartsease/domain/text.ts';
import { DEVICE_KEYS } from '../device/storage.ts';
import type { DeviceStorage } from '../device/storage.ts';
import type { Session } from './session-state.ts';

const Pretend = z.object({ account_id: Id, care_home_id: Id });
type Pretend = z.infer<typeof Pretend>;

interface Parts {
  session: Pick<Session, 'now' | 'onChange'>;
  storage: Pick<DeviceStorage, 'read' | 'write' | 'remove'>;
  forgetPretend: (which: Pretend) => Promise<void>;
}

/**
 * A pretend home is left also without "Stop practising": by idling, or on another device. So the device remembers in
 * which of them it stood, and what it still holds of one goes with the first profile that stands elsewhere.
 */
export function forgetLeftPretend({ session, storage, forgetPretend }: Parts): void {
  let turn = Promise.resolve();
  const look = () => {
    turn = turn.then(lookAgain);
  };

  async function lookAgain() {
    const current = session.now();
    if (current.state !== 'in' || current.loading !== 'done' || current.profile === null) return;
    const { id: account_id, carehome } = current.profile;
    const remembered = rememberedIn(await storage.read(DEVICE_KEYS.pretendHomes));
    for (const left of remembered) if (left.care_home_id !== carehome.id) await forgetPretend(left);
    const stands = carehome.is_practice === true ? [{ account_id, care_home_id: carehome.id }] : [];
    if (stands.length > 0) await storage.write(DEVICE_KEYS.pretendHomes, JSON.stringify(stands));
    else if (remembered.length > 0) await storage.remove(DEVICE_KEYS.pretendHomes);
  }

  session.onChange(look);
  look();
}

function rememberedIn(kept: string | null): Pretend[] {
  try {
    return Pretend.array().parse(JSON.parse(kept ?? '[]'));
  } catch {
    return [];
  }
}
