import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import type { ActivityFits } from '@heartsease/domain/interests/fit.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { useLogStart } from '../shell/log-start.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import fitStyles from '../ui/fits.module.css';
import { ReasonList } from '../ui/reason-list.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import styles from './fits-card.module.css';
import { useCheckWords, useLeftOutWords, useReasonWords } from './interest-words.ts';
import { useActivityFits } from './interests.api.ts';

/** As many as somebody reads standing up. */
const FIRST_SHOWN = 5;

interface FitsCardProps {
  resident: ResidentFace;
  hasInterests: boolean;
}

/** Activities that would suit, each with two reasons; and what is left out on purpose. */
export function FitsCard({ resident, hasInterests }: FitsCardProps) {
  const { t } = useLingui();
  const id = useId();
  const query = useActivityFits(resident.id);
  // Where there is nothing to go by, nothing is suggested.
  if (!hasInterests) return null;
  return (
    <Card as="section" aria-labelledby={id} className={fitStyles.part}>
      <h2 id={id}>{t`Activities that fit`}</h2>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem looking for activities`}
        isEmpty={({ fits, left_out }) => fits.length + left_out.length === 0}
        empty={<p className="secondary">{t`Nothing in the library speaks to these interests yet.`}</p>}
      >
        {(fits) => <Fits fits={fits} resident={resident} />}
      </AsyncView>
    </Card>
  );
}

function Fits({ fits: { fits, left_out }, resident }: { fits: ActivityFits; resident: ResidentFace }) {
  const { t, i18n } = useLingui();
  const say = useReasonWords();
  const checks = useCheckWords();
  const against = useLeftOutWords();
  const startLog = useLogStart();
  const mayLog = useMay('reports.add');
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? fits : fits.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul className={fitStyles.fits}>
        {shown.map(({ activity, reasons, check_first }) => (
          <li key={activity.id} className={classNames(fitStyles.fit, styles.fit)}>
            <Stamp icon={activity.icon} tint={activity.tint} />
            <div className={fitStyles.words}>
              <h3>{titleIn(activity, i18n.locale)}</h3>
              <ReasonList reasons={reasons.map(say)} />
              {check_first.length > 0 && (
                <p className={fitStyles.checks}>
                  {check_first.map((check) => (
                    <Chip key={check} tone="mustard">
                      {checks[check]}
                    </Chip>
                  ))}
                </p>
              )}
            </div>
            {mayLog && activity.formats.includes('one_to_one') && (
              <Button
                variant="soft"
                size="small"
                aria-label={t`Log a moment: ${titleIn(activity, i18n.locale)}`}
                onClick={() => startLog({ resident_id: resident.id, activity_id: activity.id })}
              >
                {t`Log`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < fits.length && (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          {t`Show ${fits.length - shown.length} more`}
        </Button>
      )}
      {left_out.length > 0 && (
        <div className={classNames(fitStyles.leftOut, styles.leftOut)}>
          <h3>{t`Left out on purpose`}</h3>
          <ul>
            {left_out.map(({ activity, because }) => (
              <li key={activity.id}>
                <b>{titleIn(activity, i18n.locale)}</b>
                {' · '}
                {against(because)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
