import { useLingui } from '@lingui/react/macro';
import { ShieldSlashIcon } from '@phosphor-icons/react/dist/csr/ShieldSlash';
import { useState } from 'react';
import type { StaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useResetSecondStep } from './staff.api.ts';
import styles from './staff-member-sheet.module.css';

/** For whoever lost the phone with their codes: the password alone opens the account again, until they set it up anew. */
export function ResetSecondStep({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const { t } = useLingui();
  const reset = useResetSecondStep();
  const [isAsked, setAsked] = useState(false);
  const name = member.known_as;

  async function switchOff() {
    try {
      // Awaited: this part is gone by then, and callbacks of it would be too.
      await reset.mutateAsync(member.id);
      showToast({ kind: 'success', text: t`${name}’s second step is off. They are signed out everywhere.` });
      onDone();
    } catch (caught) {
      tellFailure(caught);
    } finally {
      setAsked(false);
    }
  }

  return (
    <section className={styles.leaving} aria-labelledby="lost-second-step">
      <h3 id="lost-second-step">{t`${name} can’t get in`}</h3>
      <p className="secondary">{t`Their sign-in asks for a code or a passkey. If the device with it is lost, switch it off.`}</p>
      <Button
        variant="line"
        full
        icon={<ShieldSlashIcon weight="bold" aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {t`Switch off the second step`}
      </Button>
      <Ask
        isOpen={isAsked}
        title={t`Switch off ${name}’s second step?`}
        confirm={t`Switch off`}
        kind="danger"
        busy={reset.isPending}
        onConfirm={() => void switchOff()}
        onCancel={() => setAsked(false)}
      >
        {t`Be sure that it is ${name} who asks. Their app, passkeys and recovery codes open nothing any more, and they are signed out everywhere. It stands in the record of changes with your name.`}
      </Ask>
    </section>
  );
}
