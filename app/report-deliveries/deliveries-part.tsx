import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Delivery } from '@heartsease/domain/report-deliveries/delivery.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useMay } from '../session/use-may.ts';
import { Ask } from '../ui/ask.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { CameBackButton } from './came-back.tsx';
import type { SentLetter } from './code-part.tsx';
import { useDeliveries, useSendAgain, useTakeBack } from './deliveries.api.ts';
import styles from './deliveries-part.module.css';

interface DeliveriesPartProps {
  report_id: string;
  /** The screen has this name already, and nothing else on it. */
  isAlone: boolean;
  onSent: (sent: SentLetter) => void;
}

/** To whom it went and what became of it; sent again by whoever may still send, or taken back. */
export function DeliveriesPart({ report_id, isAlone, onSent }: DeliveriesPartProps) {
  const { t } = useLingui();
  const query = useDeliveries(report_id);
  return (
    <Card as="section" aria-label={t`Sent so far`} className={styles.part}>
      {!isAlone && <h2>{t`Sent so far`}</h2>}
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={2} />}
        failedTitle={t`There is a problem showing what was sent`}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="secondary">{t`This report has been sent to nobody.`}</p>}
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((delivery) => (
              <DeliveryRow key={delivery.id} report_id={report_id} delivery={delivery} onSent={onSent} />
            ))}
          </ul>
        )}
      </AsyncView>
    </Card>
  );
}

interface RowProps {
  report_id: string;
  delivery: Delivery;
  onSent: (sent: SentLetter) => void;
}

function DeliveryRow({ report_id, delivery, onSent }: RowProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const states = useStateWords();
  const maySend = useMay('reports.email');
  const maySayCameBack = useMay('reports.say_came_back');
  const again = useSendAgain();
  const takeBack = useTakeBack();
  const [isAsked, ask] = useState(false);
  const { id: delivery_id, to_name, to_address, resident, state, sent_by, asked_at, is_open } = delivery;
  const when = `${words.nearDay(words.dayOf(asked_at))}, ${words.time(asked_at)}`;
  const name = resident.known_as;
  const canSendAgain = maySend && state !== 'revoked' && !delivery.is_address_to_check;
  const { came_back_reason: why } = delivery;

  function revoke() {
    takeBack.mutate(
      { report_id, delivery_id },
      {
        onSuccess: () => showToast({ kind: 'success', text: t`Taken back. The link is dead.` }),
        onError: (caught) => tellFailure(caught),
        onSettled: () => ask(false),
      },
    );
  }

  return (
    <li className={styles.row} aria-label={to_name}>
      <span className={styles.words}>
        <b>{to_name}</b>
        <span className="secondary">{to_address}</span>
        <span className="secondary">{t`About ${name} · ${sent_by} · ${when}`}</span>
        {why !== null && <span>{t`Came back: ${why}`}</span>}
      </span>
      <Chip tone={states[state].tone}>{states[state].word}</Chip>
      {(canSendAgain || is_open || maySayCameBack) && (
        <span className={styles.actions}>
          {canSendAgain && (
            <Button
              size="small"
              variant="soft"
              busy={again.isPending}
              onClick={() =>
                again.mutate(
                  { report_id, delivery_id },
                  { onSuccess: onSent, onError: (caught) => tellFailure(caught) },
                )
              }
            >
              {t`Send again`}
            </Button>
          )}
          {is_open && (
            <Button size="small" variant="quiet" onClick={() => ask(true)}>
              {t`Take it back`}
            </Button>
          )}
          <CameBackButton report_id={report_id} delivery={delivery} />
        </span>
      )}
      <Ask
        isOpen={isAsked}
        title={t`Take this link back?`}
        confirm={t`Take it back`}
        cancel={t`Keep it`}
        kind="danger"
        busy={takeBack.isPending}
        onConfirm={revoke}
        onCancel={() => ask(false)}
      >
        {t`It opens nothing any more, from this moment on.`}
      </Ask>
    </li>
  );
}

function useStateWords(): Record<
  Delivery['state'],
  { word: string; tone: 'plain' | 'good' | 'mustard' | 'danger' | 'info' }
> {
  const { t } = useLingui();
  return {
    waiting: { word: t`On its way`, tone: 'info' },
    sent: { word: t`Sent`, tone: 'info' },
    // Without a mail server the manager finds the link under Mail.
    shown_only: { word: t`Not mailed: see Mail`, tone: 'mustard' },
    opened: { word: t`Opened`, tone: 'good' },
    bounced: { word: t`Came back`, tone: 'danger' },
    expired: { word: t`Over`, tone: 'plain' },
    revoked: { word: t`Taken back`, tone: 'plain' },
    held_back: { word: t`Held back`, tone: 'mustard' },
    failed: { word: t`Could not be sent`, tone: 'danger' },
  };
}
