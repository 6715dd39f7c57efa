import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Audience, EventType } from '@heartsease/domain/events/event.ts';
import type { AnswerWord, EventChange, EventField, EventLine, EventWords } from '@heartsease/domain/events/event.ts';
import { isFamilyUser, isRelative } from '@heartsease/domain/access/viewer.ts';
import { useProfile } from '../session/use-session.ts';
import { useTimeWords } from '../words/time.ts';

type When = Pick<EventLine, 'is_all_day' | 'first_day' | 'last_day' | 'starts_at' | 'ends_at'>;

/** What is said about events, in the words of whoever reads. */
export function useEventWords() {
  const { t } = useLingui();
  const time = useTimeWords();
  const profile = useProfile();
  const ofFamily = isFamilyUser(profile);

  const types: Record<EventType, string> = {
    celebration: t`Celebration`,
    activity: t`Activity`,
    entertainer: t`Entertainer`,
    outing: t`Outing`,
    visit: t`Visit`,
    faith: t`Faith`,
    community: t`Community`,
    family: t`Family`,
    meeting: t`Meeting`,
    review: t`Review`,
    training: t`Training`,
  };
  const audiences: Record<Audience, { label: string; description: string }> = {
    all: ofFamily
      ? { label: t`Everybody in the circle`, description: t`Every member sees it and can answer.` }
      : { label: t`Everybody`, description: t`Residents, staff, and all relatives.` },
    residents: { label: t`Residents`, description: t`Residents and staff. Families see it only when you invite them.` },
    relatives: { label: t`Relatives`, description: t`All relatives, and staff.` },
    staff: { label: t`Staff`, description: t`Nobody but staff sees it.` },
    chosen: ofFamily
      ? { label: t`Just those I invite`, description: t`Nobody else in the circle sees it.` }
      : { label: t`Just those I invite`, description: t`They and their family see it, and staff.` },
  };
  const answers: Record<AnswerWord, string> = { yes: t`Coming`, maybe: t`Perhaps`, no: t`Not coming` };
  const labels: Record<EventField | 'repeat', string> = {
    type: t`What kind of event`,
    title: t`Name`,
    is_all_day: t`All day`,
    first_day: t`Day`,
    last_day: t`Last day`,
    from_time: t`Begins at`,
    to_time: t`Ends at`,
    place: t`Where`,
    description: t`What people should know`,
    cost: t`What it costs`,
    transport: t`How to get there`,
    is_step_free: t`Without steps`,
    audience: t`For whom`,
    member_ids: ofFamily ? t`Members invited` : t`Colleagues invited`,
    resident_ids: t`Residents invited`,
    resident_group_ids: t`Groups invited`,
    relative_link_ids: t`Relatives invited`,
    places: t`Room for how many`,
    answer_by: t`Answer by`,
    repeat: t`How often it is`,
  };

  /** "14:30 to 16:30", "All day", "Sat 28 Nov to Sun 29 Nov". */
  function hours(event: When): string {
    if (event.is_all_day) return t`All day`;
    const [from, to] = [time.time(event.starts_at), time.time(event.ends_at)];
    return t`${from} to ${to}`;
  }

  /** "Tomorrow, 14:30 to 16:30" */
  function when(event: When): string {
    const { first_day, last_day } = event;
    const [from, to] = [time.nearDay(first_day), time.shortDay(last_day)];
    if (first_day === last_day) return t`${from}, ${hours(event)}`;
    if (event.is_all_day) return t`${from} to ${to}`;
    const [start, end] = [time.time(event.starts_at), time.time(event.ends_at)];
    return t`${from} at ${start} to ${to} at ${end}`;
  }

  /** "8 events, from Mon 23 Nov to Mon 11 Jan" */
  function counted(days: readonly string[]): string | null {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return null;
    const count = plural(days.length, { one: '# event', other: '# events' });
    return days.length === 1
      ? t`${count}, on ${time.shortDay(first)}`
      : t`${count}, from ${time.shortDay(first)} to ${time.shortDay(last)}`;
  }

  function room({ places }: Pick<EventWords, 'places'>, going: number): string | null {
    if (places === null) return null;
    const left = places - going;
    return left <= 0 ? t`All places are taken` : plural(left, { one: '# place left', other: '# places left' });
  }

  /** A value of a field as its history tells it. */
  function say(field: string, value: EventChange['changes'][number]['before']): string {
    if (value === null || value === '') return t`nothing`;
    if (value === true) return t`yes`;
    if (value === false) return t`no`;
    if (typeof value === 'number' && field.endsWith('_ids')) return String(value);
    if (field === 'type') return types[EventType.parse(value)];
    if (field === 'audience') return audiences[Audience.parse(value)].label;
    if (field.endsWith('_day') || field === 'answer_by') return time.shortDay(String(value));
    return String(value);
  }

  const label = (field: string): string => Object.entries(labels).find(([name]) => name === field)?.[1] ?? field;

  /** "Day, Where"; an event that moves to another day ends on another as well, which nobody needs to be told. */
  function changedIn({ changed = [] }: EventLine): string {
    const told = changed.filter((field) => field !== 'last_day' || !changed.includes('first_day'));
    return told.map(label).join(', ');
  }

  return {
    types,
    audiences,
    answers,
    labels,
    hours,
    when,
    counted,
    room,
    say,
    isRelative: isRelative(profile),
    label,
    changedIn,
  };
}
