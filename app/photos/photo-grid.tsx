import { useLingui } from '@lingui/react/macro';
import { CameraSlashIcon } from '@phosphor-icons/react/dist/csr/CameraSlash';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { WindowVirtualizerHandle } from 'virtua';
import { Button } from '../ui/button.tsx';
import { useElementRem } from '../ui/element-rem.ts';
import { Photo } from '../ui/photo.tsx';
import styles from './photo-grid.module.css';
import { usePhotoAlt } from './photo-words.ts';
import { isBlank } from './blank-photo.ts';
import type { BlankPhoto } from './blank-photo.ts';

/** What a photo needs to stand in a grid, whoever looks at it. */
export interface GridPhoto {
  id: string;
  thumb: string | null;
  caption: string;
  people: { resident_id: string; known_as: string }[];
  others?: number;
}

const TILE_REM = 8;
/** Where there is room, they are large enough to be looked at. */
const LARGE_TILE_REM = 12;
const LARGE_FROM_REM = 48;
const FEWEST = 3;
const MOST = 8;

/** What is left of a list. */
interface FurtherPhotos {
  /** Another one for each end; null: there is no more. */
  name: string | null;
  isFailed: boolean;
  isFetching: boolean;
  onSeen: (name: string) => void;
  retry: () => void;
}

interface PhotoGridProps<Photo extends GridPhoto> {
  photos: readonly (Photo | BlankPhoto)[];
  label: string;
  onOpen: (id: string) => void;
  /** In a corner of a tile. */
  mark?: (photo: Photo) => ReactNode;
  /** Which of them are in view, by their places. */
  onView: (first: number, last: number) => void;
  end: FurtherPhotos;
  onBroken: () => void;
}

/** Photos as squares, as many beside each other as there is room for; only the rows in view are drawn. */
export function PhotoGrid<Photo extends GridPhoto>(props: PhotoGridProps<Photo>) {
  const { photos, label, onOpen, mark, end, onBroken } = props;
  const [box, width] = useElementRem<HTMLDivElement>(21);
  const columns = Math.max(
    FEWEST,
    Math.min(MOST, Math.floor(width / (width < LARGE_FROM_REM ? TILE_REM : LARGE_TILE_REM))),
  );
  const list = useRef<WindowVirtualizerHandle>(null);
  const { t } = useLingui();
  const rows = Math.ceil(photos.length / columns);
  // What failed is asked again by a tap, not without end.
  const isByItself = end.name !== null && !end.isFailed;

  function tellView(count: number, across: number) {
    const { current } = list;
    if (!current || count === 0) return;
    const last = Math.ceil(count / across) - 1;
    const rowAt = (offset: number) => Math.min(current.findItemIndex(offset), last);
    const end = (rowAt(current.scrollOffset + current.viewportSize) + 1) * across;
    props.onView(rowAt(current.scrollOffset) * across, Math.min(end, count) - 1);
  }
  const told = useEffectEvent(tellView);
  useEffect(() => told(photos.length, columns), [photos.length, columns]);
  const tell = () => tellView(photos.length, columns);

  return (
    <>
      <div ref={box} role="list" aria-label={label} className={styles.grid}>
        <WindowVirtualizer
          ref={list}
          data={Array.from({ length: rows + (isByItself ? 1 : 0) }, (_, row) => row)}
          onScroll={tell}
          onResize={tell}
        >
          {(row) =>
            row === rows ? (
              <NearEnd key={end.name} onSeen={() => end.onSeen(end.name ?? '')} />
            ) : (
              <div
                key={photos[row * columns]?.id}
                role="presentation"
                className={styles.row}
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
              >
                {photos
                  .slice(row * columns, (row + 1) * columns)
                  .map((photo) =>
                    isBlank(photo) ? (
                      <div key={photo.id} role="presentation" className={styles.tile} />
                    ) : (
                      <Tile
                        key={photo.id}
                        photo={photo}
                        mark={mark?.(photo)}
                        onOpen={() => onOpen(photo.id)}
                        onBroken={onBroken}
                      />
                    ),
                  )}
              </div>
            )
          }
        </WindowVirtualizer>
      </div>
      {end.name !== null && end.isFailed && (
        <div className={styles.failed}>
          <p role="alert">{t`There is a problem opening the photos`}</p>
          <Button variant="soft" full busy={end.isFetching} onClick={end.retry}>{t`Show more`}</Button>
        </div>
      )}
    </>
  );
}

function Tile({
  photo,
  mark,
  onOpen,
  onBroken,
}: {
  photo: GridPhoto;
  mark: ReactNode;
  onOpen: () => void;
  onBroken: () => void;
}) {
  const alt = usePhotoAlt(photo);
  return (
    <div role="listitem" className={styles.place}>
      <button
        type="button"
        className={styles.tile}
        onClick={onOpen}
        aria-label={photo.thumb === null ? alt : undefined}
      >
        {photo.thumb === null ? (
          <CameraSlashIcon aria-hidden="true" className={styles.hidden} />
        ) : (
          <Photo src={photo.thumb} alt={alt} width={320} height={320} decoding="async" onError={onBroken} />
        )}
      </button>
      {mark && <span className={styles.mark}>{mark}</span>}
    </div>
  );
}

/** Drawn only where one is near it: the list is virtual. */
function NearEnd({ onSeen }: { onSeen: () => void }) {
  const seen = useEffectEvent(onSeen);
  useEffect(() => seen(), []);
  return <div role="presentation" className={styles.end} />;
}
