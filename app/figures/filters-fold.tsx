import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import type { FiguresChoice } from './figures-address.ts';
import styles from './filters-fold.module.css';

/** On a phone the filters fold into a button that says how many are set, so that the figures come first. */
export function FiltersFold({ choice, children }: { choice: FiguresChoice; children: ReactNode }) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = setIn(choice);
  return (
    <div className={styles.fold}>
      <Button
        variant={count === 0 ? 'line' : 'soft'}
        size="small"
        className={styles.button}
        icon={<SlidersHorizontalIcon weight="bold" aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? t`Filters` : t`Filters (${count})`}
      </Button>
      <div id={id} className={styles.filters} data-open={isOpen ? '' : undefined}>
        {children}
      </div>
    </div>
  );
}

/** How many say something else than they do at first. */
function setIn({ days, beside, wing, group, person, format, side }: FiguresChoice): number {
  const ofSome = [wing, group, person, format, side].filter((chosen) => chosen !== null).length;
  return ofSome + Number(days !== '28d') + Number(beside !== 'previous');
}
