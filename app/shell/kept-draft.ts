import { useCallback, useEffect, useRef, useState } from 'react';
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
  const { id: account_id, carehome } = useProfile();
  const [kept, setKept] = useState<{ value: unknown }>();
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      const draft = await getDraft({ account_id, care_home_id: carehome.id, key }).catch(() => undefined);
      if (!isLeft) setKept({ value: draft?.value });
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [account_id, carehome.id, key]);
  return kept === undefined ? undefined : (schema.safeParse(kept.value).data ?? null);
}

/**
 * Keeps what is being written until it is sent; at once when the screen or the page is left. Null, where it says
 * what stands anyway, keeps nothing; undefined, where nobody knows yet, leaves what was kept before.
 */
export function useKeepDraft(key: string, draft: object | null | undefined): { forget: () => Promise<void> } {
  const { id: account_id, carehome } = useProfile();
  const forget = useForgetDraft(key);
  const isOver = useRef(false);
  const unkept = useRef<{ draft: object | null }>(undefined);
  const keep = useCallback(() => {
    if (unkept.current === undefined || isOver.current) return;
    const { draft: value } = unkept.current;
    unkept.current = undefined;
    const name = { account_id, care_home_id: carehome.id, key };
    const kept = value === null ? removeDraft(name) : putDraft({ ...name, value });
    kept.catch(() => undefined);
  }, [account_id, carehome.id, key]);
  useEffect(() => {
    // A page that is gone takes with it what the database has not taken yet, so the first sign of leaving counts. A
    // device that only hides a page says no more than that.
    window.addEventListener('beforeunload', keep);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('beforeunload', keep);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [keep]);
  useEffect(() => {
    if (draft === undefined) return undefined;
    unkept.current = { draft };
    const timer = window.setTimeout(keep, QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [keep, draft]);
  return {
    forget: async () => {
      isOver.current = true;
      await forget();
    },
  };
}

export function useForgetDraft(key: string): () => Promise<void> {
  const { id: account_id, carehome } = useProfile();
  return async () => await removeDraft({ account_id, care_home_id: carehome.id, key }).catch(() => undefined);
}
