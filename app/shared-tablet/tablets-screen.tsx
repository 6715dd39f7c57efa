import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DeviceTabletIcon } from '@phosphor-icons/react/dist/csr/DeviceTablet';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import type { SharedTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { isNativeApp } from '../device/platform.ts';
import { useProfile } from '../session/use-session.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { useTimeWords } from '../words/time.ts';
import { TabletSheet } from './tablet-sheet.tsx';
import { useTablets } from './tablets.api.ts';
import styles from './tablets-screen.module.css';

/** The devices that the staff of a home share, for whoever makes them the home's. */
export function TabletsScreen() {
  const { t } = useLingui();
  const query = useTablets();
  const { tablet, carehome } = useProfile();
  const [opened, setOpened] = useState<SharedTablet | 'new' | null>(null);
  // A phone's app keeps no cookie of the server: there a tablet opens the address of the home in its browser.
  const mayEnrol = tablet == null && !isNativeApp() && carehome.is_practice !== true;
  const enrol = mayEnrol && (
    <Button icon={<PlusIcon weight="bold" aria-hidden="true" />} onClick={() => setOpened('new')}>
      {t`Share this device`}
    </Button>
  );
  return (
    <FullScreen
      title={t`Shared tablets`}
      under={carehome.name}
      width="narrow"
      actions={query.data?.total ? enrol : undefined}
    >
      <p className={styles.intro}>
        {t`Staff open a shared tablet with their face and a PIN. It locks after 90 seconds without a touch, and with “Pass it on”.`}
      </p>
      <AsyncView
        query={query}
        failedTitle={t`There is a problem showing the tablets`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty title={t`No tablet is shared yet`} action={enrol}>
            {t`Sign in on the tablet itself, open this page there, and give it a name.`}
          </Empty>
        }
      >
        {({ items }) => (
          <Card padding="none">
            <List aria-label={t`Shared tablets`}>
              {items.map((item) => (
                <ListRow
                  key={item.id}
                  lead={<DeviceTabletIcon weight="duotone" size={32} aria-hidden="true" />}
                  title={item.name}
                  under={<Told tablet={item} />}
                  end={item.is_this && <Chip tone="plum">{t`This device`}</Chip>}
                  onPress={() => setOpened(item)}
                />
              ))}
            </List>
          </Card>
        )}
      </AsyncView>
      {opened !== null && <TabletSheet tablet={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </FullScreen>
  );
}

function Told({ tablet: { place, faces_count, last_used_at } }: { tablet: SharedTablet }) {
  const { t } = useLingui();
  const { nearDay, dayOf, time } = useTimeWords();
  const used = last_used_at === null ? null : `${nearDay(dayOf(last_used_at))} ${time(last_used_at)}`;
  return [
    place,
    plural(faces_count, { 0: 'nobody with a PIN yet', one: '# person with a PIN', other: '# people with a PIN' }),
    used === null ? t`not used yet` : t`last used: ${used}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
