import { useLingui } from '@lingui/react/macro';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import type { AssessedLine } from '@heartsease/domain/pal/assessment.ts';
import { SUPPORT_BANDS } from '@heartsease/domain/pal/instrument.ts';
import type { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import styles from './ways-strip.module.css';

export function bandName(band: SupportBand): string {
  return BAND_GUIDES[band - 1]?.name ?? '';
}

/** A line of a licensed instrument is known by its number alone where its name is not ours to show any more. */
export function LineName({ label }: { label: string }) {
  const { t } = useLingui();
  return /^\d+$/.test(label) ? t`Line ${label}` : label;
}

interface WaysStripProps {
  lines: readonly AssessedLine[];
  /** The assessment before: where a line stood elsewhere then, a hollow leaf shows it. */
  before?: readonly AssessedLine[] | undefined;
}

/** Line by line where somebody stands, from less support on the left to more on the right. */
export function WaysStrip({ lines, before }: WaysStripProps) {
  const { t } = useLingui();
  return (
    <div className={styles.strip}>
      <p className={styles.ends} aria-hidden="true">
        <span>{t`Less support`}</span>
        <span>{t`More support`}</span>
      </p>
      <ul className={styles.lines}>
        {lines.map(({ section, label, band, mark }) => {
          const last = before?.find((line) => line.section === section)?.band ?? null;
          const was = last === band ? null : last;
          return (
            <li key={section} className={styles.line}>
              <span className={styles.label}>
                <LineName label={label} />
              </span>
              <span className="visually-hidden">{said(band, mark, was)}</span>
              <span className={styles.track} aria-hidden="true">
                {SUPPORT_BANDS.map((place) => (
                  <span
                    key={place}
                    className={styles.place}
                    data-is={place === band ? 'now' : place === was ? 'was' : undefined}
                  >
                    {place === band && mark}
                  </span>
                ))}
                {band === null && <span className={styles.unsure}>{t`not sure`}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );

  function said(band: SupportBand | null, mark: string, was: SupportBand | null): string {
    const isOwn = mark === String(band);
    const now = band === null ? t`not sure` : isOwn ? bandName(band) : `${mark}, ${bandName(band)}`;
    return was === null ? now : t`${now}, last time ${bandName(was)}`;
  }
}
