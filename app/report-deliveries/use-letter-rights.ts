import type { Report } from '@heartsease/domain/reports/report.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';

/**
 * What somebody may do with the letters about a report: about one's own, or about everybody's for whoever leads. Until it
 * is known whose report it is, it counts as their own.
 */
export function useLetterRights(report: Report | undefined): { maySend: boolean; mayTakeBack: boolean } {
  const { id } = useProfile();
  const isOwn = report === undefined || report.author.id === id;
  const sends = useMay('reports.email');
  const reviews = useMay('reports.review');
  const takesBack = useMay('reports.take_back');
  const seesAll = useMay('reports.download');
  return { maySend: sends && (isOwn || reviews), mayTakeBack: takesBack && (isOwn || seesAll) };
}
