import { useLingui } from '@lingui/react/macro';
import { PasswordIcon } from '@phosphor-icons/react/dist/csr/Password';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChoosePasswordSheet } from '../session/choose-password-sheet.tsx';
import { useProfile } from '../session/use-session.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { PinSheet } from './pin-sheet.tsx';
import { useOwnPin, useRemovePin } from './tablets.api.ts';
import styles from './tablets-screen.module.css';

/** One's own PIN for the shared tablets of the home. */
export function PinCard() {
  const { t } = useLingui();
  const pin = useOwnPin();
  return (
    <section className={styles.part} aria-labelledby="pin-heading">
      <div>
        <h2 id="pin-heading">{t`PIN for shared tablets`}</h2>
        <p className="secondary">{t`It opens nothing else, and only a tablet where you signed in once.`}</p>
      </div>
      <AsyncView query={pin} waiting={<SkeletonRows rows={1} />} failedTitle={t`There is a problem showing your PIN`}>
        {({ set_at }) => <OwnPin set_at={set_at} />}
      </AsyncView>
    </section>
  );
}

function OwnPin({ set_at }: { set_at: string | null }) {
  const { t } = useLingui();
  const { shortDay, dayOf } = useTimeWords();
  const [params, setParams] = useSearchParams();
  const { has_password = true } = useProfile();
  const [isRemoving, setRemoving] = useState(false);
  // The bar of a tablet leads here with the sheet open.
  const isSetting = params.get('set') === 'pin';
  const remove = useRemovePin(() => {
    setRemoving(false);
    showToast({ kind: 'success', text: t`Your PIN is gone. Shared tablets have forgotten you.` });
  });
  const close = () => setParams({}, { replace: true, preventScrollReset: true });
  return (
    <>
      <Card padding="none">
        <List aria-label={t`PIN for shared tablets`}>
          <ListRow
            lead={
              <span className={styles.icon} aria-hidden="true">
                <PasswordIcon weight="duotone" />
              </span>
            }
            title={t`My PIN`}
            under={set_at === null ? t`Not set yet` : t`Set on ${shortDay(dayOf(set_at))}`}
            end={
              <span className={styles.ends}>
                <Button
                  size="small"
                  variant="soft"
                  aria-label={set_at === null ? t`Set your PIN` : t`Change your PIN`}
                  onClick={() => setParams({ set: 'pin' }, { replace: true, preventScrollReset: true })}
                >
                  {set_at === null ? t`Set` : t`Change`}
                </Button>
                {set_at !== null && (
                  <Button size="small" variant="line" aria-label={t`Remove your PIN`} onClick={() => setRemoving(true)}>
                    {t`Remove`}
                  </Button>
                )}
              </span>
            }
          />
        </List>
      </Card>
      {isSetting && (has_password ? <PinSheet onClose={close} /> : <ChoosePasswordSheet onClose={close} />)}
      <Ask
        isOpen={isRemoving}
        title={t`Remove your PIN?`}
        confirm={t`Remove`}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(false)}
      >
        {t`Your face goes from the shared tablets. You can still sign in with your password.`}
      </Ask>
    </>
  );
}
