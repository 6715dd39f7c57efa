import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { useEffect, useState } from 'react';
import { resendInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { RelativeOfHome, ShownInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { printsPages } from '../device/platform.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { useAccessWrite } from './access.api.ts';
import { InvitationLetters } from './invitation-letters.tsx';

/** A new letter for everybody who has not answered, all of them in one go to the printer. */
export function AllLetters({ waiting }: { waiting: RelativeOfHome[] }) {
  const { t } = useLingui();
  const resend = useAccessWrite(resendInvitation);
  const [letters, setLetters] = useState<{ invitation: ShownInvitation; of: string }[]>([]);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (letters.length > 0) window.print();
  }, [letters]);

  async function make() {
    setBusy(true);
    const made: typeof letters = [];
    const all = waiting.length;
    try {
      for (const { id: relative_link_id, resident } of waiting) {
        const invitation = await resend.mutateAsync({ relative_link_id, sent_by: 'letter' });
        made.push({ invitation, of: resident.known_as });
      }
    } catch (caught) {
      // What was made is printed all the same: its codes stand on no other letter.
      tellFailure(caught, t`${made.length} of ${all} letters are made`);
    } finally {
      setBusy(false);
      setAsked(false);
      setLetters(made);
    }
  }

  if (waiting.length === 0 || !printsPages()) return null;
  return (
    <>
      <Button variant="soft" icon={<PrinterIcon weight="bold" aria-hidden="true" />} onClick={() => setAsked(true)}>
        {plural(waiting.length, { one: 'Print a new letter', other: 'Print # new letters' })}
      </Button>
      <Ask
        isOpen={isAsked}
        title={plural(waiting.length, { one: 'Print a new letter?', other: 'Print # new letters?' })}
        confirm={t`Make and print them`}
        busy={isBusy}
        onConfirm={() => void make()}
        onCancel={() => setAsked(false)}
      >
        {t`Each letter has a new code, for two weeks. The codes that went out before work no more.`}
      </Ask>
      {letters.length > 0 && <InvitationLetters letters={letters} />}
    </>
  );
}
