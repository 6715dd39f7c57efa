import { useLingui } from '@lingui/react/macro';
import type { ConcernLine } from '@heartsease/domain/concerns/concern.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { useConcernWords } from './concern-words.ts';
import { useConcerns } from './concerns.api.ts';

/** The worries of the home, for those who look after safeguarding. That they are read is kept. */
export function ConcernsScreen() {
  const { t } = useLingui();
  const query = useConcerns();
  return (
    <FullScreen title={t`Safeguarding`} under={t`Every reading is kept`} width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem showing this`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`Nothing worries anybody`}>{t`What somebody tells stands here, for you alone.`}</Empty>}
      >
        {({ items }) => (
          <Card padding="none">
            <List aria-label={t`Safeguarding`}>
              {items.map((concern) => (
                <ConcernRow key={concern.id} concern={concern} />
              ))}
            </List>
          </Card>
        )}
      </AsyncView>
    </FullScreen>
  );
}

function ConcernRow({ concern }: { concern: ConcernLine }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { states, safety } = useConcernWords();
  const { resident, author, recorded_at, state } = concern;
  const when = `${words.nearDay(words.dayOf(recorded_at))}, ${words.time(recorded_at)}`;
  const told = [states[state], state === 'closed' ? '' : t`Safe? ${safety[concern.safety]}`, author.known_as, when];
  return (
    <ListRow
      {...(resident && { lead: <Face person={resident} size="s" /> })}
      title={resident === null ? t`About nobody in particular` : fullName(resident)}
      under={told.filter(Boolean).join(' · ')}
      to={`/concerns/${concern.id}`}
      isDone={state === 'closed'}
    />
  );
}
