import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import { askOwner } from '../device/native/owner.ts';
import type { OwnerAnswer } from '../device/native/owner.ts';
import { LOCKS_AFTER_MS, locksFor, switchLock } from '../device/native/phone-lock.ts';
import { useProfile } from '../session/use-session.ts';
import { Card } from '../ui/card.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './phone-lock-card.module.css';
import { useOwnerCheck } from './use-owner-check.ts';

const MINUTES = LOCKS_AFTER_MS / 60_000;

/** On one's own phone, for whoever wants it: the app asks who it is when it was left for a while. */
export function PhoneLockCard() {
  const { t } = useLingui();
  const { id } = useProfile();
  const check = useOwnerCheck();
  const [isOn, setOn] = useState(() => locksFor(id));
  const [problem, setProblem] = useState<OwnerAnswer | null>(null);
  const [isAsking, setAsking] = useState(false);

  // A phone that has lost its own lock since can ask nobody, and locks nobody out of switching this off.
  const canAsk = check !== 'none';

  async function ask(): Promise<OwnerAnswer> {
    return await askOwner({
      title: t`Unlock with fingerprint or face`,
      reason: t`So that nobody but you sees what stands here.`,
    }).catch((caught: unknown) => {
      console.error(caught);
      return 'nothing_to_ask_by' as const;
    });
  }

  /** Either way it is its owner who says so: whoever only holds the open phone switches nothing off. */
  async function choose(isWanted: boolean) {
    if (isAsking) return;
    setAsking(true);
    setProblem(null);
    const answer = canAsk ? await ask() : 'owner';
    setAsking(false);
    if (answer !== 'owner') {
      setProblem(answer);
      return;
    }
    switchLock(id, isWanted);
    setOn(isWanted);
  }

  return (
    <section className={styles.part} aria-labelledby="phone-lock">
      <div>
        <h2 id="phone-lock">{t`This phone`}</h2>
        <p className="secondary">
          {t`Your finger and your face stay with your phone: nothing of them comes to ${PRODUCT_NAME}.`}
        </p>
      </div>
      <Card>
        {!canAsk && !isOn ? (
          <p>{t`This phone has no passcode, finger or face yet. Set one up in its own settings first.`}</p>
        ) : (
          <Switch
            label={t`Unlock with fingerprint or face`}
            description={
              check === 'passcode'
                ? t`Your phone knows no finger or face just now, so its passcode opens it.`
                : plural(MINUTES, {
                    one: 'Locks when you were away for # minute. Your phone’s passcode opens it too.',
                    other: 'Locks when you were away for # minutes. Your phone’s passcode opens it too.',
                  })
            }
            isOn={isOn}
            onChange={(isWanted) => void choose(isWanted)}
          />
        )}
        <p role="status" className={styles.problem}>
          {problem !== null && t`Your phone could not tell that it is you. Try it once more.`}
        </p>
      </Card>
    </section>
  );
}
