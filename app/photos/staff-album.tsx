import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffPhoto } from '@heartsease/domain/photos/photo.ts';
import { useResident } from '../residents/residents.api.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Chip, FilterChip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { AddPhoto } from './add-photo.tsx';
import styles from './album.module.css';
import { Lightbox } from './lightbox.tsx';
import { NamedPhoto } from './named-photo.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { StaffPhotoWords } from './staff-photo-words.tsx';
import { photosOf } from './photos.api.ts';
import { useAlbum } from './use-album.ts';

/** Every photo of the home, or of one person: who is in them, and what families see. */
export function StaffAlbum() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const resident_id = address.get('resident') ?? undefined;
  const isUntaggedOnly = address.has('to-name');
  const named = address.get('photo');
  const album = useAlbum(photosOf({ resident_id, is_untagged_only: isUntaggedOnly }), named);
  const { list, openId, open, askAnew } = album;
  const total = list.data?.total ?? 0;

  function filter(isOn: boolean) {
    const next = new URLSearchParams(address);
    if (isOn) next.set('to-name', '');
    else next.delete('to-name');
    setAddress(next, { replace: true });
  }

  return (
    <FullScreen
      title={t`Photos`}
      width="wide"
      under={total > 0 && <span className="secondary">{plural(total, { one: '# photo', other: '# photos' })}</span>}
      backTo={resident_id === undefined ? '/tabs/more' : `/manage-resident/${resident_id}`}
    >
      <div className={styles.tools}>
        {resident_id === undefined ? <AddPhoto report_id={null} likely={[]} /> : <AddOf resident_id={resident_id} />}
        <FilterChip isOn={isUntaggedOnly} onChange={filter}>
          {t`Still to name`}
        </FilterChip>
      </div>
      <NamedPhoto isGone={album.isGone} isFailed={album.isFailed} onRetry={album.retry} />
      <AsyncView
        query={list}
        waiting={<SkeletonCards cards={6} height={120} />}
        failedTitle={t`There is a problem opening the photos`}
        isEmpty={() => list.photos.length === 0 && list.chain.after === null}
        empty={
          isUntaggedOnly ? (
            <Empty title={t`Everybody is named`}>{t`On every photo somebody said who is in it.`}</Empty>
          ) : (
            <Empty title={t`No photos yet`}>
              {t`The first one you take will ask who is in it and check they are happy with that.`}
            </Empty>
          )
        }
      >
        {() => (
          <PhotoGrid
            photos={list.photos}
            label={t`Photos`}
            onOpen={open}
            onBroken={askAnew}
            mark={markOf}
            onView={album.onView}
            end={album.end}
          />
        )}
      </AsyncView>
      <Lightbox {...album.large} openId={openId} onOpen={open} onBroken={askAnew}>
        {(photo) => <StaffPhotoWords photo={photo} onGone={() => open(null)} />}
      </Lightbox>
    </FullScreen>
  );
}

function markOf(photo: StaffPhoto): ReactNode {
  return photo.is_tagging_complete ? null : <ToName />;
}

function ToName() {
  const { t } = useLingui();
  return <Chip tone="mustard" icon={<TagIcon weight="bold" aria-hidden="true" />}>{t`Who?`}</Chip>;
}

/** On the album of one person they are probably in it. */
function AddOf({ resident_id }: { resident_id: string }) {
  const { data } = useResident(resident_id);
  return <AddPhoto report_id={null} likely={data ? [{ id: data.id, known_as: data.known_as }] : []} />;
}
