import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ConsentRequest } from '@heartsease/domain/consents/consent-request.ts';
import type { Purpose } from '@heartsease/domain/consents/consent.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useOverlay } from '../shell/overlay.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useConsentWords } from '../words/consent-words.ts';
import { AskDeciderSheet } from './ask-decider-sheet.tsx';
import { useTakeBackRequest, useWhoDecides } from './consent-requests.api.ts';
import styles from './who-decides-card.module.css';

interface WhoDecidesCardProps {
  resident: { id: string; known_as: string };
  /** What is to be asked now: chosen at first. */
  due: readonly Purpose[];
}

/** Who may decide for somebody by a document, what they are asked, and the way to ask. Nobody may, nothing here. */
export function WhoDecidesCard({ resident, due }: WhoDecidesCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { bases } = useConsentWords();
  const { shown, open, close } = useOverlay();
  const { data } = useWhoDecides(resident.id);
  if (data === undefined || data.people.length === 0) return null;
  const [what, which] = shown;
  const asked = what === 'decide' ? data.people.find(({ relative_link_id }) => relative_link_id === which) : undefined;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t`Who may decide for ${resident.known_as}`}</h2>
      <Card padding="none">
        <List aria-labelledby={id}>
          {data.people.map((person) => (
            <ListRow
              key={person.relative_link_id}
              title={person.known_as}
              under={`${person.relationship} · ${bases[person.basis]}`}
              end={
                <Button
                  variant="soft"
                  size="small"
                  aria-label={t`Ask ${person.known_as}`}
                  onClick={() => open('decide', person.relative_link_id)}
                >
                  {t`Ask`}
                </Button>
              }
            />
          ))}
        </List>
      </Card>
      {data.requests.map((request) => (
        <AskedCard key={request.id} request={request} />
      ))}
      {asked && (
        <AskDeciderSheet resident={resident} person={asked} due={due} requests={data.requests} onClose={close} />
      )}
    </section>
  );
}

/** What waits for somebody's answer. */
function AskedCard({ request }: { request: ConsentRequest }) {
  const { t } = useLingui();
  const { purposes } = useConsentWords();
  const { date, dayOf } = useTimeWords();
  const takeBack = useTakeBackRequest();
  const { asked, asked_at } = request;
  return (
    <Card className={styles.asked}>
      <div>
        <p>
          {t`${asked} was asked on ${date(dayOf(asked_at))}.`}{' '}
          {plural(request.purposes.length, { one: 'One answer is awaited:', other: '# answers are awaited:' })}
        </p>
        <ul className={styles.list}>
          {request.purposes.map((purpose) => (
            <li key={purpose}>{purposes[purpose].title}</li>
          ))}
        </ul>
      </div>
      <Button
        variant="line"
        size="small"
        busy={takeBack.isPending}
        aria-label={t`Take back what ${asked} was asked`}
        onClick={() =>
          takeBack.mutate(request.id, {
            onSuccess: () => showToast({ kind: 'success', text: t`Taken back. ${asked} is not asked any more.` }),
            onError: tellFailure,
          })
        }
      >
        {t`Take back`}
      </Button>
    </Card>
  );
}
