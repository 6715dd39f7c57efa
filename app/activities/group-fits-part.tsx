import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import type { GroupFits } from '@heartsease/domain/activities/group-fits.ts';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-session.ts';
import { useBeginGroupLog } from '../shell/log-begun.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { ReasonList } from '../ui/reason-list.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useActivityMatches } from './activities.api.ts';
import styles from './group-fits-part.module.css';
import { useAgainstWords, useCheckWords, useGroupReasonWords, useNamesOf } from './group-reason-words.ts';

/** As many as somebody reads standing up. */
const FIRST_SHOWN = 8;

/** What would suit these people together, each with two reasons; and what is left out on purpose. */
export function GroupFitsPart({ people }: { people: readonly ResidentFace[] }) {
  const { t } = useLingui();
  const query = useActivityMatches(people.map(({ id }) => id));
  return (
    <AsyncView
      query={query}
      waiting={<SkeletonCards cards={4} height={110} />}
      failedTitle={t`There is a problem looking for activities`}
      isEmpty={({ fits, left_out }) => fits.length + left_out.length === 0}
      empty={
        <Empty title={t`Nothing speaks to them yet`}>
          <p>{t`Write down what they love, and the library begins to answer.`}</p>
        </Empty>
      }
    >
      {(found) => <Shown found={found} people={people} />}
    </AsyncView>
  );
}

function Shown({ found: { fits, left_out }, people }: { found: GroupFits; people: readonly ResidentFace[] }) {
  const { t, i18n } = useLingui();
  const against = useAgainstWords();
  const namesOf = useNamesOf(people);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? fits : fits.slice(0, FIRST_SHOWN);
  return (
    <div className={styles.part}>
      <ul className={styles.fits} aria-label={t`Suits them`}>
        {shown.map((fit) => (
          <Fit key={fit.activity.id} fit={fit} people={people} />
        ))}
      </ul>
      {shown.length < fits.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t`Show ${fits.length - shown.length} more`}
        </Button>
      )}
      {left_out.length > 0 && (
        <Card className={styles.leftOut}>
          <h2>{t`Left out on purpose`}</h2>
          <ul>
            {left_out.map(({ activity, not_for }) => (
              <li key={activity.id}>
                <b>{titleIn(activity, i18n.locale)}</b>
                {' · '}
                {not_for.map(({ resident_id, because }) => `${namesOf([resident_id])}: ${against(because)}`).join('; ')}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

interface FitProps {
  fit: GroupFits['fits'][number];
  people: readonly ResidentFace[];
}

function Fit({ fit: { activity, reasons, not_for, check_first }, people }: FitProps) {
  const { t, i18n } = useLingui();
  const title = titleIn(activity, i18n.locale);
  const namesOf = useNamesOf(people);
  const say = useGroupReasonWords(namesOf);
  const against = useAgainstWords();
  const check = useCheckWords(namesOf);
  const beginLog = useBeginGroupLog();
  const mayLog = useMay('reports.add');
  const mayPlan = useMay('planner.edit');
  const planned = new URLSearchParams({ activity: activity.id, residents: people.map(({ id }) => id).join(',') });
  return (
    <Card as="li" className={styles.fit}>
      <Stamp icon={activity.icon} tint={activity.tint} size="l" />
      <div className={styles.words}>
        <h2>
          <Link to={`/activity/${activity.id}`} className={styles.title}>
            {title}
          </Link>
        </h2>
        <ReasonList reasons={reasons.map(say)} />
        {not_for.length > 0 && (
          <p className={styles.notFor}>
            {t`Not for all:`}{' '}
            {not_for.map(({ resident_id, because }) => `${namesOf([resident_id])} ${against(because)}`).join('; ')}
          </p>
        )}
        {check_first.length > 0 && (
          <p className={styles.checks}>
            {check_first.map((one) => (
              <Chip key={one.check} tone="mustard">
                {check(one.check, one.resident_ids)}
              </Chip>
            ))}
          </p>
        )}
      </div>
      {(mayLog || mayPlan) && (
        <div className={styles.does}>
          {mayLog && (
            <Button
              variant="soft"
              size="small"
              aria-label={t`Log with them: ${title}`}
              onClick={() => beginLog(activity, people)}
            >
              {t`Log`}
            </Button>
          )}
          {mayPlan && (
            <ButtonLink
              variant="quiet"
              size="small"
              aria-label={t`Plan it for them: ${title}`}
              to={`/planned-session/new?${planned.toString()}`}
            >
              {t`Plan`}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  );
}
