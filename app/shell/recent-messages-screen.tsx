import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useSyncExternalStore } from 'react';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { onToastChange, recentToasts } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { FullScreen } from './full-screen.tsx';
import styles from './recent-messages-screen.module.css';

const ICONS = {
  success: <CheckCircleIcon weight="fill" />,
  warning: <InfoIcon weight="fill" />,
  danger: <WarningCircleIcon weight="fill" />,
};

/** What the app said lately: nobody depends on the three seconds of a toast (WCAG 2.2.1). */
export function RecentMessagesScreen() {
  const { t } = useLingui();
  const { time } = useTimeWords();
  const toasts = useSyncExternalStore(onToastChange, recentToasts);
  return (
    <FullScreen title={t`Recent messages`} under={t`Since you signed in on this device`} width="narrow">
      {toasts.length === 0 ? (
        <Empty title={t`Nothing yet`}>{t`What the app tells you for a moment is kept here.`}</Empty>
      ) : (
        <Card padding="none">
          <List aria-label={t`Recent messages`}>
            {toasts.map(({ id, kind, title, text, shown_at }) => (
              <ListRow
                key={id}
                lead={
                  <span className={styles.icon} data-kind={kind} aria-hidden="true">
                    {ICONS[kind]}
                  </span>
                }
                title={title ?? text}
                under={title === undefined ? undefined : text}
                end={<span className="secondary">{time(new Date(shown_at).toISOString())}</span>}
              />
            ))}
          </List>
        </Card>
      )}
    </FullScreen>
  );
}
