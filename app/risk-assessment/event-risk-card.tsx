import { Suspense, lazy } from 'react';
import type { Event } from '@heartsease/domain/events/event.ts';
import { useMay } from '../session/use-may.ts';
import { fetchPart } from '../shell/fetch-part.ts';

/** Families open the page of an event too: it comes without what only staff are told. */
const EventRiskPart = lazy(async () => ({
  default: await fetchPart(async () => (await import('./event-risk-part.tsx')).EventRiskPart),
}));

/** What to keep in mind at an event. Nothing for families, and nothing where the organisation has none of it. */
export function EventRiskCard({ event }: { event: Event }) {
  const mayView = useMay('risk.view');
  if (!mayView) return null;
  return (
    <Suspense>
      <EventRiskPart event={event} />
    </Suspense>
  );
}
