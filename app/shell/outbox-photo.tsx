import { useLingui } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { retryPhoto } from '../photos/unsent-photos.api.ts';
import type { Sent } from '../photos/unsent-photos.api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { inWords } from '../words/rule-words.ts';
import { EntryHead, GoesOut } from './entry-head.tsx';
import styles from './outbox-screen.module.css';

/** A photo that the server does not have yet. */
export function OutboxPhoto({ photo, onDiscard }: { photo: Sent; onDiscard: () => void }) {
  const { t } = useLingui();
  const { id, of, made_at, state, keeping, share, reason, care_home_id } = photo;
  const percent = Math.round(share * 100);
  const isOnlyOpen = keeping === 'no_room' || keeping === 'not';
  return (
    <Card as="article" className={styles.entry}>
      <EntryHead title={t`A photo`} under={of.join(', ')} made_at={made_at} />
      {state === 'refused' ? (
        <p className={styles.problem}>
          <WarningCircleIcon weight="fill" aria-hidden="true" />
          <span>{inWords(reason)}</span>
        </p>
      ) : state === 'sending' ? (
        <p className="secondary">{t`On its way · ${percent}%`}</p>
      ) : (
        <GoesOut care_home_id={care_home_id} />
      )}
      {isOnlyOpen && <p className={styles.problem}>{t`Not safe on this device yet: keep the app open.`}</p>}
      <div className={styles.actions}>
        {state === 'refused' && (
          <Button
            size="small"
            variant="soft"
            icon={<ArrowClockwiseIcon weight="bold" aria-hidden="true" />}
            onClick={() => void retryPhoto(id)}
          >
            {t`Try again`}
          </Button>
        )}
        <Button size="small" variant="quiet" icon={<TrashIcon weight="bold" aria-hidden="true" />} onClick={onDiscard}>
          {t`Discard`}
        </Button>
      </div>
    </Card>
  );
}
