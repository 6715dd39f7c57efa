import { useLingui } from '@lingui/react/macro';
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { startTransition, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionToLog } from '@heartsease/domain/planner/planned-session.ts';
import type { ResidentCard } from '@heartsease/domain/residents/resident.ts';
import { matchesWords } from '@heartsease/domain/words-match.ts';
import type { LogStart } from '../shell/log-start.tsx';
import { useResidents } from '../residents/residents.api.ts';
import { useCompany, useToday } from '../today/today.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { ResponseChoice } from '../ui/response-choice.tsx';
import { useTimeWords } from '../words/time.ts';
import { BackSheet } from './back-sheet.tsx';
import { useForgetLog, useUnfinishedLogs } from './unfinished-logs.api.ts';
import styles from './log-start-sheet.module.css';
import { OneToOneSheet } from './one-to-one-sheet.tsx';
import { namesOf } from './person-names.ts';

/** What the raised Log button opens; with somebody named, straight the moment with them. */
export function LogStartSheet({ start, onClose }: { start: LogStart; onClose: () => void }) {
  if (start.resident_id !== undefined) {
    return <OneToOneSheet residentId={start.resident_id} suggestedActivityId={start.activity_id} onClose={onClose} />;
  }
  return <LogSomething onClose={onClose} />;
}

function LogSomething({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [person, choose] = useState<string | null>(null);
  const go = (to: string) => void navigate(to, { replace: true });
  return (
    <>
      <BackSheet
        title={t`Log a moment`}
        side="centre"
        isBehind={person !== null}
        onClosed={onClose}
        footer={
          <Button
            variant="soft"
            size="large"
            full
            icon={<NotePencilIcon weight="bold" aria-hidden="true" />}
            onClick={() => go('/manage-report')}
          >
            {t`Log something that happened`}
          </Button>
        }
      >
        <OnNow onGo={go} />
        <Unfinished onGo={go} />
        {/* The sheet that comes next is drawn while the tap is answered already. */}
        <People onChoose={(resident_id) => startTransition(() => choose(resident_id))} />
      </BackSheet>
      {person !== null && <OneToOneSheet residentId={person} onClose={() => choose(null)} />}
    </>
  );
}

function OnNow({ onGo }: { onGo: (to: string) => void }) {
  const session = useToday().data?.on_now;
  return session ? <OnNowCard session={session} onGo={onGo} /> : null;
}

function OnNowCard({ session, onGo }: { session: SessionToLog; onGo: (to: string) => void }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const from = words.time(session.starts_at);
  const to = words.time(session.ends_at);
  const path = `/manage-report/session/${session.id}`;
  return (
    <section className={styles.onNow} aria-label={t`On now`}>
      <p className={styles.when}>{t`On now · ${from} to ${to}`}</p>
      <p className={`serif ${styles.session}`}>{session.title}</p>
      <div className={styles.ask}>
        <ResponseChoice
          label={t`How is it for most people?`}
          onChoose={(response) => onGo(`${path}?answer=${response}`)}
        />
      </div>
    </section>
  );
}

function Unfinished({ onGo }: { onGo: (to: string) => void }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const unfinished = useUnfinishedLogs();
  const forget = useForgetLog();
  if (unfinished.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="unfinished">
      <h3 id="unfinished">{t`Unfinished`}</h3>
      <Card padding="none" className={styles.unfinished}>
        <List>
          {unfinished.map((log) => {
            const title = log.title === '' ? t`Something that happened` : log.title;
            const day = words.nearDay(words.dayOf(log.changed_at));
            return (
              <div key={log.client_id} className={styles.left}>
                <ListRow title={title} under={`${day}, ${words.time(log.changed_at)}`} onPress={() => onGo(log.to)} />
                <IconButton
                  label={t`Throw away ${title}`}
                  icon={<TrashIcon aria-hidden="true" />}
                  onClick={() => void forget(log)}
                />
              </div>
            );
          })}
        </List>
      </Card>
    </section>
  );
}

/** Whoever is short of company first, then whoever was seen longest ago. */
function People({ onChoose }: { onChoose: (resident_id: string) => void }) {
  const { t } = useLingui();
  const residents = useResidents();
  const company = useCompany().data?.items ?? [];
  const [typed, type] = useState('');
  const place = new Map(company.map(({ resident }, at) => [resident.id, at]));
  return (
    <section className={styles.part} aria-labelledby="with-whom">
      <h3 id="with-whom">{t`A moment with…`}</h3>
      <SearchField
        label={t`Find by name or room`}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onClear={() => type('')}
      />
      <AsyncView query={residents}>
        {({ items }) => {
          const here = items.filter(({ status }) => status === 'active' || status === 'respite');
          const found = here.filter(({ known_as, last_name, room }) =>
            matchesWords(typed, [known_as, last_name, room]),
          );
          const names = namesOf(here);
          if (found.length === 0) return <p className={styles.nobody}>{t`Nobody here has that name or room.`}</p>;
          return (
            <ul className={styles.faces}>
              {found
                .toSorted((one, other) => before(one, other, place))
                .map((person) => (
                  <li key={person.id}>
                    <PersonButton person={person} name={names.get(person.id) ?? person.known_as} onChoose={onChoose} />
                  </li>
                ))}
            </ul>
          );
        }}
      </AsyncView>
    </section>
  );
}

type PersonButtonProps = { person: ResidentCard; name: string; onChoose: (resident_id: string) => void };

function PersonButton({ person, name, onChoose }: PersonButtonProps) {
  const words = useTimeWords();
  const days = person.days_since_engaged;
  return (
    <button type="button" className={styles.person} onClick={() => onChoose(person.id)}>
      <Face person={person} size="l" />
      <span className={styles.name}>{name}</span>
      {days !== null && days > 1 && <span className={styles.days}>{words.daysAgo(days)}</span>}
    </button>
  );
}

function before(one: ResidentCard, other: ResidentCard, company: Map<string, number>): number {
  const [first, second] = [company.get(one.id) ?? Infinity, company.get(other.id) ?? Infinity];
  if (first !== second) return first - second;
  return (other.days_since_engaged ?? Infinity) - (one.days_since_engaged ?? Infinity) || 0;
}
