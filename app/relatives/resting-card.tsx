import { Trans, useLingui } from '@lingui/react/macro';
import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import { useProfile } from '../session/use-session.ts';
import { Card } from '../ui/card.tsx';
import { telephoneLink } from '../ui/telephone.ts';
import styles from './call-home-card.module.css';

/** For a relative to whom nobody is shown: paused, over, or not yet begun. It says neither which nor why. */
export function RestingCard() {
  const { t } = useLingui();
  const { name, phone } = useProfile().carehome;
  return (
    <Card as="section" className={styles.call} aria-label={t`Nothing is shared here at the moment`}>
      <PhoneIcon weight="fill" aria-hidden="true" />
      <p>
        {phone === '' ? (
          <Trans>
            <b>Nothing is shared here at the moment.</b> {name} will gladly tell you more.
          </Trans>
        ) : (
          <Trans>
            <b>Nothing is shared here at the moment.</b> {name} will gladly tell you more: call{' '}
            <a href={telephoneLink(phone)} className="link">
              {phone}
            </a>
          </Trans>
        )}
      </p>
    </Card>
  );
}
