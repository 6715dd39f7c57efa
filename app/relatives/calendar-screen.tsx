import { useLingui } from '@lingui/react/macro';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { Link } from 'react-router';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { EventLine } from '@heartsease/domain/events/event.ts';
import type { listComingUp } from '@heartsease/domain/planner/planner.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { CalendarFeedCard } from '../events/calendar-feed-card.tsx';
import { DayEventsCard } from '../events/day-events-card.tsx';
import { EarlierEventsCard } from '../events/earlier-events-card.tsx';
import { EventSettingsCard } from '../events/event-settings-card.tsx';
import { useEvents } from '../events/events.api.ts';
import { LaterEventsCard } from '../events/later-events-card.tsx';
import { useComingUp } from '../planner/planner.api.ts';
import { isRelative } from '@heartsease/domain/access/viewer.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { SectionHeader } from '../shell/section-header.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './calendar-screen.module.css';
import { ComingUpList } from './coming-up-list.tsx';

const DAYS = 7;

/** What is on in the next seven days, day by day, events above the programme; and the events after them. */
export function CalendarScreen() {
  const { t } = useLingui();
  const words = useTimeWords();
  const ofRelative = isRelative(useProfile());
  const mayAdd = useMay('events.add');
  const mayDelete = useMay('events.delete');
  const last = addDays(words.today, DAYS - 1);
  const sessions = useComingUp();
  const events = useEvents(words.today, last);
  const failedTitle = t`There is a problem opening the calendar`;
  return (
    <div className={styles.calendar}>
      <SectionHeader
        title={t`Calendar`}
        under={words.span(words.today, last)}
        actions={
          mayAdd && (
            <ButtonLink
              to="/event-add"
              variant="soft"
              size="large"
              icon={<CalendarPlusIcon weight="bold" aria-hidden="true" />}
            >
              {t`Add an event`}
            </ButtonLink>
          )
        }
      />
      <AsyncView query={sessions} waiting={<SkeletonRows rows={6} />} failedTitle={failedTitle}>
        {({ items: planned }) => (
          <AsyncView query={events} waiting={<SkeletonRows rows={6} />} failedTitle={failedTitle}>
            {({ items }) =>
              planned.length + items.length === 0 ? (
                <Empty title={t`Nothing is planned for these days yet`}>
                  {ofRelative && t`Come when it suits you. You are welcome.`}
                </Empty>
              ) : (
                <Days sessions={planned} events={items} />
              )
            }
          </AsyncView>
        )}
      </AsyncView>
      <div className={styles.after}>
        <LaterEventsCard after={last} />
        <EarlierEventsCard before={words.today} />
        <CalendarFeedCard />
        <EventSettingsCard />
        {mayDelete && (
          <Link to="/event-add/deleted" className="link">
            {t`Deleted events`}
          </Link>
        )}
      </div>
    </div>
  );
}

interface DaysProps {
  sessions: OutputOf<typeof listComingUp>['items'];
  events: EventLine[];
}

function Days({ sessions, events }: DaysProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const days = Array.from({ length: DAYS }, (_, day) => addDays(words.today, day));
  return (
    <div className={styles.days} data-tour="days">
      {days.map((day) => {
        const ofDay = sessions.filter(({ starts_at }) => words.dayOf(starts_at) === day);
        const eventsOfDay = events.filter(({ first_day, last_day }) => first_day <= day && day <= last_day);
        return (
          <Card key={day} as="section" aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className={styles.day} data-today={day === words.today ? '' : undefined}>
              <span className="serif">{words.weekday(day)}</span>
              <span className={styles.date}>{day === words.today ? t`today` : words.dayAndMonth(day)}</span>
            </h2>
            <DayEventsCard events={eventsOfDay} />
            {ofDay.length > 0 && <ComingUpList sessions={ofDay} />}
            {ofDay.length + eventsOfDay.length === 0 && <p className={styles.nothing}>{t`Nothing planned`}</p>}
          </Card>
        );
      })}
    </div>
  );
}
