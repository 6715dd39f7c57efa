import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { videoWordsIn } from '@heartsease/domain/videos/video.ts';
import type { Film } from '@heartsease/domain/videos/video.ts';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { useCategoryWord } from '../words/category-word.ts';
import { useVideoLicenceWords } from './video-words.ts';
import { useVideo } from './videos.api.ts';
import { VideoPlayer } from './video-player.tsx';
import styles from './video-screen.module.css';

/** One film, with its captions, and below it what is said in it. */
export function VideoScreen() {
  const { t, i18n } = useLingui();
  const { videoId = '' } = useParams();
  const query = useVideo(videoId);
  const words = query.data && videoWordsIn(query.data, i18n.locale);
  const title = words?.title ?? t`Film`;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={title} under={words?.in_short} backTo="/tabs/videos" width="wide">
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={1} height={360} />}
        failedTitle={t`There is a problem opening this film`}
      >
        {(film) => (
          <div className={styles.screen}>
            <div className={styles.film}>
              <VideoPlayer key={film.id} film={film} askAnew={async () => (await query.refetch()).data?.src} />
            </div>
            <Transcript film={film} />
            <About film={film} />
          </div>
        )}
      </AsyncView>
    </FullScreen>
  );
}

function Transcript({ film }: { film: Film }) {
  const { t, i18n } = useLingui();
  const { transcript } = videoWordsIn(film, i18n.locale);
  return (
    <Card as="section" aria-labelledby="transcript" className={styles.said}>
      <h2 id="transcript" className={styles.heading}>{t`What is said and shown`}</h2>
      <div className={styles.transcript}>
        {transcript.split('\n').map((line, place) => (
          <p key={place}>{line}</p>
        ))}
      </div>
    </Card>
  );
}

function About({ film }: { film: Film }) {
  const { t } = useLingui();
  const categoryWord = useCategoryWord();
  const licences = useVideoLicenceWords();
  const { domains, bands, attribution, licence, download } = film;
  return (
    <Card as="section" aria-labelledby="about" className={styles.about}>
      <h2 id="about" className={styles.heading}>{t`About this film`}</h2>
      {domains.length + bands.length > 0 && (
        <p className={styles.chips}>
          {domains.map((domain) => (
            <Chip key={domain}>{categoryWord(domain)}</Chip>
          ))}
          {BAND_GUIDES.filter(({ support_band }) => bands.includes(support_band)).map(({ support_band, name }) => (
            <Chip key={support_band} tone="duck">
              {name}
            </Chip>
          ))}
        </p>
      )}
      <p>{attribution === '' ? licences[licence] : `${attribution}. ${licences[licence]}`}</p>
      {download !== null && (
        <a href={download} download className={buttonClass({ variant: 'line' })}>
          {t`Keep a copy`}
        </a>
      )}
    </Card>
  );
}
