import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { eventWordsOf } from '@heartsease/domain/events/event.ts';
import type { Event, EventWords } from '@heartsease/domain/events/event.ts';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useGoBack } from '../shell/go-back.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { EventForm } from './event-form.tsx';
import { pathOfEvent } from './event-path.ts';
import { useEvent } from './events.api.ts';

/** Makes an event; the address may name its day. Without one it is in a week, so that there is time to invite. */
export function AddEventScreen() {
  const { t } = useLingui();
  const { today } = useTimeWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const asked = CalendarDate.safeParse(address.get('date')).data;
  const named = asked !== undefined && asked >= today ? asked : undefined;
  const day = named ?? addDays(today, 7);
  return (
    <FullScreen title={t`Add an event`} backTo="/tabs/calendar" width="narrow">
      <EventForm
        event={null}
        day={named}
        begun={{ ...EMPTY, first_day: day, last_day: day }}
        onSaved={({ id }) => void navigate(pathOfEvent(id), { replace: true })}
      />
    </FullScreen>
  );
}

/** Changes an event; its answers stay. */
export function ChangeEventScreen() {
  const { t } = useLingui();
  const { eventId = '' } = useParams();
  const query = useEvent(eventId);
  const above = pathOfEvent(eventId);
  const goBack = useGoBack(above);
  const navigate = useNavigate();
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={query.data?.title ?? t`Event`} backTo={above} width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening this event`}
      >
        {(event) => (
          <Opened
            event={event}
            onSaved={(saved) => {
              if (saved.id === eventId) goBack();
              // Its day is no longer meant: the series goes on with another one.
              else void navigate(pathOfEvent(saved.id), { replace: true });
            }}
          />
        )}
      </AsyncView>
    </FullScreen>
  );
}

/** The form, or who can help where nothing can be changed. Whoever has begun keeps their form, whatever others do. */
function Opened({ event, onSaved }: { event: Event; onSaved: (saved: Event) => void }) {
  const { t } = useLingui();
  const isFree = event.can_edit && event.cancelled === null;
  const [isOpened, setOpened] = useState(isFree);
  if (isFree && !isOpened) setOpened(true);
  if (isOpened) return <EventForm event={event} begun={eventWordsOf(event)} onSaved={onSaved} />;
  return (
    <Empty
      title={event.can_edit ? t`This is cancelled` : t`Others change this event`}
      action={<ButtonLink to={pathOfEvent(event.id)}>{t`Open the event`}</ButtonLink>}
    >
      {event.can_edit
        ? t`Let it take place first, then change it.`
        : t`Here only staff and whoever made an event change it. Ask them, they will help.`}
    </Empty>
  );
}

const EMPTY: EventWords = {
  type: 'celebration',
  title: '',
  is_all_day: false,
  first_day: '',
  last_day: '',
  from_time: '14:30',
  to_time: '16:00',
  place: '',
  description: '',
  cost: '',
  transport: '',
  is_step_free: true,
  audience: 'all',
  member_ids: [],
  resident_ids: [],
  resident_group_ids: [],
  relative_link_ids: [],
  places: null,
  answer_by: null,
};
