import { useLingui } from '@lingui/react/macro';
import { FilmSlateIcon } from '@phosphor-icons/react/dist/csr/FilmSlate';
import { useRef } from 'react';
import type { ChangeEvent, RefObject } from 'react';
import type { Upload } from '@heartsease/domain/videos/video.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { inWords } from '../words/rule-words.ts';
import { FilmStopped } from './film-stopped.tsx';
import { useGoingOn } from './use-going-on.ts';
import type { Sending } from './use-upload.ts';
import { useVideoFieldWords } from './video-fields.ts';
import styles from './video-form.module.css';
import { useSizeWords } from './video-words.ts';

interface FilmPartProps {
  player: RefObject<HTMLVideoElement | null>;
  /** The film, once it is whole. */
  film: { id: string; src: string } | null;
  /** Asks for its address anew, and tells the one that it has now. */
  askAnew: () => Promise<string | null | undefined>;
  sending: Sending;
  error: string | undefined;
  /** Undefined where the film stands already. */
  onChoose: ((file: File) => void) | undefined;
  onGoOn: () => void;
  onStop: () => void;
}

/** The file itself: chosen, on its way, or there. */
export function FilmPart({ player, film, askAnew, sending, error, onChoose, onGoOn, onStop }: FilmPartProps) {
  const { t } = useLingui();
  const { labels } = useVideoFieldWords();
  const part = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file !== undefined) {
      stayHere();
      onChoose?.(file);
    }
    // The same file again is a new choice.
    target.value = '';
  }

  /** The button that was pressed goes. */
  function stayHere() {
    part.current?.focus();
  }

  const refused = sending.state === 'refused' ? inWords(sending.reason) : undefined;
  const isOnItsWay = sending.state !== 'none' && sending.state !== 'refused';
  const told = isOnItsWay ? undefined : (refused ?? error);
  const problem = <FieldError id="upload_id-error" error={told} />;
  return (
    <div ref={part} role="group" aria-labelledby="film" className={styles.film} id="upload_id" tabIndex={-1}>
      <h2 id="film" className={styles.heading}>
        {labels.upload_id}
      </h2>
      {film !== null && <FilmItself key={film.id} player={player} src={film.src} askAnew={askAnew} />}
      <HowFar sending={sending} isHere={onChoose !== undefined && film !== null} />
      {refused === undefined ? problem : <div role="alert">{problem}</div>}
      {isOnItsWay && (
        <OnItsWay
          sending={sending}
          onGoOn={() => {
            stayHere();
            onGoOn();
          }}
          onStop={() => {
            stayHere();
            onStop();
          }}
        />
      )}
      {onChoose && !isOnItsWay && (
        <>
          {film === null && (
            <p className="secondary">
              {t`An MP4 as phones and cameras make it (H.264). It goes on where it was when the connection comes back.`}
            </p>
          )}
          <div className={styles.buttons}>
            <Button
              variant={film === null ? 'primary' : 'line'}
              icon={<FilmSlateIcon weight="bold" aria-hidden="true" />}
              aria-describedby={told === undefined ? undefined : 'upload_id-error'}
              onClick={() => input.current?.click()}
            >
              {film === null ? t`Choose a film` : t`Choose another film`}
            </Button>
          </div>
          <input
            ref={input}
            type="file"
            accept="video/mp4,video/quicktime,.mp4,.m4v,.mov"
            hidden
            data-testid="film-file"
            onChange={choose}
          />
        </>
      )}
    </div>
  );
}

interface FilmItselfProps {
  player: FilmPartProps['player'];
  src: string;
  askAnew: FilmPartProps['askAnew'];
}

/** Captions take longer to write than an address lives: it stays where it stands when it gets another one. */
function FilmItself({ player, src, askAnew }: FilmItselfProps) {
  const { labels } = useVideoFieldWords();
  const goingOn = useGoingOn(player, src, askAnew);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are being written below */}
      <video
        ref={player}
        crossOrigin="anonymous"
        src={src}
        controls
        playsInline
        preload="auto"
        aria-label={labels.upload_id}
        onLoadedMetadata={goingOn.onLoadedMetadata}
        onTimeUpdate={goingOn.onTimeUpdate}
        onPlay={goingOn.onPlay}
        onPause={goingOn.onPause}
        onError={goingOn.onError}
      />
      {goingOn.isStopped && <FilmStopped isAsking={goingOn.isAsking} goOn={goingOn.goOn} />}
    </>
  );
}

/** For whoever hears the screen: every quarter, and that it is here. */
function HowFar({ sending, isHere }: { sending: Sending; isHere: boolean }) {
  const { t } = useLingui();
  const percent = sending.state === 'sending' ? Math.floor(percentOf(sending.upload) / 25) * 25 : 0;
  return (
    <p role="status" className="visually-hidden">
      {sending.state === 'beginning' && t`The film is being looked at`}
      {sending.state === 'sending' && t`${percent} % of the film are here`}
      {sending.state === 'none' && isHere && t`The film is here`}
    </p>
  );
}

interface OnItsWayProps {
  sending: Extract<Sending, { state: 'beginning' | 'sending' | 'broken' }>;
  onGoOn: () => void;
  onStop: () => void;
}

function OnItsWay({ sending, onGoOn, onStop }: OnItsWayProps) {
  const { t } = useLingui();
  return (
    <div className={styles.way}>
      {sending.state === 'beginning' ? (
        <p>{t`${sending.file_name} is being looked at…`}</p>
      ) : (
        <SoFar upload={sending.upload} />
      )}
      {sending.state === 'broken' && (
        <p role="alert">
          {sending.isLost
            ? t`The connection was lost. What is here stays here for a day.`
            : t`The film got no further. What is here stays here for a day.`}
        </p>
      )}
      <div className={styles.buttons}>
        {sending.state === 'broken' && <Button onClick={onGoOn}>{t`Go on`}</Button>}
        <Button variant="quiet" onClick={onStop}>
          {t`Stop`}
        </Button>
      </div>
    </div>
  );
}

function SoFar({ upload }: { upload: Upload }) {
  const { t } = useLingui();
  const size = useSizeWords();
  const percent = Math.floor(percentOf(upload));
  return (
    <>
      <p id="film-way">{t`${upload.file_name}: ${percent} % of ${size(upload.bytes)}`}</p>
      <ProgressBar value={upload.received} max={upload.bytes} aria-labelledby="film-way" />
    </>
  );
}

function percentOf({ received, bytes }: Pick<Upload, 'received' | 'bytes'>): number {
  return (received / bytes) * 100;
}
