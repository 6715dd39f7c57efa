import type { Report } from '@heartsease/domain/reports/report.ts';
import { sessionMay } from '../session/session.ts';
import type { Session } from '../session/session.ts';

/** Whoever may not approve changes nothing that has been approved without its being looked at again. */
export function waitsAgain(session: Session, { state }: { state: Report['state'] }): { state?: 'submitted' } {
  return state === 'approved' && !sessionMay(session, 'reports.review') ? { state: 'submitted' } : {};
}
