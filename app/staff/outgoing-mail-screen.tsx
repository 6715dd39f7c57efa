import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listOutgoingMail } from '@heartsease/domain/staff/staff.endpoints.ts';
import type { OutgoingMail } from '@heartsease/domain/staff/staff.endpoints.ts';
import { read } from '../api/read.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './shown-link.module.css';

/** The outbox of the home's mails: where there is no mail server, this is where their links are found. */
export function OutgoingMailScreen() {
  const { t } = useLingui();
  const mails = useQuery(read(listOutgoingMail, {}));
  const { nearDay, dayOf, time } = useTimeWords();
  const [opened, setOpened] = useState<OutgoingMail | null>(null);
  return (
    <FullScreen
      title={t`Mail`}
      under={mails.data && plural(mails.data.total, { one: '# mail from this home', other: '# mails from this home' })}
    >
      <AsyncView
        query={mails}
        failedTitle={t`There is a problem opening the mail`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty title={t`No mail yet`}>
            {t`Invitations and new passwords are kept here, so that you can show their links to somebody without email.`}
          </Empty>
        }
      >
        {({ items }) => (
          <Card padding="none">
            <List aria-label={t`Mail`}>
              {items.map((mail) => (
                <ListRow
                  key={mail.id}
                  title={mail.subject}
                  under={`${mail.to} · ${nearDay(dayOf(mail.created_at))} ${time(mail.created_at)}`}
                  end={<MailState state={mail.state} />}
                  onPress={() => setOpened(mail)}
                />
              ))}
            </List>
          </Card>
        )}
      </AsyncView>
      {opened !== null && (
        <Sheet isOpen onClose={() => setOpened(null)} title={opened.subject} description={opened.to}>
          <div className={styles.shown}>
            {opened.state === 'held_back' && (
              <p>{t`It was not sent: the stay or the access had ended, or they no longer wanted it by email.`}</p>
            )}
            {opened.state === 'failed' && (
              <p>{t`The mail server refused it, or could not be reached for four days. Please check the address.`}</p>
            )}
            {opened.link !== null && <QrCode text={opened.link} label={t`The link of this mail`} size={200} />}
            <p className={styles.mail}>{opened.text}</p>
          </div>
        </Sheet>
      )}
    </FullScreen>
  );
}

function MailState({ state }: { state: OutgoingMail['state'] }) {
  const { t } = useLingui();
  switch (state) {
    case 'sent':
      return <Chip tone="good">{t`Sent`}</Chip>;
    case 'waiting':
      return <Chip tone="info">{t`On its way`}</Chip>;
    case 'held_back':
      return <Chip tone="plain">{t`Held back`}</Chip>;
    case 'failed':
      return <Chip tone="danger">{t`Could not be sent`}</Chip>;
    case 'shown_only':
      return <Chip>{t`Shown here only`}</Chip>;
  }
}
