import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { useState } from 'react';
import { resendInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { RelativeOfHome } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useAccessWrite } from './access.api.ts';

/** A new link by email for everybody of these who has not answered and has an address. */
export function AllAgain({ waiting }: { waiting: RelativeOfHome[] }) {
  const { t } = useLingui();
  const resend = useAccessWrite(resendInvitation);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const reached = waiting.filter(({ email }) => email !== null);
  const others = waiting.length - reached.length;

  async function sendAll() {
    setBusy(true);
    const all = reached.length;
    let sent = 0;
    try {
      for (const { id: relative_link_id } of reached) {
        await resend.mutateAsync({ relative_link_id, sent_by: 'email' });
        sent += 1;
      }
      showToast({
        kind: 'success',
        text: plural(sent, { one: '# invitation is sent again.', other: '# invitations are sent again.' }),
      });
    } catch (caught) {
      tellFailure(caught, t`${sent} of ${all} are sent again`);
    } finally {
      setBusy(false);
      setAsked(false);
    }
  }

  if (reached.length === 0) return null;
  return (
    <>
      <Button
        variant="soft"
        icon={<EnvelopeSimpleIcon weight="bold" aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {plural(reached.length, {
          one: 'Send an invitation again by email',
          other: 'Send # invitations again by email',
        })}
      </Button>
      <Ask
        isOpen={isAsked}
        title={plural(reached.length, { one: 'Send it again by email?', other: 'Send # again by email?' })}
        confirm={t`Send again`}
        busy={isBusy}
        onConfirm={() => void sendAll()}
        onCancel={() => setAsked(false)}
      >
        {t`Each mail has a new link, for three days. The codes that went out before work no more.`}{' '}
        {others > 0 &&
          plural(others, { one: '# has no address: print a letter.', other: '# have no address: print letters.' })}
      </Ask>
    </>
  );
}
