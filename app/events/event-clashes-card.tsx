import type { EventWords } from '@heartsease/domain/events/event.ts';
import type { Repeat } from '@heartsease/domain/planner/repeat.ts';
import { useMay } from '../session/use-may.ts';
import { ClashesCard } from '../ui/clashes-card.tsx';
import { useSettled } from '../ui/settled.ts';
import { useEventClashes } from './events.api.ts';

interface EventClashesCardProps {
  /** Null for a new one. */
  event_id: string | null;
  words: EventWords;
  repeat: Repeat | null;
}

/** What else is at the same time as an event, each time that it is. */
export function EventClashesCard({ event_id, words, repeat }: EventClashesCardProps) {
  const mayAsk = useMay('events.add');
  const place = useSettled(words.place);
  const { is_all_day, first_day, last_day, from_time, to_time } = words;
  const { member_ids, resident_ids, resident_group_ids } = words;
  const when = { is_all_day, first_day, last_day, from_time, to_time };
  const { data } = useEventClashes(
    { event_id, repeat, ...when, place, member_ids, resident_ids, resident_group_ids },
    mayAsk,
  );
  return <ClashesCard clashes={data} />;
}
