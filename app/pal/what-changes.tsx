import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import type { Assessment } from '@heartsease/domain/pal/assessment.ts';
import type { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import { PLANNING_BY_BAND } from '@heartsease/domain/pal/ways-of-joining-in.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import styles from './pal-screen.module.css';

/** What the band means for the next activity; beside it what counted before, where that was another. */
export function WhatChanges({ latest, before }: { latest: Assessment; before: Assessment | null }) {
  const { t } = useLingui();
  const band = latest.support_band;
  if (band === null) return null;
  const last = before?.support_band ?? null;
  const was = last === band ? null : last;
  const guide = BAND_GUIDES[band - 1];
  const facts: [label: string, say: (band: SupportBand) => string][] = [
    [t`How long`, (one) => t`about ${PLANNING_BY_BAND[one].minutes} min`],
    [t`How many people`, (one) => plural(PLANNING_BY_BAND[one].group_most, { one: 'one to one', other: 'up to #' })],
    [t`Steps at a time`, (one) => plural(PLANNING_BY_BAND[one].steps_most, { one: 'one', other: 'up to #' })],
    [t`Words at a time`, (one) => plural(PLANNING_BY_BAND[one].words_most, { one: 'one', other: 'up to #' })],
  ];
  return (
    <Card as="section" aria-labelledby="changes" className={styles.card}>
      <h2 id="changes">{t`What this changes`}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, say]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {say(band)}
              {was !== null && say(was) !== say(band) && <span className={styles.was}>{t`before: ${say(was)}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {guide && (
        <>
          <h3>{t`Shapes that suit`}</h3>
          <ul className={styles.shapes}>
            {guide.shapes.map((shape) => (
              <li key={shape}>{shape}</li>
            ))}
          </ul>
          <div className={styles.ways}>
            <ButtonLink
              to={`/pal-info#band-${band}`}
              variant="soft"
              size="small"
              icon={<ArrowRightIcon weight="bold" aria-hidden="true" />}
            >
              {t`Open the guide card`}
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  );
}
