import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import styles from './plain-screen.module.css';
import { useTitle } from './title.tsx';

/** Nothing is here, or nothing that whoever is here may see: both look the same. */
export function NotFoundScreen() {
  const { t } = useLingui();
  useTitle({ name: msg`Not found` });
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <h1 className="visually-hidden">{t`Not found`}</h1>
      <Empty title={t`There is nothing here`} action={<ButtonLink to="/tabs" replace>{t`Go to the start`}</ButtonLink>}>
        {t`The address may have changed, or it is not for you to see. Nothing that you wrote is lost.`}
      </Empty>
    </main>
  );
}
