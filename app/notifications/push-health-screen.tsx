import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { getPushHealth } from '@heartsease/domain/notifications/push.endpoints.ts';
import type { PushFailure, PushPlatform } from '@heartsease/domain/notifications/push.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './notifications-screen.module.css';
import { usePushHealth } from './push.api.ts';

type Health = OutputOf<typeof getPushHealth>;

/** Whether notifications reach the devices of this home’s people: counts alone, and nobody in particular. */
export function PushHealthScreen() {
  const { t } = useLingui();
  const health = usePushHealth();
  return (
    <FullScreen title={t`Notifications on devices`} under={t`Of the last seven days`} width="narrow">
      <AsyncView
        query={health}
        failedTitle={t`There is a problem opening the state of notifications`}
        isEmpty={({ devices, sent, failures }) =>
          devices.web + devices.android + devices.ios === 0 && sent === null && failures.length === 0
        }
        empty={
          <Empty title={t`Nobody has switched them on yet`}>
            {t`Everybody can do so for a device of their own, under “Your account”, “Notifications”.`}
          </Empty>
        }
      >
        {(state) => (
          <div className={styles.parts}>
            <Devices health={state} />
            <Arrived health={state} />
          </div>
        )}
      </AsyncView>
    </FullScreen>
  );
}

function Devices({ health: { devices, is_set_up } }: { health: Health }) {
  const { t } = useLingui();
  const words: Record<PushPlatform, string> = {
    web: t`Browsers`,
    android: t`The Android app`,
    ios: t`The iPhone and iPad app`,
  };
  return (
    <section className={styles.part} aria-labelledby="devices">
      <h2 id="devices">{t`Devices`}</h2>
      <Card padding="none">
        <List aria-label={t`Devices`}>
          {(['web', 'android', 'ios'] as const).map((platform) => (
            <ListRow
              key={platform}
              title={words[platform]}
              under={plural(devices[platform], { 0: 'No device', one: '# device', other: '# devices' })}
              end={
                is_set_up[platform] ? (
                  <Chip tone="good">{t`Set up`}</Chip>
                ) : (
                  <Chip>{platform === 'web' ? t`No keys yet` : t`Not set up`}</Chip>
                )
              }
            />
          ))}
        </List>
      </Card>
    </section>
  );
}

function Arrived({ health: { sent, gone, failures } }: { health: Health }) {
  const { t } = useLingui();
  const causes = useCauses();
  const { nearDay, dayOf, time } = useTimeWords();
  const last = (at: string) => {
    const when = `${nearDay(dayOf(at))} ${time(at)}`;
    return t`Last: ${when}`;
  };
  return (
    <section className={styles.part} aria-labelledby="arrived">
      <h2 id="arrived">{t`How they arrived`}</h2>
      <Card padding="none">
        <List aria-label={t`How they arrived`}>
          <ListRow
            title={t`Handed over`}
            under={sent === null ? t`None yet` : last(sent.last_at)}
            end={<Chip tone="good">{sent?.count ?? 0}</Chip>}
          />
          {failures.map(({ cause, count, last_at }) => (
            <ListRow
              key={cause}
              title={causes[cause].title}
              under={`${causes[cause].help} · ${last(last_at)}`}
              end={<Chip tone="mustard">{count}</Chip>}
            />
          ))}
          {gone !== null && (
            <ListRow
              title={t`Devices that are no more`}
              under={`${t`Forgotten by themselves`} · ${last(gone.last_at)}`}
              end={<Chip>{gone.count}</Chip>}
            />
          )}
        </List>
      </Card>
    </section>
  );
}

function useCauses(): Record<PushFailure, { title: string; help: string }> {
  const { t } = useLingui();
  return {
    unreachable: {
      title: t`The push service can’t be reached`,
      help: t`Tried again by itself. If it goes on, ask whether the server may reach the internet`,
    },
    busy: { title: t`The push service is busy`, help: t`Tried again by itself` },
    their_error: { title: t`Trouble at the push service`, help: t`Tried again by itself` },
    keys_refused: {
      title: t`The push service does not take the server’s keys`,
      help: t`Tried again by itself. Whoever looks after the server puts its keys right`,
    },
    refused: {
      title: t`The push service refuses`,
      help: t`Whoever looks after the server checks its keys`,
    },
    not_set_up: {
      title: t`No keys for the app`,
      help: t`Whoever looks after the server sets up how the app is reached`,
    },
  };
}
