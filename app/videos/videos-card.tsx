import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import { videoWordsIn } from '@heartsease/domain/videos/video.ts';
import type { Video } from '@heartsease/domain/videos/video.ts';
import { Card } from '../ui/card.tsx';
import { VideoPoster } from './video-poster.tsx';
import { useVideoPlaceWords } from './video-words.ts';
import { useVideos } from './videos.api.ts';
import styles from './videos-card.module.css';

/** The film to go on with, else the first that one has not seen. Whoever has seen all is left in peace. */
export function VideosCard() {
  const { t, i18n } = useLingui();
  const id = useId();
  const placeWords = useVideoPlaceWords();
  const { data } = useVideos({ isBackground: true });
  const next = nextOf(data?.items ?? []);
  if (next === undefined) return null;
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{t`Videos`}</h2>
        <Link to="/tabs/videos" className="link">
          {t`See all`}
        </Link>
      </div>
      <Link to={`/videos/${next.id}`} className={styles.film}>
        <VideoPoster poster={next.poster} seconds={next.seconds} />
        <span className={styles.words}>
          <b>{videoWordsIn(next, i18n.locale).title}</b>
          <span className="secondary">{placeWords(next)}</span>
        </span>
      </Link>
    </Card>
  );
}

function nextOf(videos: readonly Video[]): Video | undefined {
  return videos.find(({ place }) => place.state === 'begun') ?? videos.find(({ place }) => place.state === 'new');
}
