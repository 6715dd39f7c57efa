import { WindowVirtualizer } from 'virtua';
import type { ResidentCard } from '@heartsease/domain/residents/resident.ts';
import { useElementRem } from '../ui/element-rem.ts';
import { ResidentTile } from './resident-tile.tsx';
import styles from './resident-grid.module.css';

/** Beyond this only the rows in view are drawn: a list of 200 stays light on an old tablet. */
const DRAWN_WHOLE = 50;
/** A tile needs so much of the text size in force to say its words in two lines. */
const TILE_REM = 17;

/** The residents as tiles, as many beside each other as there is room for. */
export function ResidentGrid({ residents }: { residents: ResidentCard[] }) {
  const [box, width] = useElementRem<HTMLDivElement>(21);
  const columns = Math.max(1, Math.min(4, Math.floor(width / TILE_REM)));
  const rows = Array.from({ length: Math.ceil(residents.length / columns) }, (_, row) =>
    residents.slice(row * columns, (row + 1) * columns),
  );
  const drawn = rows.map((row) => (
    <div
      key={row[0]?.id}
      role="presentation"
      className={styles.row}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {row.map((resident) => (
        <ResidentTile key={resident.id} resident={resident} />
      ))}
    </div>
  ));
  return (
    <div ref={box} role="list" className={styles.grid}>
      {residents.length > DRAWN_WHOLE ? <WindowVirtualizer>{drawn}</WindowVirtualizer> : drawn}
    </div>
  );
}
