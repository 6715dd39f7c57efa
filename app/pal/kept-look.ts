import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { sameDrafts } from '@heartsease/domain/pal/merge-drafts.ts';
import { getDraft, putDraft, removeDraft } from '../api/drafts.ts';
import { useProfile } from '../session/use-session.ts';

/** What is being written, and what the server held when it was begun. It belongs to its author, on this device. */
const KeptLook = z.object({ flat: z.record(z.string(), z.string()), base: z.record(z.string(), z.string()) });
export type KeptLook = z.infer<typeof KeptLook>;

/** Long enough that a fast writer is not written down at every letter. */
const QUIET_MS = 250;

const keyOf = (resident_id: string) => `look:${resident_id}`;

export function useKeptLook(resident_id: string) {
  const { id: account_id } = useProfile();
  const key = keyOf(resident_id);
  return useQuery({
    queryKey: ['drafts', account_id, key] as const,
    queryFn: async () =>
      KeptLook.safeParse((await getDraft(account_id, key).catch(() => undefined))?.value).data ?? null,
    // Only what the device holds at the moment of opening counts.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Keeps what is being written until the server has it. */
export function useKeepLook(resident_id: string, look: KeptLook): { forget: () => Promise<void> } {
  const { id: account_id, carehome } = useProfile();
  const key = keyOf(resident_id);
  const isOver = useRef(false);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (isOver.current) return;
      const kept = sameDrafts(look.flat, look.base)
        ? removeDraft(account_id, key)
        : putDraft({ account_id, key, care_home_id: carehome.id, value: look });
      kept.catch(() => undefined);
    }, QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [account_id, carehome.id, key, look]);
  return {
    forget: async () => {
      isOver.current = true;
      await removeDraft(account_id, key).catch(() => undefined);
    },
  };
}

export function useForgetKept(resident_id: string): () => Promise<void> {
  const { id: account_id } = useProfile();
  return async () => await removeDraft(account_id, keyOf(resident_id)).catch(() => undefined);
}
