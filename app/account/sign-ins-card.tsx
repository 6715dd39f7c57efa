import { useLingui } from '@lingui/react/macro';
import { DesktopIcon } from '@phosphor-icons/react/dist/csr/Desktop';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile';
import { DeviceTabletIcon } from '@phosphor-icons/react/dist/csr/DeviceTablet';
import { PlugsConnectedIcon } from '@phosphor-icons/react/dist/csr/PlugsConnected';
import type { SignIn } from '@heartsease/domain/session/sign-ins.endpoints.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './sign-ins-card.module.css';

const ICONS = {
  phone: DeviceMobileIcon,
  tablet: DeviceTabletIcon,
  computer: DesktopIcon,
  program: PlugsConnectedIcon,
};

interface SignInsCardProps {
  label: string;
  signIns: SignIn[];
  /** Which is being ended. */
  ending: string | null;
  onEnd: (signIn: SignIn) => void;
}

/** Devices with the time that they were used last, each to be signed out but the one in hand. */
export function SignInsCard({ label, signIns, ending, onEnd }: SignInsCardProps) {
  const { t } = useLingui();
  const said = useSaid();
  return (
    <Card padding="none">
      <List aria-label={label}>
        {signIns.map((signIn) => {
          const Icon = ICONS[signIn.kind];
          return (
            <ListRow
              key={signIn.id}
              lead={
                <span className={styles.icon} data-ended={signIn.ended ? '' : undefined} aria-hidden="true">
                  <Icon />
                </span>
              }
              title={signIn.device}
              under={said(signIn)}
              isDone={signIn.ended !== null}
              end={
                signIn.is_this ? (
                  <Chip tone="plum">{t`This device`}</Chip>
                ) : (
                  signIn.ended === null && (
                    <Button
                      size="small"
                      variant="soft"
                      busy={ending === signIn.id}
                      aria-label={t`Sign out ${signIn.device}`}
                      onClick={() => onEnd(signIn)}
                    >
                      {t`Sign out`}
                    </Button>
                  )
                )
              }
            />
          );
        })}
      </List>
    </Card>
  );
}

/** When it was used last, or how it ended. */
function useSaid(): (signIn: SignIn) => string {
  const { t } = useLingui();
  const { nearDay, dayOf, time } = useTimeWords();
  const when = (instant: string) => `${nearDay(dayOf(instant))} ${time(instant)}`;
  return ({ last_seen_at, care_home_name, ended }) => {
    if (ended === null) return t`Last used: ${when(last_seen_at)} · ${care_home_name}`;
    const at = when(ended.at);
    switch (ended.why) {
      case 'logout':
      case 'elsewhere':
        return t`Signed out: ${at}`;
      case 'passed_on':
        return t`Passed on: ${at}`;
      case 'tablet':
        return t`Ended with its tablet: ${at}`;
      case 'manager':
        return t`Signed out by a manager: ${at}`;
      case 'password':
      case 'reset':
        return t`Ended with a new password: ${at}`;
      case 'replaced':
      case 'ran_out':
        return t`Ended by itself: ${at}`;
    }
  };
}
