import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { EventLine } from '@heartsease/domain/events/event.ts';
import { pathOfEvent } from './event-path.ts';

interface EventLinkProps {
  event: Pick<EventLine, 'id' | 'is_cancelled' | 'is_deleted'>;
  className: string | undefined;
  children: ReactNode;
}

/** A line that leads to its event; of what was deleted there is no page. */
export function EventLink({ event, className, children }: EventLinkProps) {
  const looks = { className, 'data-cancelled': event.is_cancelled ? '' : undefined };
  if (event.is_deleted) return <div {...looks}>{children}</div>;
  return (
    <Link to={pathOfEvent(event.id)} {...looks}>
      {children}
    </Link>
  );
}
