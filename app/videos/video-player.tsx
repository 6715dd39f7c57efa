import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { videoWordsIn } from '@heartsease/domain/videos/video.ts';
import type { Film } from '@heartsease/domain/videos/video.ts';
import { Button } from '../ui/button.tsx';
import { FilmStopped } from './film-stopped.tsx';
import { useGoingOn } from './use-going-on.ts';
import { clockTime, useLanguageName } from './video-words.ts';
import { useKeepVideoPlace } from './videos.api.ts';
import styles from './video-player.module.css';

/** While it plays, somebody whose tablet dies loses a minute at most. */
const KEEP_EVERY_S = 60;

interface VideoPlayerProps {
  film: Film;
  /** Asks for its address anew, and tells the one that it has now. */
  askAnew: () => Promise<string | undefined>;
}

/** The browser's own player, which every keyboard and screen reader knows, with captions on from the beginning. */
export function VideoPlayer({ film, askAnew }: VideoPlayerProps) {
  const { t, i18n } = useLingui();
  const languageName = useLanguageName();
  const player = useRef<HTMLVideoElement>(null);
  const { mutate: keep } = useKeepVideoPlace(film);
  const [offered, offer] = useState(film.place.state === 'begun' ? film.place.at : null);
  const kept = useRef<number | null>(null);
  const goingOn = useGoingOn(player, film.src, askAnew);
  const inOwnLanguage = film.tracks.findIndex(({ language }) => i18n.locale.startsWith(language));

  function keepPlace(at: number) {
    const whole = Math.floor(at);
    if (kept.current === whole || (whole < 3 && kept.current === null)) return;
    kept.current = whole;
    keep(whole);
  }

  // Back, or to another screen, in the middle of it.
  const keepLeaving = useEffectEvent(() => {
    if (goingOn.place.current !== null) keepPlace(goingOn.place.current);
  });
  useEffect(() => () => keepLeaving(), []);

  function goOn(at: number) {
    offer(null);
    if (player.current === null) return;
    player.current.currentTime = at;
    player.current.focus();
    void player.current.play().catch(() => undefined);
  }

  function onTime(event: SyntheticEvent<HTMLVideoElement>) {
    goingOn.onTimeUpdate(event);
    const { currentTime, seeking } = event.currentTarget;
    if (seeking) return;
    if (currentTime >= 3) offer(null);
    if (currentTime - (kept.current ?? 0) >= KEEP_EVERY_S) keepPlace(currentTime);
  }

  return (
    <div className={styles.player}>
      {offered !== null && (
        <div className={styles.goOn}>
          <Button onClick={() => goOn(offered)}>{t`Go on at ${clockTime(offered)}`}</Button>
          <Button variant="quiet" onClick={() => goOn(0)}>
            {t`From the beginning`}
          </Button>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- every film has captions in one language at least */}
      <video
        ref={player}
        className={styles.video}
        crossOrigin="anonymous"
        src={film.src}
        poster={film.poster ?? undefined}
        controls
        controlsList="nodownload noremoteplayback"
        playsInline
        preload="metadata"
        aria-label={videoWordsIn(film, i18n.locale).title}
        onLoadedMetadata={goingOn.onLoadedMetadata}
        onTimeUpdate={onTime}
        onPlay={goingOn.onPlay}
        onPause={(event) => {
          goingOn.onPause(event);
          const { currentTime, readyState } = event.currentTarget;
          if (readyState > 0) keepPlace(currentTime);
        }}
        onEnded={({ currentTarget }) => keepPlace(currentTarget.duration)}
        onError={goingOn.onError}
      >
        {film.tracks.map(({ language, src }, place) => (
          <track
            key={language}
            kind="captions"
            src={src}
            srcLang={language}
            label={languageName(language)}
            default={place === Math.max(inOwnLanguage, 0)}
          />
        ))}
      </video>
      {goingOn.isStopped && <FilmStopped isAsking={goingOn.isAsking} goOn={goingOn.goOn} />}
    </div>
  );
}
