import { useLingui } from '@lingui/react/macro';
import { FilmSlateIcon } from '@phosphor-icons/react/dist/csr/FilmSlate';
import { useState } from 'react';
import { Link } from 'react-router';
import { findForgiving } from '@heartsease/domain/find-forgiving.ts';
import { videoWordsIn } from '@heartsease/domain/videos/video.ts';
import type { Video } from '@heartsease/domain/videos/video.ts';
import { useMay } from '../session/use-may.ts';
import { SectionHeader } from '../shell/section-header.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ListDefinition } from '../ui/definition.tsx';
import { Empty } from '../ui/empty.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { chosenVideos, useVideoChoice } from './video-choice.ts';
import { VideoFilters } from './video-filters.tsx';
import { VideoPoster } from './video-poster.tsx';
import { useLanguageName, useVideoPlaceWords } from './video-words.ts';
import { useVideos } from './videos.api.ts';
import styles from './videos-screen.module.css';

/** The section "Videos": our own films and those of this home, to learn from and to watch together. */
export function VideosScreen() {
  const { t, i18n } = useLingui();
  const query = useVideos();
  const mayEdit = useMay('videos.edit');
  const [typed, type] = useState('');
  const { choice, choose, chooseAll } = useVideoChoice();
  const videos = query.data?.items ?? [];
  const found = findForgiving(chosenVideos(videos, choice), typed, (video) => {
    const { title, in_short, transcript } = videoWordsIn(video, i18n.locale);
    return { names: [title], also: [in_short], told: [transcript] };
  });
  return (
    <>
      <SectionHeader
        title={t`Videos`}
        under={t`With captions, to watch alone or together`}
        actions={
          mayEdit && (
            <ButtonLink to="/manage-videos" variant="soft" icon={<FilmSlateIcon weight="bold" aria-hidden="true" />}>
              {t`Our own films`}
            </ButtonLink>
          )
        }
      />
      <div className={styles.tools} data-tour="videos">
        <SearchField
          label={t`Search the films and what is said in them`}
          value={typed}
          maxLength={120}
          onChange={(event) => type(event.target.value)}
          onClear={() => type('')}
        />
        <VideoFilters videos={videos} choice={choice} onChoose={choose} />
      </div>
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={4} height={240} />}
        failedTitle={t`There is a problem opening the films`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`No films yet`} />}
      >
        {(told) =>
          found.length > 0 ? (
            <>
              <ul className={styles.videos} aria-label={t`Films`}>
                {found.map((video) => (
                  <VideoTile key={video.id} video={video} />
                ))}
              </ul>
              <ListDefinition of={told} />
            </>
          ) : (
            <Empty
              title={t`Nothing found`}
              action={
                <Button
                  variant="soft"
                  onClick={() => {
                    type('');
                    chooseAll();
                  }}
                >
                  {t`Show everything`}
                </Button>
              }
            />
          )
        }
      </AsyncView>
    </>
  );
}

function VideoTile({ video }: { video: Video }) {
  const { t, i18n } = useLingui();
  const placeWords = useVideoPlaceWords();
  const languageName = useLanguageName();
  const { id, poster, seconds, captions } = video;
  const { title, in_short } = videoWordsIn(video, i18n.locale);
  const languages = captions.map(languageName).join(', ');
  return (
    <Card as="li" padding="none" className={styles.video}>
      <VideoPoster poster={poster} seconds={seconds} />
      <div className={styles.words}>
        <h2>
          <Link to={`/videos/${id}`} className={styles.title}>
            {title}
          </Link>
        </h2>
        {in_short !== '' && <p>{in_short}</p>}
        <p className="secondary">{[placeWords(video), t`Captions: ${languages}`].join(' · ')}</p>
      </div>
    </Card>
  );
}
