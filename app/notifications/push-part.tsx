import { useLingui } from '@lingui/react/macro';
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt';
import { useQuery } from '@tanstack/react-query';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import type { PushState } from '@heartsease/domain/notifications/push.endpoints.ts';
import { isNativeApp, platforms } from '../device/platform.ts';
import { pushAbility } from '../device/push.ts';
import type { PushAbility } from '../device/push.ts';
import { useProfile } from '../session/use-session.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useNotificationWords } from './notification-words.ts';
import styles from './notifications-screen.module.css';
import { usePush, useSavePushPrefs, useSwitchOff, useSwitchOn, useTestPush } from './push.api.ts';
import type { Tried } from './push.api.ts';

/** Notifications on the device that is in hand: on, off, tried, and which of them. */
export function PushPart({ kinds }: { kinds: NotificationKind[] }) {
  const { t } = useLingui();
  const push = usePush();
  // Asked again each time the page is looked at: permission is given and taken outside of it.
  const ability = useQuery({ queryKey: ['push-ability'], queryFn: pushAbility, refetchOnWindowFocus: 'always' });
  return (
    <section className={styles.part} aria-labelledby="on-device">
      <div>
        <h2 id="on-device">{t`On this device`}</h2>
        <p className="secondary">
          {t`A short line when something waits for you. It never holds a name, nor anything that anybody wrote.`}
        </p>
      </div>
      <AsyncView
        query={push}
        waiting={<SkeletonRows rows={1} />}
        failedTitle={t`There is a problem opening the notifications of this device`}
      >
        {(state) => <OnThisDevice state={state} ability={ability.data ?? 'possible'} kinds={kinds} />}
      </AsyncView>
    </section>
  );
}

interface OnThisDeviceProps {
  state: PushState;
  ability: PushAbility;
  kinds: NotificationKind[];
}

function OnThisDevice({ state, ability, kinds }: OnThisDeviceProps) {
  const { t } = useLingui();
  const hindrance = useHindrance(state, ability);
  const on = useSwitchOn();
  const off = useSwitchOff();
  const { device } = state;
  const isOn = device !== null && hindrance === null;

  function turn(wanted: boolean) {
    if (on.isPending || off.isPending) return;
    if (!wanted) return off.mutate();
    on.mutate(state.public_key, {
      onSuccess: (isAllowed) => {
        if (isAllowed) showToast({ kind: 'success', text: t`This device tells you now.` });
      },
      onError: () =>
        showToast({ kind: 'warning', text: t`The device could not be switched on. Try again in a moment.` }),
    });
  }

  if (hindrance !== null) {
    return (
      <Card tone="mustard">
        <p>{hindrance}</p>
      </Card>
    );
  }
  return (
    <>
      <Card className={styles.switches}>
        <Switch
          label={t`Tell me on this device`}
          description={
            on.isPending
              ? t`One moment, your device is asked …`
              : on.data === false
                ? t`Your device asked, and the answer was not yes. You can switch it on whenever you like.`
                : t`Only on a device of your own. It ends when you sign out.`
          }
          isOn={isOn || on.isPending}
          onChange={turn}
        />
        {device !== null && <TryIt device={device} />}
      </Card>
      {device !== null && kinds.length > 0 && <OfWhat kinds={kinds} kept={state.not_pushed} />}
    </>
  );
}

/** Why nothing can be switched on here, kindly; null where it can. */
function useHindrance({ public_key, is_set_up }: PushState, ability: PushAbility): string | null {
  const { t } = useLingui();
  const { carehome } = useProfile();
  if (carehome.is_practice === true) return t`While you practise, nothing is sent to anybody.`;
  const isNative = isNativeApp();
  const isIos = platforms(window).includes('ios');
  const isReached = isNative ? is_set_up[isIos ? 'ios' : 'android'] : public_key !== null;
  if (!isReached) {
    return isNative
      ? t`The server of ${carehome.name} is not set up to reach this app yet. Whoever looks after it can do that; in a browser it works without.`
      : t`The server of ${carehome.name} can’t send notifications yet.`;
  }
  switch (ability) {
    case 'possible':
      return null;
    case 'refused':
      return isNative
        ? t`This phone does not let Heartsease show notifications. In its settings, under “Notifications”, you can allow it.`
        : t`This browser does not let Heartsease show notifications. In its settings for this site you can allow it, then come back here.`;
    case 'home-screen':
      return t`On an iPhone or iPad notifications come to apps on the home screen. In Safari press “Share”, then “Add to Home Screen”, and open Heartsease from there.`;
    case 'none':
      return t`This browser does not know notifications. All that waits for you is in the app, and comes by email where you want it.`;
  }
}

function TryIt({ device }: { device: NonNullable<PushState['device']> }) {
  const { t } = useLingui();
  const words = useTriedWords();
  const tryIt = useTestPush();
  return (
    <div className={styles.tryIt}>
      <Button
        variant="soft"
        busy={tryIt.isPending}
        icon={<PaperPlaneTiltIcon weight="bold" aria-hidden="true" />}
        onClick={() => tryIt.mutate(device)}
      >
        {t`Send me one now`}
      </Button>
      <p role="status">{tryIt.data === undefined ? '' : words[tryIt.data]}</p>
    </div>
  );
}

function useTriedWords(): Record<Tried, string> {
  const { t } = useLingui();
  return {
    sent: t`It is on its way. If you don’t see it, look whether your device is set to “Do not disturb”.`,
    gone: t`This device is no longer known there. Switch it off and on again.`,
    slow: t`It takes longer than usual. It is tried again by itself.`,
    unreachable: t`The service that brings notifications can’t be reached just now. It is tried again by itself.`,
    busy: t`The service that brings notifications is busy just now. It is tried again by itself.`,
    their_error: t`The service that brings notifications has trouble just now. It is tried again by itself.`,
    keys_refused: t`The service that brings notifications does not take the server’s keys. Whoever looks after it can put that right; it is tried again by itself.`,
    refused: t`The service that brings notifications did not take it. Switch it off and on again.`,
    not_set_up: t`The server is not set up to reach this app yet.`,
  };
}

function OfWhat({ kinds, kept }: { kinds: NotificationKind[]; kept: NotificationKind[] }) {
  const { t } = useLingui();
  const words = useNotificationWords();
  const save = useSavePushPrefs();
  // What is chosen shows at once, and goes back where it could not be kept.
  const notPushed = save.isPending ? save.variables : kept;

  function choose(kind: NotificationKind, isWanted: boolean) {
    const others = notPushed.filter((one) => one !== kind);
    save.mutate(isWanted ? others : [...others, kind]);
  }

  return (
    <div className={styles.part} role="group" aria-labelledby="of-what">
      <h3 id="of-what">{t`Of what your devices tell you`}</h3>
      <Card className={styles.switches}>
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={words[kind].label}
            isOn={!notPushed.includes(kind)}
            onChange={(isOn) => choose(kind, isOn)}
          />
        ))}
      </Card>
    </div>
  );
}
