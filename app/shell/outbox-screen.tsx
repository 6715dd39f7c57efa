import { useLingui } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useState } from 'react';
import { outbox } from '../api/device-outbox.ts';
import type { OutboxEntry } from '../api/outbox.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { useProfile } from '../session/use-session.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { useTimeWords } from '../words/time.ts';
import { FullScreen } from './full-screen.tsx';
import styles from './outbox-screen.module.css';
import { OutboxEditSheet, canBeEdited } from './outbox-edit-sheet.tsx';
import { useEntryWords } from './outbox-words.ts';

/** What somebody made and the server does not have yet: it goes out by itself, or says why it can't. */
export function OutboxScreen() {
  const { t } = useLingui();
  const { entries, waiting, parked } = useOutbox();
  const [edited, setEdited] = useState<OutboxEntry | null>(null);
  const [discarded, setDiscarded] = useState<OutboxEntry | null>(null);
  const [isSending, setSending] = useState(false);

  async function sendNow() {
    setSending(true);
    await outbox.flush('now');
    setSending(false);
  }

  return (
    <FullScreen title={t`Not sent yet`} under={t`Safe on this device until the server has it`} width="narrow">
      {entries.length === 0 && <Empty title={t`Everything is sent`}>{t`Nothing waits on this device.`}</Empty>}
      {parked.length > 0 && (
        <ul className={styles.entries} aria-label={t`Needs a look`}>
          {parked.map((entry) => (
            <li key={entry.client_id}>
              <ParkedCard entry={entry} onEdit={() => setEdited(entry)} onDiscard={() => setDiscarded(entry)} />
            </li>
          ))}
        </ul>
      )}
      {waiting > 0 && (
        <>
          <ul className={styles.entries} aria-label={t`Waiting to be sent`}>
            {entries
              .filter(({ state }) => state === 'waiting')
              .map((entry) => (
                <li key={entry.client_id}>
                  <WaitingCard entry={entry} />
                </li>
              ))}
          </ul>
          <Button
            size="large"
            full
            busy={isSending}
            icon={<CloudArrowUpIcon weight="bold" aria-hidden="true" />}
            onClick={() => void sendNow()}
          >
            {t`Send now`}
          </Button>
        </>
      )}
      {edited !== null && <OutboxEditSheet entry={edited} onClose={() => setEdited(null)} />}
      <Ask
        isOpen={discarded !== null}
        title={t`Discard this for good?`}
        confirm={t`Discard`}
        cancel={t`Keep it`}
        kind="danger"
        onConfirm={() => {
          if (discarded !== null) void outbox.discard(discarded.client_id);
          setDiscarded(null);
        }}
        onCancel={() => setDiscarded(null)}
      >
        {t`It was never sent, so it can’t be brought back.`}
      </Ask>
    </FullScreen>
  );
}

function ParkedCard({ entry, onEdit, onDiscard }: { entry: OutboxEntry; onEdit: () => void; onDiscard: () => void }) {
  const { t } = useLingui();
  const reasons = Object.values(entry.error?.errors ?? {}).flat();
  const told = reasons.length > 0 ? reasons : [entry.error?.message ?? t`The server could not take it.`];
  return (
    <Card as="article" className={styles.entry}>
      <EntryHead entry={entry} />
      <p className={styles.problem}>
        <WarningCircleIcon weight="fill" aria-hidden="true" />
        <span>{told.join(' · ')}</span>
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="soft"
          icon={<ArrowClockwiseIcon weight="bold" aria-hidden="true" />}
          onClick={() => void outbox.retry(entry.client_id)}
        >
          {t`Try again`}
        </Button>
        {canBeEdited(entry) && (
          <Button
            size="small"
            variant="soft"
            icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
            onClick={onEdit}
          >
            {t`Change`}
          </Button>
        )}
        <Button size="small" variant="quiet" icon={<TrashIcon weight="bold" aria-hidden="true" />} onClick={onDiscard}>
          {t`Discard`}
        </Button>
      </div>
    </Card>
  );
}

function WaitingCard({ entry }: { entry: OutboxEntry }) {
  const { t } = useLingui();
  const { carehome, carehomes } = useProfile();
  const home = carehomes.find(({ id }) => id === entry.care_home_id)?.name ?? t`another home`;
  return (
    <Card as="article" className={styles.entry}>
      <EntryHead entry={entry} />
      <p className="secondary">
        {entry.care_home_id === carehome.id ? t`Goes out by itself.` : t`Goes out when you are in ${home}.`}
      </p>
    </Card>
  );
}

function EntryHead({ entry }: { entry: OutboxEntry }) {
  const { title, under } = useEntryWords()(entry);
  const { nearDay, dayOf, time } = useTimeWords();
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <p className="secondary">
        {under !== undefined && `${under} · `}
        {nearDay(dayOf(entry.made_at))} {time(entry.made_at)}
      </p>
    </div>
  );
}
