import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { tally } from '@heartsease/domain/reports/log-draft.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { closeToast, currentToast, showToast } from '../ui/toast-store.ts';
import { JustSaved } from './just-saved.ts';
import type { LogAgain } from './just-saved.ts';
import { anew } from './log-draft-anew.ts';
import { undoLog } from './save-log.ts';

/** How long "Undo" stands (product.md, section 6). */
export const UNDO_MS = 10_000;
/** It comes after this, so that the second half of a double tap on "Save" is not an "Undo". */
const COMES_AFTER_MS = 450;

/**
 * "Saved for 7 people · Undo". It stays when the screen is left; on the screen itself an undo opens the
 * log again with every tap.
 *
 * @returns how to offer it; that in turn gives back the way to take the offer away
 */
export function useUndoBar(): (saved: LogDraft) => () => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  async function undo(saved: LogDraft) {
    if (!(await undoLog(client, saved.client_id))) return;
    showToast({ kind: 'success', text: t`Taken back. Nothing is saved.` });
    if (!isStillShown(saved)) return;
    const again: LogAgain = { again: anew(saved), refused: null };
    void navigate(pathname, { replace: true, state: again });
  }

  return (saved) => {
    let shown: number | undefined;
    const timer = window.setTimeout(() => {
      const { came } = tally(saved);
      showToast({
        kind: 'success',
        text: came === 0 ? t`Saved` : plural(came, { one: 'Saved for # person', other: 'Saved for # people' }),
        duration: UNDO_MS,
        action: { label: t`Undo`, onPress: () => void undo(saved) },
      });
      shown = currentToast()?.id;
    }, COMES_AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      if (shown !== undefined) closeToast(shown);
    };
  };
}

/** React Router keeps a screen's state under this name. */
const Entry = z.object({ usr: JustSaved });

function isStillShown(saved: LogDraft): boolean {
  return Entry.safeParse(window.history.state).data?.usr.saved.client_id === saved.client_id;
}
