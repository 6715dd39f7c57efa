import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { ChangeEvent } from 'react';
import { connection } from '../api/connection.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/button.tsx';
import { inWords } from '../words/rule-words.ts';
import styles from './add-photo.module.css';
import { PhotoSheet } from './photo-sheet.tsx';
import type { LikelyPerson } from './photo-sheet.tsx';
import type { Sent } from './unsent-photos.api.ts';
import { useSendingPhotos } from './use-sending.ts';

interface AddPhotoProps {
  report_id: string | null;
  /** Of a report that is not on the server yet. */
  report_client_id?: string | undefined;
  /** Who is probably in it: the people of the report, the person whose page this is. */
  likely: readonly LikelyPerson[];
}

/** Taken now or chosen: neither is written to the device's gallery by us. Afterwards: who is in it, and who may see it. */
export function AddPhoto({ report_id, report_client_id, likely }: AddPhotoProps) {
  const { t } = useLingui();
  const mayAdd = useMay('photos.add');
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const wasChosenNow = useRef(false);
  const [toName, nameNext] = useState<string[]>([]);
  const [isNaming, name] = useState(false);
  const place = report_id ?? report_client_id ?? likely.map(({ id }) => id).join(' ');
  const of = likely.map(({ known_as }) => known_as);
  const { sent, send, goOn, forget } = useSendingPhotos(
    { place, of, report_id, report_client_id: report_client_id ?? null },
    (ids) => {
      nameNext((others) => [...others, ...ids]);
      if (wasChosenNow.current && !isElsewhere(buttons.current)) name(true);
    },
  );
  if (!mayAdd) return null;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    wasChosenNow.current = true;
    send([...(target.files ?? [])]);
    // The same file again is a new choice.
    target.value = '';
  }

  const [next] = toName;

  function close() {
    if (toName.length === 1) name(false);
    nameNext((others) => others.filter((id) => id !== next));
  }

  return (
    <div className={styles.add}>
      <div ref={buttons} className={styles.buttons}>
        <Button
          variant="soft"
          icon={<CameraIcon weight="bold" aria-hidden="true" />}
          onClick={() => camera.current?.click()}
        >
          {t`Take a photo`}
        </Button>
        <Button
          variant="quiet"
          icon={<ImageIcon weight="bold" aria-hidden="true" />}
          onClick={() => files.current?.click()}
        >
          {t`Choose photos`}
        </Button>
      </div>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        data-testid="photo-camera"
        onChange={choose}
      />
      <input ref={files} type="file" accept="image/*" multiple hidden data-testid="photo-files" onChange={choose} />
      <div role="status">
        <Progress sent={sent} />
      </div>
      <Resting sent={sent} onGoOn={goOn} />
      {sent
        .filter(({ state }) => state === 'refused')
        .map(({ id, name, reason, keeping }) => (
          <div key={id} className={styles.told} role="alert">
            <p>
              <b>{name}</b>: {inWords(reason)}
            </p>
            <Button size="small" variant="quiet" onClick={() => forget(id)}>
              {keeping === 'kept' ? t`Discard` : t`All right`}
            </Button>
          </div>
        ))}
      <div role="status">
        {next !== undefined && !isNaming && (
          <Button size="small" variant="soft" onClick={() => name(true)}>
            {plural(toName.length, { one: 'Say who is in your new photo', other: 'Say who is in your # new photos' })}
          </Button>
        )}
      </div>
      {next !== undefined && isNaming && (
        <PhotoSheet key={next} photo_id={next} likely={likely} isNew onClose={close} />
      )}
    </div>
  );
}

/** Somebody who writes, or has opened something else meanwhile, is not interrupted: they are offered it instead. */
function isElsewhere(place: HTMLElement | null): boolean {
  const at = document.activeElement;
  if (at?.matches('textarea, select, [contenteditable], input:not([type="file"])') === true) return true;
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some((one) => !one.contains(place));
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
      <progress value={share} max={1} aria-label={what} />
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
