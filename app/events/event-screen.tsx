import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import type { Event } from '@heartsease/domain/events/event.ts';
import { EVENT_STAMPS } from '@heartsease/domain/events/event-stamps.ts';
import { EventRiskCard } from '../risk-assessment/event-risk-card.tsx';
import { useGoBack } from '../shell/go-back.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { OwnPage } from '../shell/own-page.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useRepeatWords } from '../words/repeat-words.ts';
import { useTimeWords } from '../words/time.ts';
import { AnswerPart } from './answer-part.tsx';
import { ComingPart } from './coming-part.tsx';
import { EventSteps } from './event-steps.tsx';
import styles from './event-screen.module.css';
import { useEventWords } from './event-words.ts';
import { useEvent } from './events.api.ts';
import { InvitedPart } from './invited-part.tsx';
import { ReportPart } from './report-part.tsx';

/** One event: what it is, whether one comes, who else does, and what can be done with it. */
export function EventScreen() {
  const { t } = useLingui();
  const { eventId = '' } = useParams();
  const query = useEvent(eventId);
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <OwnPage>
      {query.data === undefined && <h1 className="visually-hidden">{t`Event`}</h1>}
      <AsyncView query={query} waiting={<EventWaiting />} failedTitle={t`There is a problem opening this event`}>
        {(event) => <Whole event={event} />}
      </AsyncView>
    </OwnPage>
  );
}

function Whole({ event }: { event: Event }) {
  const { types, audiences, when } = useEventWords();
  const goBack = useGoBack('/tabs/calendar');
  return (
    <>
      <PageHeader
        title={event.title}
        lead={<Stamp {...EVENT_STAMPS[event.type]} size="l" />}
        under={[when(event), event.place].filter(Boolean).join(' · ')}
        back={{ onPress: goBack }}
      />
      <div className={styles.parts}>
        <div className={styles.part}>
          <Cancelled event={event} />
          <Card>
            <div className={styles.chips}>
              <Chip tone="plum">{types[event.type]}</Chip>
              <Chip>{audiences[event.audience].label}</Chip>
            </div>
            <Details event={event} />
          </Card>
          <Answers event={event} />
        </div>
        <div className={styles.part}>
          <ReportPart event={event} />
          <EventRiskCard event={event} />
          <ComingPart event={event} />
          <InvitedPart event={event} />
          <EventSteps event={event} />
        </div>
      </div>
    </>
  );
}

function Cancelled({ event: { cancelled } }: { event: Event }) {
  const { t } = useLingui();
  if (cancelled === null) return null;
  const by = cancelled.by ?? t`Somebody who has left`;
  return (
    <Card tone="danger">
      <b>{t`This does not take place`}</b>
      <p>{cancelled.why}</p>
      <p className="secondary">{t`Cancelled by ${by}`}</p>
    </Card>
  );
}

function Details({ event }: { event: Event }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const { labels } = useEventWords();
  const { rule } = useRepeatWords();
  const { description, cost, transport, is_step_free, answer_by, made_by, series } = event;
  const lines = [
    [t`Repeats`, series === null ? '' : `${rule(series.rule)} · ${time.span(series.first_day, series.last_day)}`],
    [labels.cost, cost],
    [labels.transport, transport],
    [t`Steps`, is_step_free ? t`None on the way` : t`Some on the way, ask what helps`],
    [labels.answer_by, answer_by === null ? '' : time.longDay(answer_by)],
    [t`Made by`, made_by ?? ''],
  ] as const;
  return (
    <>
      {description !== '' && <p className={styles.description}>{description}</p>}
      <dl className={styles.lines}>
        {lines
          .filter(([, said]) => said !== '')
          .map(([label, said]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{said}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** For oneself, and for those for whom one speaks. What was said stays to be read when no answer is taken any more. */
function Answers({ event }: { event: Event }) {
  const { t } = useLingui();
  const shown = event.is_answering_open ? event.answer_for : event.answer_for.filter(({ answer }) => answer !== null);
  if (shown.length === 0) return null;
  return (
    <Card as="section" aria-label={t`Your answer`} tone={event.is_answering_open ? 'mustard' : 'surface'}>
      {shown.map((who) => (
        <AnswerPart key={who.resident_id ?? 'oneself'} event={event} who={who} />
      ))}
    </Card>
  );
}

function EventWaiting() {
  return (
    <Waiting>
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={200} />
      <Skeleton shape="block" height={200} />
    </Waiting>
  );
}
