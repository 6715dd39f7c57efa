import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { FamilyPhotoWords } from './family-photo-words.tsx';
import { Lightbox } from './lightbox.tsx';
import { NamedPhoto } from './named-photo.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { sharedPhotosOf } from './photos.api.ts';
import { useAlbum } from './use-album.ts';

/** What the home shared of one's own people. */
export function FamilyAlbum() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  // `?photo=…`: opened from a card, at the photo that was tapped.
  const named = address.get('photo');
  const album = useAlbum(sharedPhotosOf(address.get('resident') ?? undefined), named);
  const { list, openId, open, askAnew } = album;
  return (
    <FullScreen title={t`Photos`} width="wide" backTo="/tabs/home">
      <NamedPhoto isGone={album.isGone} isFailed={album.isFailed} onRetry={album.retry} />
      <AsyncView
        query={list}
        waiting={<SkeletonCards cards={6} height={120} />}
        failedTitle={t`There is a problem opening the photos`}
        isEmpty={() => list.photos.length === 0 && list.chain.after === null}
        empty={<Empty title={t`No photos yet`}>{t`When the home shares a photo with you, it is here.`}</Empty>}
      >
        {() => (
          <PhotoGrid
            photos={list.photos}
            label={t`Photos`}
            onOpen={open}
            onBroken={askAnew}
            onView={album.onView}
            end={album.end}
          />
        )}
      </AsyncView>
      <Lightbox {...album.large} openId={openId} onOpen={open} onBroken={askAnew}>
        {(photo) => <FamilyPhotoWords photo={photo} />}
      </Lightbox>
    </FullScreen>
  );
}
