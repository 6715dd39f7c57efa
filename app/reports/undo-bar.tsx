import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tally } from '@heartsease/domain/reports/log-draft.ts';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { session } from '../session/session.ts';
import { showToast } from '../ui/toast-store.ts';
import { useTakeBackWithPhotos } from './ask-about-photos.tsx';
import type { LogAgain } from './just-saved.ts';
import { anew } from './log-draft-anew.ts';
import { undoLog } from './save-log.ts';
import { SavedBar } from './saved-bar.tsx';
import styles from './undo-bar.module.css';
import { endAllOffers, endOffer, offeredFor, prolongOffer } from './undo-offers.ts';

/** It comes after this, so that the second half of a double tap on "Save" is not an "Undo". */
const COMES_AFTER_MS = 450;
const LOOK_EVERY_MS = 250;
/** What is left when the screen is left goes on as a toast, if it is worth one. */
const WORTH_A_TOAST_MS = 1_500;

session.onForget(endAllOffers);

/**
 * "Saved for 7 people · Undo", at the foot of the saved screen. Taken there, it opens the log again with
 * every tap; when the screen is left, it goes along as a toast.
 */
export function UndoBar({ saved }: { saved: LogDraft }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { client_id } = saved;
  const { isOffered, hold, letGo } = useOffer(client_id);
  const { came } = tally(saved);
  const words = came === 0 ? t`Saved` : plural(came, { one: 'Saved for # person', other: 'Saved for # people' });

  async function takeBack(): Promise<boolean> {
    endOffer(client_id);
    return await undoLog(client, client_id);
  }

  async function undoElsewhere() {
    if (await takeBack()) showToast({ kind: 'success', text: t`Taken back. Nothing is saved.` });
  }

  const { begin: undo, question } = useTakeBackWithPhotos(client_id, async () => {
    if (!(await takeBack())) return false;
    const again: LogAgain = { again: anew(saved), refused: null };
    void navigate(pathname, { replace: true, state: again });
    return true;
  });

  useOnLeaving(() => {
    const duration = offeredFor(client_id, Date.now());
    if (duration < WORTH_A_TOAST_MS) return;
    showToast({
      kind: 'success',
      text: words,
      duration,
      action: { is_undo: true, label: t`Undo`, onPress: () => void undoElsewhere() },
    });
  });

  return (
    <>
      {isOffered && (
        <div className={styles.place}>
          <SavedBar
            className={styles.bar}
            words={words}
            onUndo={undo}
            onPointerEnter={hold}
            onPointerLeave={letGo}
            onPointerDown={hold}
            onFocus={hold}
            onBlur={letGo}
          />
        </div>
      )}
      {question}
    </>
  );
}

/** Whether the offer stands now. It does not run out under somebody's finger. */
function useOffer(client_id: string) {
  const [isOffered, offer] = useState(false);
  const isHeld = useRef(false);
  useEffect(() => {
    let looked = Date.now();
    const look = () => {
      const now = Date.now();
      if (isHeld.current) prolongOffer(client_id, now - looked);
      looked = now;
      offer(offeredFor(client_id, now) > 0);
    };
    const timers: number[] = [];
    timers.push(
      window.setTimeout(() => {
        look();
        timers.push(window.setInterval(look, LOOK_EVERY_MS));
      }, COMES_AFTER_MS),
    );
    return () => timers.forEach((timer) => window.clearTimeout(timer));
  }, [client_id]);
  return {
    isOffered,
    hold: () => {
      isHeld.current = true;
    },
    letGo: () => {
      isHeld.current = false;
    },
  };
}

/** Calls when the component has really gone, not when React mounts it twice to try it. */
function useOnLeaving(leave: () => void) {
  const isHere = useRef(false);
  const left = useEffectEvent(leave);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      setTimeout(() => {
        if (!isHere.current) left();
      });
    };
  }, []);
}
