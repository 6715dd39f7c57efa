import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { getDraft, putDraft, removeDraft } from '../api/drafts.ts';
import { useProfile } from '../session/use-session.ts';

/** Long enough that a fast writer is not written down at every letter. */
const QUIET_MS = 250;

/**
 * What was begun and not sent, and what stood when it was begun: with both, what somebody else saved in the
 * meantime can be put together with it.
 */
export interface Begun<Fields> {
  fields: Fields;
  base: Fields;
  base_version: number;
}

/** Something begun with the same fields as this; what an older version of a form kept is left alone. */
export function begunLike<Fields extends object>(like: Fields): z.ZodType<Begun<Fields>> {
  const keys = Object.keys(like);
  const fields = z.custom<Fields>(
    (value) => typeof value === 'object' && value !== null && keys.every((key) => key in value),
  );
  return z.object({ fields, base: fields, base_version: z.int() });
}

/**
 * What its author began under this key on this device: null when nothing, undefined until it is read. It is read
 * once: what is typed from then on stands in the form.
 */
export function useKeptDraft<Kept>(key: string, schema: z.ZodType<Kept>): Kept | null | undefined {
  const { id: account_id } = useProfile();
  const [kept, setKept] = useState<{ value: unknown }>();
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      const draft = await getDraft(account_id, key).catch(() => undefined);
      if (!isLeft) setKept({ value: draft?.value });
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [account_id, key]);
  return kept === undefined ? undefined : (schema.safeParse(kept.value).data ?? null);
}

/** Keeps what is being written until it is sent. Null, where it says what stands anyway, keeps nothing. */
export function useKeepDraft(key: string, draft: object | null): { forget: () => Promise<void> } {
  const { id: account_id, carehome } = useProfile();
  const forget = useForgetDraft(key);
  const isOver = useRef(false);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (isOver.current) return;
      const kept =
        draft === null
          ? removeDraft(account_id, key)
          : putDraft({ account_id, key, care_home_id: carehome.id, value: draft });
      kept.catch(() => undefined);
    }, QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [account_id, carehome.id, key, draft]);
  return {
    forget: async () => {
      isOver.current = true;
      await forget();
    },
  };
}

export function useForgetDraft(key: string): () => Promise<void> {
  const { id: account_id } = useProfile();
  return async () => await removeDraft(account_id, key).catch(() => undefined);
}
