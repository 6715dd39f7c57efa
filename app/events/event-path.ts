/** Row RT-7: without an id the screen creates. */
export function pathOfEvent(event_id: string): string {
  return `/event-add/${event_id}`;
}

export function pathOfNewEvent(day?: string): string {
  return day === undefined ? '/event-add' : `/event-add?date=${day}`;
}
