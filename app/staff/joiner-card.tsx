import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useState } from 'react';
import type { Joiner } from '@heartsease/domain/staff/staff.endpoints.ts';
import { useRoleWords } from '../shell/role-word.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './manage-staff-screen.module.css';
import { useApproveJoiner, useDeclineJoiner } from './staff.api.ts';

/** Somebody who came with a printed slip. A manager looks at who it is before the home opens to them. */
export function JoinerCard({ joiner }: { joiner: Joiner }) {
  const { t } = useLingui();
  const roleWords = useRoleWords();
  const { nearDay, dayOf, time } = useTimeWords();
  const approve = useApproveJoiner();
  const decline = useDeclineJoiner();
  const [isAsked, setAsked] = useState(false);
  const name = `${joiner.first_name} ${joiner.last_name}`;
  const since = `${nearDay(dayOf(joiner.waits_since))} ${time(joiner.waits_since)}`;
  const isAnother = joiner.slip_for !== name;

  // Both are awaited: the card is gone by then, and callbacks of it would be too.
  async function letIn() {
    try {
      await approve.mutateAsync(joiner.id);
      showToast({ kind: 'success', text: t`${joiner.first_name} is in. Welcome them.` });
    } catch (caught) {
      tellFailure(caught);
    }
  }

  async function turnAway() {
    try {
      await decline.mutateAsync(joiner.id);
      showToast({ kind: 'success', text: t`${name} is turned away.` });
    } catch (caught) {
      tellFailure(caught);
    } finally {
      setAsked(false);
    }
  }

  return (
    <Card as="article" tone="plum" className={styles.person} aria-label={name}>
      <Face person={{ known_as: joiner.first_name, portrait: null }} size="m" />
      <div className={styles.words}>
        <h2 className={styles.name}>{t`${name} waits to be let in`}</h2>
        <p>
          {roleWords[joiner.role]} · {joiner.email}
        </p>
        <p>
          {isAnother
            ? t`${since}, with the slip for ${joiner.slip_for}. Make sure you know who it is.`
            : t`${since}, with the slip in this name.`}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          busy={approve.isPending}
          icon={<CheckIcon weight="bold" aria-hidden="true" />}
          aria-label={t`Let in ${name}`}
          onClick={() => void letIn()}
        >
          {t`Let in`}
        </Button>
        <Button variant="line" aria-label={t`Turn away ${name}`} onClick={() => setAsked(true)}>
          {t`Turn away`}
        </Button>
      </div>
      <Ask
        isOpen={isAsked}
        title={t`Turn ${name} away?`}
        confirm={t`Turn away`}
        kind="danger"
        busy={decline.isPending}
        onConfirm={() => void turnAway()}
        onCancel={() => setAsked(false)}
      >
        {t`They have seen nothing of this home. With a new invitation they can join again.`}
      </Ask>
    </Card>
  );
}
