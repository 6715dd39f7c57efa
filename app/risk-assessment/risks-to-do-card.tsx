import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ShieldWarningIcon } from '@phosphor-icons/react/dist/csr/ShieldWarning';
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck';
import { useId } from 'react';
import { Link } from 'react-router';
import { Card } from '../ui/card.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { useRisksToDo } from './risk.api.ts';
import styles from './risks-to-do-card.module.css';

/** On the day of whoever signs: assessments that wait or are out of date. Nothing to do, no card. */
export function RisksToDoCard() {
  const { t } = useLingui();
  const id = useId();
  const { waiting, expired } = useRisksToDo();
  const [late] = expired;
  const [first] = waiting;
  if (late === undefined && first === undefined) return null;
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{t`Risk assessments`}</h2>
        <Link to="/risk" className="link">
          {t`See all`}
        </Link>
      </div>
      <List>
        {late !== undefined && (
          <ListRow
            lead={<ShieldWarningIcon size={28} aria-hidden="true" />}
            title={plural(expired.length, { one: '# is out of date', other: '# are out of date' })}
            under={late.title}
            to={expired.length === 1 ? `/risk/${late.id}` : '/risk'}
          />
        )}
        {first !== undefined && (
          <ListRow
            lead={<SealCheckIcon size={28} aria-hidden="true" />}
            title={plural(waiting.length, { one: '# waits for a signature', other: '# wait for a signature' })}
            under={first.title}
            to={waiting.length === 1 ? `/risk/${first.id}` : '/risk'}
          />
        )}
      </List>
    </Card>
  );
}
