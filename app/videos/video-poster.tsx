import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { clockTime } from './video-words.ts';
import styles from './video-poster.module.css';

/** A film's picture with its length; without one a quiet ground with the sign to play. */
export function VideoPoster({ poster, seconds }: { poster: string | null; seconds: number }) {
  return (
    <span className={styles.poster}>
      {poster !== null && <img crossOrigin="anonymous" src={poster} alt="" loading="lazy" decoding="async" />}
      <span className={styles.play}>
        <PlayIcon weight="fill" aria-hidden="true" />
      </span>
      <span className={styles.length} aria-hidden="true">
        {clockTime(seconds)}
      </span>
    </span>
  );
}
