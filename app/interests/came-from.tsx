import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { InterestOrigin } from '@heartsease/domain/interests/interest.ts';
import { useTimeWords } from '../words/time.ts';

interface CameFromProps {
  origin: InterestOrigin;
  isLink: boolean;
  className?: string | undefined;
}

/** The report in which an interest was noticed; whoever may see it gets there. */
export function CameFrom({ origin: { report_id, day, seen_by }, isLink, className }: CameFromProps) {
  const { t } = useLingui();
  const { date } = useTimeWords();
  const said = t`From the report of ${date(day)}, seen by ${seen_by}`;
  return (
    <span className={className}>
      {isLink && report_id !== null ? (
        <Link to={`/manage-report/${report_id}`} className="link">
          {said}
        </Link>
      ) : (
        said
      )}
    </span>
  );
}
