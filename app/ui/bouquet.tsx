import type { MomentResponse } from '@heartsease/domain/reports/response.ts';
import styles from './bouquet.module.css';
import { ResponseShapes } from './response-face.tsx';

type BouquetProps = {
  /** One flower for each moment saved; null is a moment that nobody has said about yet. */
  responses: (MomentResponse | null)[];
};

/** Beyond this a bunch is a hedge; the words beside it tell the number. */
const mostStems = 14;
const heights = [72, 92, 112, 84, 118, 88, 66, 104, 78, 96];
const apart = 60;
const atMost = 600;

/**
 * A bouquet that grows stem by stem when moments are saved: 60 ms apart, 600 ms at most, and at once
 * for whoever asked for less motion. Decoration: the heading says how many were saved.
 */
export function Bouquet({ responses }: BouquetProps) {
  const stems = responses.slice(0, mostStems);
  const delay = Math.min(apart, (atMost - 240) / Math.max(stems.length - 1, 1));
  return (
    <div className={styles.bouquet} aria-hidden="true">
      {stems.map((response, place) => {
        const height = heights[place % heights.length] ?? 90;
        return (
          <svg
            key={place}
            width="40"
            height={height}
            viewBox={`0 0 40 ${height}`}
            className={styles.stem}
            style={{ animationDelay: `${Math.round(place * delay)}ms` }}
          >
            <path
              d={`M20 ${height}C17 ${height * 0.7} 23 ${height * 0.5} 20 24`}
              stroke="var(--stem)"
              strokeWidth="3.4"
              fill="none"
            />
            <path d={`M20 ${height * 0.72}c11-2 14-10 13-15-9 0-14 6-13 15z`} fill="var(--stem)" />
            <g transform="translate(2 2) scale(.75)">
              {response ? (
                <ResponseShapes response={response} />
              ) : (
                <circle cx="24" cy="24" r="13" fill="var(--paper)" stroke="var(--r-not-today)" strokeWidth="5" />
              )}
            </g>
          </svg>
        );
      })}
    </div>
  );
}
