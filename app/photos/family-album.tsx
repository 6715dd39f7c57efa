import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useAskAnew } from '../api/use-ask-anew.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useOpenPhoto } from '../shell/use-open-photo.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { FamilyPhotoWords } from './family-photo-words.tsx';
import { Lightbox } from './lightbox.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { useSharedPhotos } from './photos.api.ts';

/** What the home shared of one's own people. */
export function FamilyAlbum() {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const query = useSharedPhotos(address.get('resident') ?? undefined);
  // `?photo=…`: opened from a card, at the photo that was tapped.
  const [openId, open] = useOpenPhoto(address.get('photo'));
  const askAnew = useAskAnew(query.refetch);
  const photos = (query.data?.pages ?? []).flatMap(({ items }) => items);
  return (
    <FullScreen title={t`Photos`} width="wide" backTo="/tabs/home">
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={6} height={120} />}
        failedTitle={t`There is a problem opening the photos`}
        isEmpty={() => photos.length === 0}
        empty={<Empty title={t`No photos yet`}>{t`When the home shares a photo with you, it is here.`}</Empty>}
      >
        {() => <PhotoGrid photos={photos} label={t`Photos`} onOpen={open} onBroken={askAnew} pages={query} />}
      </AsyncView>
      <Lightbox photos={photos} openId={openId} onOpen={open} onBroken={askAnew}>
        {(photo) => <FamilyPhotoWords photo={photo} />}
      </Lightbox>
    </FullScreen>
  );
}
