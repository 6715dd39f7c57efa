import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { cardIn } from '@heartsease/domain/activities/library.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { useFamilyIdea } from './family-ideas.api.ts';
import { StepCards } from './step-cards.tsx';

/** How an idea goes, a step at a time, large enough to be read from the other side of the table. */
export function IdeaScreen() {
  const { t, i18n } = useLingui();
  const { activityId = '' } = useParams();
  const time = useTimeWords();
  const query = useFamilyIdea(activityId);
  const { idea } = query.data ?? {};
  const title = idea === undefined ? t`Idea` : cardIn(idea, i18n.locale).title;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={title} under={idea && time.minutes(idea.minutes)} backTo="/tabs/home" width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={1} height={360} />}
        failedTitle={t`There is a problem opening this idea`}
      >
        {({ idea, day }) => <StepCards key={idea.activity_id} idea={idea} day={day} />}
      </AsyncView>
    </FullScreen>
  );
}
