import { useMemo, useState } from 'react';
import { z } from 'zod';
import { useForgetDraft, useKeepDraft, useKeptDraft } from './kept-draft.ts';

const Written = z.object({ text: z.string() });

/** One text that somebody writes, and finds again where they began it until it is sent. What they type goes before. */
export function useTextDraft(key: string) {
  const kept = useKeptDraft(key, Written);
  const [typed, type] = useState<string>();
  const text = typed ?? kept?.text ?? '';
  const isKnown = typed !== undefined || kept !== undefined;
  const draft = useMemo(() => (text === '' ? null : { text }), [text]);
  useKeepDraft(key, isKnown ? draft : undefined);
  const forget = useForgetDraft(key);
  return {
    text,
    type,
    /** It is sent, also when that is known only after its author has left. */
    end: async () => {
      type('');
      await forget();
    },
  };
}
