import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getStage, resetHome } from '@heartsease/domain/director/director.endpoints.ts';
import { call } from '../api/call.ts';
import type { Failure } from '../api/failure.ts';
import { failureOf } from '../api/failure.ts';
import { forgetPretend } from '../session/forget-pretend.ts';
import { session } from '../session/session.ts';
import { useProfile } from '../session/use-session.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';

const LOOK_AGAIN_MS = 2_000;

/** Everything that was done in this home since it was made goes. */
export function ResetPart() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id: account_id, carehome } = useProfile();
  const { id: care_home_id, name } = carehome;
  const [isAsked, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function reset() {
    ask(false);
    setBusy(true);
    try {
      await bringBack();
      // What this device still holds was written for a home that is no more.
      await forgetPretend({ account_id, care_home_id });
      await session.reload();
      await queries.invalidateQueries();
      showToast({ kind: 'success', text: t`${name} is as it was in the beginning.` });
    } catch (caught) {
      if (failureOf(caught) === undefined) throw caught;
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p>{t`Everything that was written, taken or changed here goes, with the people who came since; it is as it was in the beginning. Other homes stay as they are. It takes some seconds.`}</p>
      <Button variant="line" full busy={isBusy} onClick={() => ask(true)}>
        {t`Reset ${name}`}
      </Button>
      <Ask
        isOpen={isAsked}
        kind="danger"
        title={t`Reset ${name}?`}
        confirm={t`Reset`}
        onConfirm={() => void reset()}
        onCancel={() => ask(false)}
      >
        {t`What anybody did here, you or others who look at this demo now, can’t be brought back. You stay signed in.`}
      </Ask>
    </>
  );
}

/** A slow machine takes longer than an answer is waited for: then the server is asked whether it is still at it. */
async function bringBack(): Promise<void> {
  const failed: Failure[] = [];
  const done = await call(resetHome, {}, { onError: (failure) => failed.push(failure) }).catch((caught: unknown) => {
    if (failed[0]?.kind !== 'unreachable' && failed[0]?.kind !== 'maintenance') throw caught;
    return null;
  });
  if (done !== null) return;
  while ((await call(getStage, {})).standing.is_being_reset)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}
