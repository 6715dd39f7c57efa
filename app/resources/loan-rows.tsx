import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { isOverdue } from '@heartsease/domain/resources/resource.ts';
import type { Loan, Resource } from '@heartsease/domain/resources/resource.ts';
import { returnResource } from '@heartsease/domain/resources/resources.endpoints.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useLoanWords } from './resource-words.ts';
import { useResourceWrite } from './resources.api.ts';
import styles from './resources-screen.module.css';

interface LoanRowsProps {
  resources: readonly Resource[];
  /** It was put back; its row goes when the list is here anew. */
  onBack: (id: string) => void;
}

/** What is out, the one that should be back first. */
export function LoanRows({ resources, onBack }: LoanRowsProps) {
  const { t } = useLingui();
  const id = useId();
  const out = resources
    .flatMap((resource) => resource.loans.map((loan) => ({ resource, loan })))
    .toSorted((one, other) => (one.loan.due_on ?? '9').localeCompare(other.loan.due_on ?? '9'));
  if (out.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.shelf}>{t`Out now`}</h2>
      <Card padding="none">
        <List aria-labelledby={id}>
          {out.map(({ resource, loan }) => (
            <LoanRow key={loan.id} resource={resource} loan={loan} onBack={onBack} />
          ))}
        </List>
      </Card>
    </section>
  );
}

type LoanRowProps = Pick<LoanRowsProps, 'onBack'> & { resource: Resource; loan: Loan };

function LoanRow({ resource: { id, name, icon, tint, place }, loan, onBack }: LoanRowProps) {
  const { t } = useLingui();
  const { today } = useTimeWords();
  const say = useLoanWords();
  const newWrite = useNewWrite();
  const putBack = useResourceWrite(returnResource);
  return (
    <ListRow
      lead={<Stamp icon={icon} tint={tint} />}
      title={loan.quantity === 1 ? name : `${name} × ${loan.quantity}`}
      under={say(loan)}
      end={
        <span className={styles.actions}>
          {isOverdue(loan, today) && <Chip tone="mustard">{t`Should be back`}</Chip>}
          <Button
            variant="soft"
            size="small"
            busy={putBack.isPending}
            aria-label={t`Put back: ${name}`}
            onClick={() =>
              putBack.write({ ...newWrite(), resource_id: id, loan_id: loan.id }, () => {
                onBack(id);
                showToast({
                  kind: 'success',
                  text: place === '' ? t`“${name}” is back.` : t`“${name}” is back: ${place}.`,
                });
              })
            }
          >
            {t`Put back`}
          </Button>
        </span>
      }
    />
  );
}
