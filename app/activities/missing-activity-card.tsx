import { useLingui } from '@lingui/react/macro';
import type { OwnActivity } from '@heartsease/domain/activities/own-activity.ts';
import { Card } from '../ui/card.tsx';
import { AddAsOwn } from './add-as-own.tsx';
import styles from './missing-activity-card.module.css';

interface MissingActivityCardProps {
  /** What was looked for. */
  title: string;
  onAdded: (activity: OwnActivity) => void;
}

/** The library has nothing by this name; whoever may adds it. */
export function MissingActivityCard({ title, onAdded }: MissingActivityCardProps) {
  const { t } = useLingui();
  return (
    <Card className={styles.missing}>
      <p>{t`Nothing in the library is called that.`}</p>
      <AddAsOwn title={title} onAdded={onAdded} />
    </Card>
  );
}
