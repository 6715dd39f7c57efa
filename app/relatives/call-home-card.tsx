import { Trans, useLingui } from '@lingui/react/macro';
import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import { useProfile } from '../session/use-session.ts';
import { Card } from '../ui/card.tsx';
import { telephoneLink } from '../ui/telephone.ts';
import styles from './call-home-card.module.css';

/** The home's own number: for whatever an app should not carry. */
export function CallHomeCard() {
  const { t } = useLingui();
  const { name, phone } = useProfile().carehome;
  if (phone === '') return null;
  return (
    <Card as="section" tone="plum" className={styles.call} aria-label={t`Call ${name}`}>
      <PhoneIcon weight="fill" aria-hidden="true" />
      <p>
        <Trans>
          <b>Anything on your mind?</b> Call {name} on{' '}
          <a href={telephoneLink(phone)} className="link">
            {phone}
          </a>
        </Trans>
      </p>
    </Card>
  );
}
