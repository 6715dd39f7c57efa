import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import { licenceState, mayChangePack } from '@heartsease/domain/pal/instrument-pack.ts';
import type { InstrumentPack } from '@heartsease/domain/pal/instrument-pack.ts';
import { removeInstrumentPack } from '@heartsease/domain/pal/instrument-packs.endpoints.ts';
import { call } from '../api/call.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useOverlay } from '../shell/overlay.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Ask } from '../ui/ask.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { useInstrumentPacks, useRefreshInstrumentPacks } from './instrument-packs.api.ts';
import { LoadPackSheet } from './load-pack-sheet.tsx';
import styles from './pal-screen.module.css';

/** Licensed instruments that the organisation loaded itself, each with its licence. */
export function InstrumentPacksScreen() {
  const { t } = useLingui();
  const query = useInstrumentPacks();
  const { shown, open, close } = useOverlay();
  const load = (
    <Button icon={<PlusIcon weight="bold" aria-hidden="true" />} onClick={() => open('load')}>
      {t`Load a pack`}
    </Button>
  );
  return (
    <FullScreen
      title={t`Instrument packs`}
      under={t`Licensed questions that your organisation brings along. Heartsease ships none.`}
      actions={query.data && query.data.items.length > 0 && load}
      backTo="/pal"
      width="narrow"
    >
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={2} height={160} />}
        failedTitle={t`There is a problem opening the packs`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty title={t`No pack is loaded`} action={load}>
            {t`“Ways of joining in” needs none. A pack is a file with the wording of an instrument that you hold a licence for.`}
          </Empty>
        }
      >
        {({ items, manages_organisation }) => (
          <div className={styles.parts}>
            {items.map((pack) => (
              <PackCard key={pack.id} pack={pack} mayChange={mayChangePack(pack, manages_organisation)} />
            ))}
          </div>
        )}
      </AsyncView>
      {shown[0] === 'load' && query.data && (
        <LoadPackSheet managesOrganisation={query.data.manages_organisation} onClose={close} />
      )}
    </FullScreen>
  );
}

function PackCard({ pack, mayChange }: { pack: InstrumentPack; mayChange: boolean }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const newWrite = useNewWrite();
  const refresh = useRefreshInstrumentPacks();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { title, version, copyright, valid_to } = pack;
  const state = licenceState(pack, words.today);
  const day = words.date(valid_to);
  const by = pack.attested_by ?? t`Somebody`;

  async function remove() {
    setBusy(true);
    try {
      await call(removeInstrumentPack, { ...newWrite(), instrument_pack_id: pack.id });
      await refresh();
    } catch (caught) {
      tellFailure(caught);
    } finally {
      setBusy(false);
      setAsked(false);
    }
  }

  return (
    <Card as="article" aria-labelledby={`pack-${pack.id}`} className={styles.card}>
      <h2 id={`pack-${pack.id}`}>{title}</h2>
      <p className={styles.chips}>
        {state === 'licensed' && <Chip tone="good">{t`Licensed up to ${day}`}</Chip>}
        {state === 'ends_soon' && <Chip tone="mustard">{t`Licence ends on ${day}`}</Chip>}
        {state === 'run_out' && <Chip tone="danger">{t`Licence ran out on ${day}`}</Chip>}
        <Chip>{plural(pack.lines, { one: '# line', other: '# lines' })}</Chip>
        <Chip>{pack.licensed_scope === 'organisation' ? t`All homes of the organisation` : t`This home alone`}</Chip>
      </p>
      {state === 'run_out' && <p>{t`No new look begins with it; what was looked at before stays, as letters.`}</p>}
      {state !== 'licensed' && mayChange && <p>{t`To renew it, load the same file again with the new licence.`}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t`Licence holder`}</dt>
          <dd>{pack.licence_holder}</dd>
        </div>
        <div>
          <dt>{t`Licence`}</dt>
          <dd>{pack.licence_ref}</dd>
        </div>
        <div>
          <dt>{t`Version`}</dt>
          <dd>{version}</dd>
        </div>
      </dl>
      <p className="caption">
        {[copyright, t`Declared by ${by}, ${words.date(words.dayOf(pack.attested_at))}`].filter(Boolean).join(' · ')}
      </p>
      {mayChange ? (
        <div className={styles.ways}>
          <Button variant="line" size="small" aria-label={t`Remove: ${title}`} onClick={() => setAsked(true)}>
            {t`Remove`}
          </Button>
        </div>
      ) : (
        <p className="caption">{t`Whoever manages all homes of the organisation renews and removes it.`}</p>
      )}
      <Ask
        isOpen={isAsked}
        title={t`Remove ${title}?`}
        confirm={t`Remove it`}
        kind="danger"
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        {t`Its wording is deleted at once. What was looked at with it stays, as letters.`}
      </Ask>
    </Card>
  );
}
