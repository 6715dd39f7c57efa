import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { notificationsFor } from '@heartsease/domain/notifications/notification.ts';
import type { NotificationKind, NotificationSettings } from '@heartsease/domain/notifications/notification.ts';
import { DigestCard } from '../relatives/digest-card.tsx';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { useNotificationSettings, useSaveNotificationSettings } from './notifications.api.ts';
import styles from './notifications-screen.module.css';
import { PushPart } from './push-part.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';
import { useNotificationWords } from './notification-words.ts';

/** Of what somebody hears by mail and on this device, in which hours, and how a relative gets the digest. */
export function NotificationsScreen() {
  const { t } = useLingui();
  const settings = useNotificationSettings();
  const hasPeople = useMay('relatives_list.view');
  return (
    <FullScreen title={t`Notifications`} backTo="/account" width="narrow">
      <div className={styles.parts}>
        <AsyncView
          query={settings}
          waiting={<SkeletonRows rows={4} />}
          failedTitle={t`There is a problem opening your notifications`}
        >
          {({ is_mail_sent, ...kept }) => <Settings kept={kept} isMailSent={is_mail_sent} />}
        </AsyncView>
        {hasPeople && <DigestCard />}
      </div>
    </FullScreen>
  );
}

function Settings({ kept, isMailSent }: { kept: NotificationSettings; isMailSent: boolean }) {
  const { t } = useLingui();
  const profile = useProfile();
  const words = useNotificationWords();
  const save = useSaveNotificationSettings();
  // What is chosen shows at once; what could not be kept goes back.
  const [now, setNow] = useState(kept);
  const kinds = notificationsFor(profile);

  function choose(next: NotificationSettings) {
    setNow(next);
    save.mutate(next, { onError: () => setNow(now) });
  }

  function mail(kind: NotificationKind, isWanted: boolean) {
    const others = now.in_app_only.filter((one) => one !== kind);
    choose({ ...now, in_app_only: isWanted ? others : [...others, kind] });
  }

  return (
    <>
      {!isMailSent && (
        <Card tone="mustard">
          <p>
            {profile.carehome.is_demo
              ? t`This is a demo: mails are written, and nobody gets them. The manager finds them under “Mail”.`
              : t`No mail leaves the server of ${profile.carehome.name}. What you choose here counts as soon as it does.`}
          </p>
        </Card>
      )}
      {kinds.length > 0 && (
        <section className={styles.part} aria-labelledby="by-email">
          <div>
            <h2 id="by-email">{t`By email`}</h2>
            <p className="secondary">{t`What you want to hear of by email, besides finding it in the app.`}</p>
          </div>
          <Card className={styles.switches}>
            {kinds.map((kind) => (
              <Switch
                key={kind}
                label={words[kind].label}
                description={words[kind].description}
                isOn={!now.in_app_only.includes(kind)}
                onChange={(isOn) => mail(kind, isOn)}
              />
            ))}
          </Card>
        </section>
      )}
      {kinds.length > 0 && profile.tablet == null && <PushPart kinds={kinds} />}
      {kinds.length > 0 && <QuietHoursCard quiet={now.quiet} onSave={(quiet) => choose({ ...now, quiet })} />}
      <p className="secondary">
        {t`What you need to get in always comes at once: an invitation, or a link for a new password.`}
      </p>
    </>
  );
}
