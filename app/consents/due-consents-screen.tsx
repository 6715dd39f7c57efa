import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { listDueConsents } from '@heartsease/domain/consents/consents.endpoints.ts';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { useTimeWords } from '../words/time.ts';
import { useConsentWords } from '../words/consent-words.ts';
import { useDueConsents } from './consents.api.ts';
import styles from './resident-consents-screen.module.css';

type DueItem = OutputOf<typeof listDueConsents>['items'][number];
type TakenBack = OutputOf<typeof listDueConsents>['taken_back'][number];

/** Everybody who is to be asked about something now; a tap opens all of it on one form. */
export function DueConsentsScreen() {
  const { t } = useLingui();
  const query = useDueConsents();
  return (
    <FullScreen
      title={t`To ask again`}
      width="narrow"
      under={
        query.data &&
        plural(query.data.items.length, {
          one: '# person to ask what may be shown of them',
          other: '# people to ask what may be shown of them',
        })
      }
    >
      <AsyncView
        query={query}
        failedTitle={t`There is a problem opening who is to be asked`}
        isEmpty={({ items, taken_back }) => items.length + taken_back.length === 0}
        empty={
          <Empty
            title={t`Everybody has answered`}
            action={
              <ButtonLink to="/tabs/residents" variant="soft">
                {t`Open the residents`}
              </ButtonLink>
            }
          >
            {t`A month before a yes runs out, the person comes back here.`}
          </Empty>
        }
      >
        {({ items, taken_back }) => (
          <div className={styles.parts}>
            {items.length > 0 && (
              <Card padding="none">
                <List aria-label={t`To ask again`}>
                  {items.map((item) => (
                    <DueRow key={item.resident.id} item={item} />
                  ))}
                </List>
              </Card>
            )}
            {taken_back.length > 0 && <TakenBackPart taken={taken_back} />}
          </div>
        )}
      </AsyncView>
    </FullScreen>
  );
}

/** What counts no longer: the app shows nothing of it any more, and the rest is somebody's to take down. */
function TakenBackPart({ taken }: { taken: readonly TakenBack[] }) {
  const { t } = useLingui();
  const id = useId();
  const { purposes } = useConsentWords();
  const { date } = useTimeWords();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t`Taken back lately`}</h2>
      <p className="secondary">{t`The app shows nothing of it any more. What hangs on a wall or stands in print is yours to take away.`}</p>
      <Card padding="none">
        <List aria-labelledby={id}>
          {taken.map(({ resident, purpose, decided_by, decided_on }) => (
            <ListRow
              key={`${resident.id}:${purpose}`}
              lead={<Face person={resident} size="m" />}
              title={resident.known_as}
              under={[purposes[purpose].title, decided_by, date(decided_on)].filter((word) => word !== '').join(' · ')}
              to={`/manage-resident/${resident.id}/consents`}
            />
          ))}
        </List>
      </Card>
    </section>
  );
}

function DueRow({ item: { resident, due } }: { item: DueItem }) {
  const words = useConsentWords();
  const { date } = useTimeWords();
  const told = due.map(({ purpose, why, review_on }) => {
    const { title } = words.purposes[purpose];
    return why === 'not_asked' || review_on === null
      ? `${title}: ${words.due[why]}`
      : `${title}: ${words.due[why]} (${date(review_on)})`;
  });
  return (
    <ListRow
      lead={<Face person={resident} size="m" />}
      title={resident.known_as}
      under={told.join(' · ')}
      to={`/manage-resident/${resident.id}/consents?over=ask`}
    />
  );
}
