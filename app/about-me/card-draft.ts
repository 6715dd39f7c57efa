import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { CardWords } from '@heartsease/domain/about-me/about-me.ts';
import { sameWords } from '@heartsease/domain/about-me/merge-cards.ts';
import { getDraft, putDraft, removeDraft } from '../api/drafts.ts';
import { useProfile } from '../session/use-session.ts';

/** What was begun on a card, and the card as it was then. It belongs to its author, on this device. */
const CardDraft = z.object({ words: CardWords, base: CardWords, base_version: z.number().int() });
export type CardDraft = z.infer<typeof CardDraft>;

/** Long enough that a fast writer is not written down at every letter. */
const QUIET_MS = 250;

export function useKeptCard(key: string) {
  const { id: account_id } = useProfile();
  return useQuery({
    queryKey: ['drafts', account_id, key] as const,
    queryFn: async () =>
      CardDraft.safeParse((await getDraft(account_id, key).catch(() => undefined))?.value).data ?? null,
    // Only what the device holds at the moment of opening counts.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Keeps what is being written until it is sent; forgets it once it says what the card says anyway. */
export function useKeepCard(key: string, draft: CardDraft): { forget: () => Promise<void> } {
  const { id: account_id, carehome } = useProfile();
  const isOver = useRef(false);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (isOver.current) return;
      const kept = sameWords(draft.words, draft.base)
        ? removeDraft(account_id, key)
        : putDraft({ account_id, key, care_home_id: carehome.id, value: draft });
      kept.catch(() => undefined);
    }, QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [account_id, carehome.id, key, draft]);
  return {
    forget: async () => {
      isOver.current = true;
      await removeDraft(account_id, key).catch(() => undefined);
    },
  };
}
