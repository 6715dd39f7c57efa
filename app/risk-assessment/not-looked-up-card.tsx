import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import styles from './session-risk-card.module.css';

interface NotLookedUpCardProps {
  query: { isFetching: boolean; refetch: () => unknown };
}

/** Where what bites could not be looked up: silence would read as nothing to mind. */
export function NotLookedUpCard({ query }: NotLookedUpCardProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.part}>
        <h2 id={id}>{t`To keep in mind`}</h2>
        <p>{t`We could not look up what to mind for the people here, such as an allergy. Ask before they join in.`}</p>
        <div>
          <Button size="small" variant="line" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t`Try again`}
          </Button>
        </div>
      </div>
    </Card>
  );
}
