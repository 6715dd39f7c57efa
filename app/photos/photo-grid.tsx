import { useLingui } from '@lingui/react/macro';
import { CameraSlashIcon } from '@phosphor-icons/react/dist/csr/CameraSlash';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import { Button } from '../ui/button.tsx';
import { useElementRem } from '../ui/element-rem.ts';
import styles from './photo-grid.module.css';
import { usePhotoAlt } from './photo-words.ts';

/** What a photo needs to stand in a grid, whoever looks at it. */
export interface GridPhoto {
  id: string;
  thumb: string | null;
  caption: string;
  people: { resident_id: string; known_as: string }[];
  others?: number;
}

const TILE_REM = 8;
const FEWEST = 3;
const MOST = 8;

/** What is left of a list; any `useInfiniteQuery(...)` fits. */
interface FurtherPages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

interface PhotoGridProps<Photo extends GridPhoto> {
  photos: readonly Photo[];
  label: string;
  onOpen: (id: string) => void;
  /** In a corner of a tile. */
  mark?: (photo: Photo) => ReactNode;
  pages: FurtherPages;
  onBroken: () => void;
}

/** Photos as squares, as many beside each other as there is room for; only the rows in view are drawn. */
export function PhotoGrid<Photo extends GridPhoto>({
  photos,
  label,
  onOpen,
  mark,
  pages,
  onBroken,
}: PhotoGridProps<Photo>) {
  const [box, width] = useElementRem<HTMLDivElement>(21);
  const columns = Math.max(FEWEST, Math.min(MOST, Math.floor(width / TILE_REM)));
  const rows = Array.from({ length: Math.ceil(photos.length / columns) }, (_, row) =>
    photos.slice(row * columns, (row + 1) * columns),
  );
  const { t } = useLingui();
  // What failed is asked again by a tap, not without end.
  const isByItself = pages.hasNextPage && !pages.isFetchingNextPage && !pages.isFetchNextPageError;
  return (
    <>
      <div ref={box} role="list" aria-label={label} className={styles.grid}>
        <WindowVirtualizer>
          {[
            ...rows.map((row) => (
              <div
                key={row[0]?.id}
                role="presentation"
                className={styles.row}
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
              >
                {row.map((photo) => (
                  <Tile
                    key={photo.id}
                    photo={photo}
                    mark={mark?.(photo)}
                    onOpen={() => onOpen(photo.id)}
                    onBroken={onBroken}
                  />
                ))}
              </div>
            )),
            ...(isByItself ? [<NearEnd key="end" onSeen={() => void pages.fetchNextPage()} />] : []),
          ]}
        </WindowVirtualizer>
      </div>
      {pages.hasNextPage && pages.isFetchNextPageError && (
        <div className={styles.failed}>
          <p role="alert">{t`There is a problem opening the photos`}</p>
          <Button
            variant="soft"
            full
            busy={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >{t`Show more`}</Button>
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
          <img
            crossOrigin="anonymous"
            src={photo.thumb}
            alt={alt}
            width={320}
            height={320}
            decoding="async"
            onError={onBroken}
          />
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
