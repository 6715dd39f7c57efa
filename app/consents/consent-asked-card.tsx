import { useLingui } from '@lingui/react/macro';
import { SealQuestionIcon } from '@phosphor-icons/react/dist/csr/SealQuestion';
import { useId } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import styles from './consent-asked-card.module.css';
import { useMyRequests } from '../consent-requests/consent-requests.api.ts';

/** What I am asked to decide for my person, on my first page. Nothing to decide, no card. */
export function ConsentAskedCard() {
  const { t } = useLingui();
  const id = useId();
  const { data } = useMyRequests();
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Card as="section" tone="mustard" aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.head}>
        <SealQuestionIcon weight="fill" aria-hidden="true" />
        {t`You are asked to decide`}
      </h2>
      {data.items.map(({ id: consent_request_id, resident }) => (
        <div key={consent_request_id} className={styles.row}>
          <span className={styles.words}>{t`What may be shown of ${resident.known_as}`}</span>
          <ButtonLink
            to={`/consent-request/${consent_request_id}`}
            size="small"
            aria-label={t`Decide for ${resident.known_as}`}
          >
            {t`Decide`}
          </ButtonLink>
        </div>
      ))}
    </Card>
  );
}
