import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import type { GroupFits } from '@heartsease/domain/activities/group-fits.ts';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import type { LibraryChoice } from '@heartsease/domain/activities/library.ts';
import type { FitActivity } from '@heartsease/domain/interests/fit.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { useBeginGroupLog } from '../shell/log-begun.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { Empty } from '../ui/empty.tsx';
import fitStyles from '../ui/fits.module.css';
import { ReasonList } from '../ui/reason-list.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useCheckWords } from '../words/check-words.ts';
import { useNamesOf } from '../words/names-of.ts';
import { useActivityMatches } from './activities.api.ts';
import styles from './group-fits-part.module.css';
import { useAgainstWords, useGroupReasonWords } from './group-reason-words.ts';
import { isAnything } from './library-address.ts';
import { NothingOfThese } from './nothing-of-these.tsx';
import { NotSuggestedPart } from './not-suggested-part.tsx';

/** As many as somebody reads standing up. */
const FIRST_SHOWN = 8;

interface GroupFitsPartProps {
  people: readonly ResidentFace[];
  choice: LibraryChoice;
  /** Where it is asked for by a form: what is chosen goes back into it, and nothing leads away from it. */
  onChoose?: (activity: FitActivity) => void;
}

/** What would suit these people together, each with two reasons; and what is left out on purpose. */
export function GroupFitsPart({ people, choice, onChoose }: GroupFitsPartProps) {
  const { t } = useLingui();
  const query = useActivityMatches(people, choice);
  return (
    <AsyncView
      query={query}
      waiting={<SkeletonCards cards={4} height={110} />}
      failedTitle={t`There is a problem looking for activities`}
      isEmpty={({ fits, left_out, unsuited }) => fits.length + left_out.length + unsuited.length === 0}
      empty={
        isAnything(choice) ? (
          <Empty title={t`Nothing speaks to them yet`}>
            <p>{t`Write down what they love, and the library begins to answer.`}</p>
          </Empty>
        ) : (
          <NothingOfThese />
        )
      }
    >
      {(found) => <Shown found={found} people={people} onChoose={onChoose} />}
    </AsyncView>
  );
}

interface ShownProps {
  found: GroupFits;
  people: readonly ResidentFace[];
  onChoose: GroupFitsPartProps['onChoose'];
}

function Shown({ found, people, onChoose }: ShownProps) {
  const { t } = useLingui();
  const { fits } = found;
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? fits : fits.slice(0, FIRST_SHOWN);
  return (
    <div className={fitStyles.part}>
      <ul className={classNames(fitStyles.fits, styles.fits)} aria-label={t`Suits them`}>
        {shown.map((fit) => (
          <Fit key={fit.activity.id} fit={fit} people={people} onChoose={onChoose} />
        ))}
      </ul>
      {shown.length < fits.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t`Show ${fits.length - shown.length} more`}
        </Button>
      )}
      <NotSuggestedPart found={found} people={people} />
    </div>
  );
}

interface FitProps extends Omit<ShownProps, 'found'> {
  fit: GroupFits['fits'][number];
}

function Fit({ fit: { activity, reasons, not_for, check_first }, people, onChoose }: FitProps) {
  const { t, i18n } = useLingui();
  const title = titleIn(activity, i18n.locale);
  const namesOf = useNamesOf(people);
  const say = useGroupReasonWords(namesOf);
  const against = useAgainstWords();
  const check = useCheckWords(namesOf);
  return (
    <Card as="li" className={fitStyles.fit}>
      <Stamp icon={activity.icon} tint={activity.tint} size="l" />
      <div className={fitStyles.words}>
        <h2>
          {onChoose === undefined ? (
            <Link to={`/activity/${activity.id}`} className={styles.title}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <ReasonList reasons={reasons.map(say)} />
        {not_for.length > 0 && (
          <p className={styles.notFor}>
            {t`Not for all:`}{' '}
            {not_for.map(({ resident_id, because }) => `${namesOf([resident_id])} ${against(because)}`).join('; ')}
          </p>
        )}
        {check_first.length > 0 && (
          <p className={fitStyles.checks}>
            {check_first.map((one) => (
              <Chip key={one.check} tone="mustard">
                {check(one.check, one.resident_ids)}
              </Chip>
            ))}
          </p>
        )}
      </div>
      {onChoose === undefined ? (
        <Does activity={activity} title={title} people={people} />
      ) : (
        <Button variant="soft" size="small" aria-label={t`Choose: ${title}`} onClick={() => onChoose(activity)}>
          {t`Choose`}
        </Button>
      )}
    </Card>
  );
}

interface DoesProps {
  activity: FitActivity;
  /** In the reader's language. */
  title: string;
  people: readonly ResidentFace[];
}

/** What can be done with it from here: logged or planned with them. */
function Does({ activity, title, people }: DoesProps) {
  const { t } = useLingui();
  const beginLog = useBeginGroupLog();
  const mayLog = useMay('reports.add');
  const mayPlan = useMay('planner.edit');
  const planned = new URLSearchParams({ activity: activity.id, residents: people.map(({ id }) => id).join(',') });
  if (!mayLog && !mayPlan) return null;
  return (
    <div className={styles.does}>
      {mayLog && (
        <Button
          variant="soft"
          size="small"
          aria-label={t`Log with them: ${title}`}
          onClick={() => beginLog({ ...activity, title }, people)}
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
  );
}
