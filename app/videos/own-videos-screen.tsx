import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import { discardUpload, retireVideo } from '@heartsease/domain/videos/videos.endpoints.ts';
import type { OwnVideo, Upload } from '@heartsease/domain/videos/video.ts';
import { RETIRED_DAYS } from '@heartsease/domain/videos/video.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { Ask } from '../ui/ask.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { showToast } from '../ui/toast-store.ts';
import styles from './own-videos-screen.module.css';
import { clockTime, useLanguageName, useSizeWords } from './video-words.ts';
import { useOwnVideos, useVideoWrite } from './videos.api.ts';

/** The home's own films as those who keep them in order see them: on the list, on their way, out of use. */
export function OwnVideosScreen() {
  const { t } = useLingui();
  const query = useOwnVideos();
  const size = useSizeWords();
  const [moved, move] = useState<string | null>(null);
  const shelf = { moved, onMove: move };
  return (
    <FullScreen
      title={t`Our own films`}
      under={query.data && t`${size(query.data.used_bytes)} of ${size(query.data.quota_bytes)} are used`}
      backTo="/tabs/videos"
      actions={
        <ButtonLink to="/manage-videos/new" icon={<PlusIcon weight="bold" aria-hidden="true" />}>
          {t`Add a film`}
        </ButtonLink>
      }
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem opening the films`}
        isEmpty={({ items, unfinished }) => items.length + unfinished.length === 0}
        empty={
          <Empty
            title={t`None of your own yet`}
            action={<ButtonLink to="/manage-videos/new">{t`Add a film`}</ButtonLink>}
          >
            <p>{t`A minute of how you do it here is worth more than a long film: the hoist, the garden gate, a song.`}</p>
          </Empty>
        }
      >
        {({ items, unfinished }) => (
          <div className={styles.parts}>
            <Unfinished uploads={unfinished} />
            <Films title={t`On the list`} videos={items.filter(({ is_retired }) => !is_retired)} {...shelf} />
            <Films title={t`Out of use`} videos={items.filter(({ is_retired }) => is_retired)} {...shelf} />
          </div>
        )}
      </AsyncView>
    </FullScreen>
  );
}

function Unfinished({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useLingui();
  const size = useSizeWords();
  if (uploads.length === 0) return null;
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished" className={styles.shelf}>
        {t`Begun, not on the list yet`}
      </h2>
      <Card padding="none">
        <List aria-labelledby="unfinished">
          {uploads.map(({ id, file_name, received, bytes, src }) => (
            <ListRow
              key={id}
              title={file_name}
              under={
                src === null
                  ? t`${size(received)} of ${size(bytes)} are here. Choose the same film again to go on with it; after a day it goes.`
                  : t`All of it is here. Go on where you began it, or choose the same film again; after a day it goes.`
              }
              end={<UploadActions upload={{ id, file_name }} />}
            />
          ))}
        </List>
      </Card>
    </section>
  );
}

function UploadActions({ upload: { id, file_name } }: { upload: Pick<Upload, 'id' | 'file_name'> }) {
  const { t } = useLingui();
  const discard = useVideoWrite(discardUpload);
  const [isAsked, ask] = useState(false);

  async function throwAway() {
    try {
      await discard.mutateAsync({ upload_id: id });
      showToast({ kind: 'success', text: t`“${file_name}” is thrown away.` });
    } catch (caught) {
      tellFailure(caught);
    }
    ask(false);
  }

  return (
    <span className={styles.actions}>
      <ButtonLink to="/manage-videos/new" variant="soft" size="small" aria-label={t`Go on with ${file_name}`}>
        {t`Go on`}
      </ButtonLink>
      <Button variant="quiet" size="small" aria-label={t`Throw away: ${file_name}`} onClick={() => ask(true)}>
        {t`Throw away`}
      </Button>
      <Ask
        isOpen={isAsked}
        kind="danger"
        title={t`Throw away ${file_name}?`}
        confirm={t`Throw away`}
        cancel={t`Keep it`}
        busy={discard.isPending}
        onConfirm={() => void throwAway()}
        onCancel={() => ask(false)}
      >
        {t`What has come of it goes. The film itself stays where you took it from.`}
      </Ask>
    </span>
  );
}

interface FilmsProps {
  title: string;
  videos: readonly OwnVideo[];
  /** The film that was taken from one shelf to the other: its button there has the focus. */
  moved: string | null;
  onMove: (id: string) => void;
}

function Films({ title, videos, moved, onMove }: FilmsProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const size = useSizeWords();
  if (videos.length === 0) return null;
  const isRetired = videos.some(({ is_retired }) => is_retired);
  return (
    <section aria-label={title}>
      <h2 className={styles.shelf}>{title}</h2>
      {isRetired && <p className="secondary">{t`Kept for ${RETIRED_DAYS} days, then gone for good.`}</p>}
      <Card padding="none">
        <List aria-label={title}>
          {videos.map((video) => (
            <ListRow
              key={video.id}
              title={video.title}
              under={[
                clockTime(video.seconds),
                size(video.bytes),
                video.captions.map(({ language }) => languageName(language)).join(', '),
              ].join(' · ')}
              end={<Actions video={video} isMoved={video.id === moved} onMove={() => onMove(video.id)} />}
            />
          ))}
        </List>
      </Card>
    </section>
  );
}

interface ActionsProps {
  video: OwnVideo;
  isMoved: boolean;
  onMove: () => void;
}

function Actions({ video: { id, title, is_retired }, isMoved, onMove }: ActionsProps) {
  const { t } = useLingui();
  const retire = useVideoWrite(retireVideo);

  async function put(isRetired: boolean) {
    onMove();
    await retire.mutateAsync({ video_id: id, is_retired: isRetired });
    if (!isRetired) return showToast({ kind: 'success', text: t`“${title}” is on the list again.` });
    showToast({
      kind: 'success',
      text: t`“${title}” is out of use.`,
      duration: 10_000,
      action: {
        is_undo: true,
        label: t`Bring it back`,
        onPress: () => retire.mutate({ video_id: id, is_retired: false }),
      },
    });
  }

  if (is_retired) {
    return (
      <Button
        variant="soft"
        size="small"
        ref={isMoved ? takeFocus : undefined}
        busy={retire.isPending}
        aria-label={t`Bring it back: ${title}`}
        onClick={() => void put(false).catch(tellFailure)}
      >
        {t`Bring it back`}
      </Button>
    );
  }
  return (
    <span className={styles.actions}>
      <ButtonLink to={`/videos/${id}`} variant="quiet" size="small" aria-label={t`Watch: ${title}`}>
        {t`Watch`}
      </ButtonLink>
      <ButtonLink to={`/manage-videos/${id}`} variant="soft" size="small" aria-label={t`Change: ${title}`}>
        {t`Change`}
      </ButtonLink>
      <Button
        variant="quiet"
        size="small"
        ref={isMoved ? takeFocus : undefined}
        busy={retire.isPending}
        aria-label={t`Take it out of use: ${title}`}
        onClick={() => void put(true).catch(tellFailure)}
      >
        {t`Take it out of use`}
      </Button>
    </span>
  );
}
