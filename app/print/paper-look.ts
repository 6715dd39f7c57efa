import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { PaperLook } from '@heartsease/domain/print/print.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { useProfile } from '../session/use-session.ts';

/**
 * How paper was wanted last on this device; the first time A4 with pictures, in the language of whoever prints, and in
 * Wales in both (domain.md, on print). Null until the device has answered.
 */
export function usePaperLook(): [PaperLook | null, (look: PaperLook) => void] {
  const { i18n } = useLingui();
  const { region } = useProfile().carehome;
  const [look, setLook] = useState<PaperLook | null>(null);
  const own = i18n.locale.startsWith('cy') ? 'cy' : 'en';
  const languages = region === 'WLS' ? 'both' : own;

  useEffect(() => {
    let isGone = false;
    const begin = async () => {
      const kept = await keptLook();
      if (!isGone) setLook(kept ?? { paper: 'A4', is_large_print: false, has_pictures: true, languages });
    };
    void begin();
    return () => {
      isGone = true;
    };
  }, [languages]);

  return [look, setLook];
}

export function keepLook(look: PaperLook): void {
  void storage.write(DEVICE_KEYS.paperLook, JSON.stringify(look));
}

async function keptLook(): Promise<PaperLook | null> {
  try {
    return PaperLook.safeParse(JSON.parse((await storage.read(DEVICE_KEYS.paperLook)) ?? 'null')).data ?? null;
  } catch {
    // Written by something else: as if nothing were there.
    return null;
  }
}
