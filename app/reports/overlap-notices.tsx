import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Overlap } from '@heartsease/domain/reports/report.ts';
import { useTimeWords } from '../words/time.ts';
import { LogNotice } from './log-notice.tsx';

type OverlapNoticesProps = {
  overlaps: readonly Overlap[];
  /** Of a sheet nothing leads elsewhere: whoever went there would come back to it. */
  isLinked?: boolean;
};

/** Whoever is in two reports at once, by mistake or because they went from one to the other. */
export function OverlapNotices({ overlaps, isLinked = true }: OverlapNoticesProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  return overlaps.map(({ known_as: name, resident_id, report_id, title, started_at }) => {
    const other = `${title}, ${words.time(started_at)}`;
    return (
      <LogNotice key={`${report_id} ${resident_id}`}>
        {t`${name} is in another report at that time:`}{' '}
        {isLinked ? (
          <Link className="link" to={`/manage-report/${report_id}`}>
            {other}
          </Link>
        ) : (
          other
        )}
      </LogNotice>
    );
  });
}
