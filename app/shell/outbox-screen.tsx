import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useState } from 'react';
import { sendMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import { saveBookPage } from '@heartsease/domain/family-organisation/family-book.endpoints.ts';
import { amendReport, logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { outbox } from '../api/device-outbox.ts';
import type { OutboxEntry } from '../api/outbox-entry.ts';
import { useMayBeCleared } from '../api/may-be-cleared.ts';
import { useArrived, useOutbox } from '../api/use-outbox.ts';
import {
  discardPhoto,
  discardPhotosOf,
  sendPhotosNow,
  useArrivedPhotos,
  useUnsentPhotos,
} from '../photos/unsent-photos.api.ts';
import type { Sent } from '../photos/unsent-photos.api.ts';
import { Ask } from '../ui/ask.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { useTimeWords } from '../words/time.ts';
import { EntryHead, GoesOut } from './entry-head.tsx';
import { FullScreen } from './full-screen.tsx';
import styles from './outbox-screen.module.css';
import { OutboxEditSheet, canBeEdited } from './outbox-edit-sheet.tsx';
import { OutboxPhoto } from './outbox-photo.tsx';
import { useIsHandedIn } from './hand-in-refused.ts';
import { useEntryWords } from './outbox-words.ts';

/** Photos on this device may hang on these. */
const WITH_PHOTOS = new Set<string>([logReport.path, sendMessage.path, saveBookPage.path]);

/** What somebody made and the server does not have yet: it goes out by itself, or says why it can't. */
export function OutboxScreen() {
  const { t } = useLingui();
  const { entries, waiting, parked } = useOutbox();
  const photos = useUnsentPhotos();
  const refused = photos.filter(({ state }) => state === 'refused');
  const going = photos.filter(({ state }) => state !== 'refused');
  const arrived = useArrivedHere();
  const mayBeCleared = useMayBeCleared();
  const [edited, setEdited] = useState<OutboxEntry | null>(null);
  const [discarded, setDiscarded] = useState<Discarded | null>(null);
  const [isSending, setSending] = useState(false);
  const left = WITH_PHOTOS.has(discarded?.entry?.path ?? '') ? (discarded?.entry?.client_id ?? null) : null;
  const photosLeft = photos.filter(
    ({ report_client_id, message_id }) => left !== null && [report_client_id, message_id].includes(left),
  ).length;

  async function sendNow() {
    setSending(true);
    await Promise.all([outbox.flush('now'), sendPhotosNow()]);
    setSending(false);
  }

  return (
    <FullScreen title={t`Not sent yet`} under={t`Safe on this device until the server has it`} width="narrow">
      {entries.length + photos.length === 0 && (
        <Empty title={t`Everything is sent`}>{t`Nothing waits on this device.`}</Empty>
      )}
      {entries.length + photos.length > 0 && mayBeCleared && (
        <Card tone="mustard">{t`This browser may clear it when it is short of room. Send soon.`}</Card>
      )}
      {parked.length + refused.length > 0 && (
        <>
          <h2 className={styles.place}>{t`Needs a look`}</h2>
          <ul className={styles.entries} aria-label={t`Needs a look`}>
            {parked.map((entry) => (
              <li key={entry.client_id}>
                <ParkedCard entry={entry} onEdit={() => setEdited(entry)} onDiscard={() => setDiscarded({ entry })} />
              </li>
            ))}
            {refused.map((photo) => (
              <li key={photo.id}>
                <OutboxPhoto photo={photo} onDiscard={() => setDiscarded({ photo })} />
              </li>
            ))}
          </ul>
        </>
      )}
      {waiting + going.length > 0 && (
        <>
          <h2 className={styles.place}>{t`On this device`}</h2>
          <ul className={styles.entries} aria-label={t`Waiting to be sent`}>
            {entries
              .filter(({ state }) => state === 'waiting')
              .map((entry) => (
                <li key={entry.client_id}>
                  <WaitingCard
                    entry={entry}
                    onEdit={() => setEdited(entry)}
                    onDiscard={() => setDiscarded({ entry })}
                  />
                </li>
              ))}
            {going.map((photo) => (
              <li key={photo.id}>
                <OutboxPhoto photo={photo} onDiscard={() => setDiscarded({ photo })} />
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
      {arrived.length > 0 && (
        <>
          <h2 className={styles.place}>{t`On the server`}</h2>
          <ul className={styles.arrived}>
            {arrived.map((one) => (
              <ArrivedRow key={one.id} {...one} />
            ))}
          </ul>
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
          if (discarded?.entry) void outbox.discard(discarded.entry.client_id);
          if (left !== null) void discardPhotosOf(left);
          if (discarded?.photo) void discardPhoto(discarded.photo.id);
          setDiscarded(null);
        }}
        onCancel={() => setDiscarded(null)}
      >
        {discarded?.entry?.state === 'parked' || discarded?.photo?.state === 'refused'
          ? t`It was never sent, so it can’t be brought back.`
          : t`It is not sent, and can’t be brought back. What is on its way already may still arrive.`}
        {photosLeft > 0 &&
          ` ${plural(photosLeft, { one: 'Its photo on this device goes with it.', other: 'Its # photos on this device go with it.' })}`}
      </Ask>
    </FullScreen>
  );
}

type Discarded = { entry: OutboxEntry; photo?: never } | { photo: Sent; entry?: never };

interface CardProps {
  entry: OutboxEntry;
  onEdit: () => void;
  onDiscard: () => void;
}

function ParkedCard({ entry, onEdit, onDiscard }: CardProps) {
  const { t } = useLingui();
  const reasons = Object.values(entry.error?.errors ?? {}).flat();
  const isClash = entry.error?.status === 409;
  const report_id = entry.path === amendReport.path ? entry.input['report_id'] : null;
  const told = reasons.length > 0 ? reasons : [entry.error?.message ?? t`The server could not take it.`];
  if (useIsHandedIn(entry)) return <HandedInEntry entry={entry} />;
  return (
    <Card as="article" className={styles.entry}>
      <HeadOf entry={entry} />
      <p className={styles.problem}>
        <WarningCircleIcon weight="fill" aria-hidden="true" />
        <span>{told.join(' · ')}</span>
      </p>
      <div className={styles.actions}>
        {/* Somebody was quicker: as it is, it would only meet the same again. */}
        {!isClash && (
          <Button
            size="small"
            variant="soft"
            icon={<ArrowClockwiseIcon weight="bold" aria-hidden="true" />}
            onClick={() => void outbox.retry(entry.client_id)}
          >
            {t`Try again`}
          </Button>
        )}
        {isClash && typeof report_id === 'string' && (
          <ButtonLink size="small" variant="soft" to={`/manage-report/${report_id}`}>
            {t`Compare`}
          </ButtonLink>
        )}
        <ChangeOrDiscard entry={entry} onEdit={onEdit} onDiscard={onDiscard} />
      </div>
    </Card>
  );
}

/** Nothing is left to do here: it goes from the device as soon as its author has read that. */
function HandedInEntry({ entry }: { entry: OutboxEntry }) {
  const { t } = useLingui();
  return (
    <Card as="article" className={styles.entry}>
      <HeadOf entry={entry} />
      <p role="status">{t`You may not add this yourself any more. Your manager has it now, and decides.`}</p>
      <div className={styles.actions}>
        <Button size="small" variant="soft" onClick={() => void outbox.discard(entry.client_id)}>
          {t`All right`}
        </Button>
      </div>
    </Card>
  );
}

function WaitingCard({ entry, onEdit, onDiscard }: CardProps) {
  return (
    <Card as="article" className={styles.entry}>
      <HeadOf entry={entry} />
      <GoesOut care_home_id={entry.care_home_id} />
      <div className={styles.actions}>
        <ChangeOrDiscard entry={entry} onEdit={onEdit} onDiscard={onDiscard} />
      </div>
    </Card>
  );
}

function ChangeOrDiscard({ entry, onEdit, onDiscard }: CardProps) {
  const { t } = useLingui();
  return (
    <>
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
    </>
  );
}

/** What the server has taken from here, words and photos, the newest first. */
function useArrivedHere(): { id: string; title: string; arrived_at: string }[] {
  const { t } = useLingui();
  const entryWords = useEntryWords();
  const entries = useArrived().map((entry) => ({ ...entry, id: entry.client_id, title: entryWords(entry).title }));
  const photos = useArrivedPhotos().map((photo) => ({ ...photo, title: t`A photo` }));
  return [...entries, ...photos].toSorted((one, other) => other.arrived_at.localeCompare(one.arrived_at));
}

function ArrivedRow({ title, arrived_at }: { title: string; arrived_at: string }) {
  const { time } = useTimeWords();
  return (
    <li>
      <CheckCircleIcon weight="fill" aria-hidden="true" />
      <span>{title}</span>
      <span className="secondary">{time(arrived_at)}</span>
    </li>
  );
}

function HeadOf({ entry }: { entry: OutboxEntry }) {
  const { title, under } = useEntryWords()(entry);
  return <EntryHead title={title} under={under} made_at={entry.made_at} />;
}
