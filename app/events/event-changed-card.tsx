import type { Event, EventWords } from '@heartsease/domain/events/event.ts';
import { Repeat } from '@heartsease/domain/planner/repeat.ts';
import { useChosenNames } from '../resident-groups/resident-groups.api.ts';
import { ChangedCard } from '../ui/changed-card.tsx';
import type { Changed } from '../ui/changed-meanwhile.ts';
import { useRepeatWords } from '../words/repeat-words.ts';
import { useSaidValue } from '../words/said-value.ts';
import { useEventGuests } from './events.api.ts';
import { useEventWords } from './event-words.ts';

/** What somebody writes of an event, as the form holds it. */
export type EventFields = EventWords & { repeat: Repeat | null };

interface EventChangedCardProps {
  changed: Changed<EventFields>;
  /** Null for a new one. */
  event: Event | null;
  onChoose: (field: keyof EventFields, value: EventFields[keyof EventFields]) => void;
}

/** What somebody else changed on the same event, beside what was typed here. */
export function EventChangedCard({ changed, event, onChoose }: EventChangedCardProps) {
  const words = useEventWords();
  const said = useSaidValue();
  const repeats = useRepeatWords();
  const guests = useEventGuests();
  const members = [...(event?.invited.members ?? []), ...(guests.data?.members ?? [])];
  const relatives = [...(event?.invited.relatives ?? []), ...(guests.data?.relatives ?? [])];
  const namesOf = useChosenNames([
    ...members.map(({ id, known_as, last_name }) => [id, `${known_as} ${last_name}`] as const),
    ...relatives.map(({ relative_link_id, name }) => [relative_link_id, name] as const),
  ]);

  function say(field: string, value: unknown): string {
    if (field === 'repeat') return repeats.repeat(Repeat.nullable().parse(value));
    if (Array.isArray(value)) return said(namesOf(value));
    return typeof value === 'string' ? words.say(field, value) : said(value);
  }

  return <ChangedCard changed={changed} labels={words.labels} say={say} onChoose={onChoose} />;
}
