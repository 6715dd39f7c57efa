import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { wordsIn } from '@heartsease/domain/tutorials/tutorial.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { TutorialReader } from './tutorial-reader.tsx';
import { useTutorials } from './tutorials.api.ts';

/** One tutorial, a card at a time. It goes on where it was left, on whichever device. */
export function TutorialScreen() {
  const { t, i18n } = useLingui();
  const { tutorialId = '' } = useParams();
  const query = useTutorials();
  const tutorial = query.data?.items.find(({ id }) => id === tutorialId);
  const title = tutorial === undefined ? t`Tutorial` : wordsIn(tutorial, i18n.locale).title;
  if (query.data !== undefined && tutorial === undefined) return <NotFoundScreen />;
  return (
    <FullScreen
      title={title}
      under={tutorial && wordsIn(tutorial, i18n.locale).in_short}
      backTo="/tutorials"
      width="narrow"
    >
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={1} height={320} />}
        failedTitle={t`There is a problem opening this tutorial`}
      >
        {() => tutorial && <TutorialReader key={tutorial.id} tutorial={tutorial} />}
      </AsyncView>
    </FullScreen>
  );
}
