import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { Link } from 'react-router';
import styles from './banners.module.css';
import { useUnsent } from './use-unsent.ts';

/** "3 not sent yet", as long as it is true; it opens the list. */
export function UnsentBanner() {
  const { t } = useLingui();
  const unsent = useUnsent();
  if (unsent.count === 0) return null;
  return (
    <Link to="/outbox" className={styles.unsent} data-needs-a-look={unsent.needsALook ? '' : undefined}>
      <CloudArrowUpIcon weight="bold" aria-hidden="true" />
      <span>
        {plural(unsent.count, { one: '# not sent yet', other: '# not sent yet' })}
        {unsent.needsALook && ` · ${t`needs a look`}`}
      </span>
    </Link>
  );
}
