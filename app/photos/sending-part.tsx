import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { connection } from '../api/connection.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { inWords } from '../words/rule-words.ts';
import styles from './add-photo.module.css';
import type { Sent } from './unsent-photos.api.ts';

interface SendingPartProps {
  sent: readonly Sent[];
  onGoOn: () => void;
  onForget: (id: string) => void;
}

/** Beneath where photos are chosen: how far they are, what keeps them, and what the server would not have. */
export function SendingPart({ sent, onGoOn, onForget }: SendingPartProps) {
  const { t } = useLingui();
  return (
    <>
      <div role="status">
        <Progress sent={sent} />
      </div>
      <Resting sent={sent} onGoOn={onGoOn} />
      {sent
        .filter(({ state }) => state === 'refused')
        .map(({ id, name, reason, keeping }) => (
          <div key={id} className={styles.told} role="alert">
            <p>
              <b>{name}</b>: {inWords(reason)}
            </p>
            <Button size="small" variant="quiet" onClick={() => onForget(id)}>
              {keeping === 'kept' ? t`Discard` : t`All right`}
            </Button>
          </div>
        ))}
    </>
  );
}

function Progress({ sent }: { sent: readonly Sent[] }) {
  const { t } = useLingui();
  const rests = useRests();
  const going = sent.filter((one) => one.state !== 'broken' && one.state !== 'refused' && !rests(one));
  if (going.length === 0) return null;
  const share = going.reduce((sum, one) => sum + one.share, 0) / going.length;
  const percent = Math.round(share * 100);
  const what = plural(going.length, { one: 'Sending the photo', other: 'Sending # photos' });
  return (
    <div className={styles.progress}>
      <span>{t`${what} · ${percent}%`}</span>
      <ProgressBar value={share} max={1} aria-label={what} />
    </div>
  );
}

/** What does not go now: whether it is safe, and what brings it on. */
function Resting({ sent, onGoOn }: { sent: readonly Sent[]; onGoOn: () => void }) {
  const { t } = useLingui();
  const rests = useRests();
  const broken = sent.filter(({ state }) => state === 'broken');
  const resting = sent.filter(rests);
  const all = [...broken, ...resting];
  if (all.length === 0) return null;
  const words = () => {
    if (all.some(({ keeping }) => keeping === 'no_room'))
      return t`There is no room left on this device to keep it safe. Keep the app open; it is sent as soon as there is a connection.`;
    if (all.some(({ keeping }) => keeping === 'not'))
      return t`We could not send that. Keep the app open; it tries again as soon as there is a connection.`;
    if (broken.length > 0) return t`We could not send that photo. It is safe on this device and will try again.`;
    return plural(resting.length, {
      one: 'The photo is safe on this device and goes out by itself.',
      other: 'The # photos are safe on this device and go out by themselves.',
    });
  };
  return (
    <div className={styles.told} role="alert">
      <p>{words()}</p>
      {broken.length > 0 && <Button size="small" variant="soft" onClick={onGoOn}>{t`Try again now`}</Button>}
    </div>
  );
}

/** Whether a photo waits for the connection, or for the report that it was taken for. */
function useRests(): (one: Sent) => boolean {
  const state = useSyncExternalStore(connection.onChange, connection.now);
  const { entries } = useOutbox();
  return (one) =>
    one.state === 'waiting' &&
    one.keeping !== null &&
    (state === 'lost' || entries.some(({ client_id }) => client_id === one.report_client_id));
}
