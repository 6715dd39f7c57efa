import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import styles from './log-waiting.module.css';

/** The ground plan of the log while it is fetched. */
export function LogWaiting({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  return (
    <main className={styles.screen} tabIndex={-1}>
      <PageHeader title={t`Log`} back={{ onPress: onBack }} />
      <Waiting>
        <Skeleton shape="block" height={58} />
        <div className={styles.faces}>
          {Array.from({ length: 9 }, (_, face) => (
            <Skeleton key={face} shape="block" height={88} />
          ))}
        </div>
      </Waiting>
    </main>
  );
}
