import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { Link } from 'react-router';
import { useOutbox } from '../api/use-outbox.ts';
import styles from './banners.module.css';

/** "3 not sent yet", as long as it is true; it opens the list. */
export function UnsentBanner() {
  const { t } = useLingui();
  const { entries, parked } = useOutbox();
  if (entries.length === 0) return null;
  return (
    <Link to="/outbox" className={styles.unsent} data-needs-a-look={parked.length > 0 ? '' : undefined}>
      <CloudArrowUpIcon weight="bold" aria-hidden="true" />
      <span>
        {plural(entries.length, { one: '# not sent yet', other: '# not sent yet' })}
        {parked.length > 0 && ` · ${t`needs a look`}`}
      </span>
    </Link>
  );
}
