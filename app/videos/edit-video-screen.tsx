import { useLingui } from '@lingui/react/macro';
import { useNavigate, useParams } from 'react-router';
import { FromDraft } from '../shell/from-draft.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { NO_VIDEO, fieldsOf } from './video-fields.ts';
import { VideoForm } from './video-form.tsx';
import { useOwnVideos } from './videos.api.ts';

const LIST = '/manage-videos';

/** A film that is not here yet. */
export function NewVideoScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <FullScreen
      title={t`A film of our own`}
      under={t`Up to 100 MB and 30 minutes, with captions`}
      backTo={LIST}
      width="narrow"
    >
      <FromDraft draftKey="video:new" fresh={{ fields: NO_VIDEO, base: NO_VIDEO, base_version: 0 }}>
        {(begun, onStartAnew) => (
          <VideoForm
            video={null}
            draftKey="video:new"
            begun={begun}
            onStartAnew={onStartAnew}
            onDone={() => void navigate(LIST, { replace: true })}
          />
        )}
      </FromDraft>
    </FullScreen>
  );
}

/** One of the home's own, to be changed. */
export function EditVideoScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { videoId = '' } = useParams();
  const query = useOwnVideos();
  const video = query.data?.items.find(({ id }) => id === videoId);
  const title = video?.title ?? t`A film of our own`;
  if (query.data !== undefined && video === undefined) return <NotFoundScreen />;
  return (
    <FullScreen title={title} backTo={LIST} width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening this film`}
      >
        {() => {
          if (video === undefined) return null;
          const stands = fieldsOf(video);
          const draftKey = `video:${video.id}`;
          return (
            <FromDraft draftKey={draftKey} fresh={{ fields: stands, base: stands, base_version: video.version }}>
              {(begun, onStartAnew) => (
                <VideoForm
                  video={video}
                  draftKey={draftKey}
                  begun={begun}
                  onStartAnew={onStartAnew}
                  askAnew={async () => (await query.refetch()).data?.items.find(({ id }) => id === videoId)?.src}
                  onDone={() => void navigate(LIST, { replace: true })}
                />
              )}
            </FromDraft>
          );
        }}
      </AsyncView>
    </FullScreen>
  );
}
