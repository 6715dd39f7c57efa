import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EventLine } from '@heartsease/domain/events/event.ts';
import { EVENT_STAMPS } from '@heartsease/domain/events/event-stamps.ts';
import { Chip } from '../ui/chip.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { EventLink } from './event-link.tsx';
import styles from './event-row.module.css';
import { useEventWords } from './event-words.ts';

interface EventRowProps {
  event: EventLine;
  /** Its day stands already above it. */
  isUnderDay?: boolean;
}

/** An event as a line: what, when, where, and how it stands with oneself. */
export function EventRow({ event, isUnderDay = false }: EventRowProps) {
  const { t } = useLingui();
  const { hours, when } = useEventWords();
  const { icon, tint } = EVENT_STAMPS[event.type];
  // The number stays with its word where the line breaks.
  const going =
    event.going > 0 && plural(event.going, { one: '# coming', other: '# coming' }).replaceAll(' ', '\u00A0');
  const details = [
    isUnderDay ? hours(event) : when(event),
    event.place,
    event.is_repeating && t`repeats`,
    !event.is_cancelled && going,
  ];
  return (
    <EventLink event={event} className={styles.event}>
      <Stamp icon={icon} tint={event.is_cancelled ? 'stone' : tint} />
      <span className={styles.words}>
        <b className={styles.title}>{event.title}</b>
        <span className={styles.details}>{details.filter(Boolean).join(' · ')}</span>
        <Standing event={event} />
      </span>
      <span className="visually-hidden">{t`Event`}</span>
    </EventLink>
  );
}

function Standing({ event }: { event: EventLine }) {
  const { t } = useLingui();
  const { changedIn } = useEventWords();
  if (event.is_deleted) return <Chip tone="danger">{t`Does not take place`}</Chip>;
  if (event.is_cancelled) return <Chip tone="danger">{t`Cancelled`}</Chip>;
  const changed = changedIn(event);
  return (
    <span className={styles.standing}>
      {event.is_asked && <Chip tone="mustard">{t`You are invited`}</Chip>}
      {event.my_answer === 'yes' && <Chip tone="good">{t`You are coming`}</Chip>}
      {event.my_answer === 'maybe' && <Chip tone="duck">{t`Perhaps you come`}</Chip>}
      {changed !== '' && <Chip>{t`Changed: ${changed}`}</Chip>}
    </span>
  );
}
