import { useLingui } from '@lingui/react/macro';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { usePastResidents } from './profile.api.ts';
import { useStatusWord } from './resident-words.ts';

/** Those who lived here: remembered, and found again. */
export function PastResidentsScreen() {
  const { t } = useLingui();
  const words = useTimeWords();
  const statusWord = useStatusWord();
  const query = usePastResidents();
  return (
    <FullScreen title={t`People who lived here`} backTo="/tabs/residents" width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem opening the residents`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`Everybody who came here is still here`} />}
      >
        {({ items }) => (
          <Card padding="none">
            <List>
              {items.map(({ resident, status, ended_on }) => (
                <ListRow
                  key={resident.id}
                  lead={<Face person={resident} />}
                  title={fullName(resident)}
                  under={[statusWord(status), ended_on !== null && words.date(ended_on)].filter(Boolean).join(' · ')}
                  to={`/manage-resident/${resident.id}`}
                />
              ))}
            </List>
          </Card>
        )}
      </AsyncView>
    </FullScreen>
  );
}
