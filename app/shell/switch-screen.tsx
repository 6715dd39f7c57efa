import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { HomeOfProfile } from '@heartsease/domain/session/profile.ts';
import { failureOf } from '../api/failure.ts';
import { switchHome } from '../session/switch-home.ts';
import { useProfile } from '../session/use-session.ts';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { FullScreen } from './full-screen.tsx';
import { useRoleWords } from './role-word.ts';
import styles from './switch-screen.module.css';
import { useUnsent } from './use-unsent.ts';

/** From so many homes on, a search stands above them. */
const SEARCH_ABOVE = 6;

/** Row RT-4: choose another care home. */
export function SwitchScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { carehome, carehomes } = useProfile();
  const [sought, setSought] = useState('');
  const [switchingTo, setSwitchingTo] = useState<string | null>(null);
  const found = carehomes.filter((home) => isFound(home, sought));

  async function go(home: HomeOfProfile) {
    if (home.id !== carehome.id) {
      setSwitchingTo(home.id);
      try {
        await switchHome(home.id);
        showToast({ kind: 'success', text: t`You are in ${home.name} now.` });
      } catch (caught) {
        if (failureOf(caught) === undefined) throw caught;
        return;
      } finally {
        setSwitchingTo(null);
      }
    }
    await navigate('/tabs', { replace: true });
  }

  return (
    <FullScreen
      title={t`Your homes`}
      under={plural(carehomes.length, { one: 'You belong to # home', other: 'You belong to # homes' })}
      backTo="/tabs"
    >
      {carehomes.length > SEARCH_ABOVE && (
        <SearchField
          label={t`Search by name or town`}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          onClear={() => setSought('')}
        />
      )}
      {found.length === 0 && <Empty title={t`No home of yours is called that`} />}
      <ul className={styles.homes}>
        {found.map((home) => (
          <li key={home.id}>
            <HomeCard
              home={home}
              isCurrent={home.id === carehome.id}
              isBusy={switchingTo === home.id}
              isDisabled={switchingTo !== null}
              onChoose={() => void go(home)}
            />
          </li>
        ))}
      </ul>
    </FullScreen>
  );
}

interface HomeCardProps {
  home: HomeOfProfile;
  isCurrent: boolean;
  isBusy: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

function HomeCard({ home, isCurrent, isBusy, isDisabled, onChoose }: HomeCardProps) {
  const { t } = useLingui();
  const roleWords = useRoleWords();
  const unsent = useUnsent().countIn(home.id);
  return (
    <button
      type="button"
      className={styles.home}
      aria-current={isCurrent || undefined}
      aria-busy={isBusy || undefined}
      disabled={isDisabled}
      onClick={onChoose}
    >
      <span className={styles.top}>
        <span className={`serif ${styles.name}`}>{home.name}</span>
        {isCurrent && (
          <Chip tone="plum" icon={<CheckCircleIcon weight="fill" aria-hidden="true" />}>
            {t`You are here`}
          </Chip>
        )}
      </span>
      {home.waits_for !== null && (
        <span>
          <Chip tone="mustard">{home.waits_for === 'approval' ? t`Waits for the manager` : t`Not begun yet`}</Chip>
        </span>
      )}
      <span className={styles.place}>
        <MapPinIcon weight="fill" aria-hidden="true" />
        {home.town}
      </span>
      <span className="secondary">
        {roleWords[home.role]} · {home.organisation_name}
      </span>
      {unsent > 0 && (
        <span className={styles.unsent}>
          <CloudArrowUpIcon weight="bold" aria-hidden="true" />
          {plural(unsent, {
            one: '# record for this home is still on this device. It stays safe and will be sent when you are here.',
            other:
              '# records for this home are still on this device. They stay safe and will be sent when you are here.',
          })}
        </span>
      )}
    </button>
  );
}

function isFound({ name, town }: HomeOfProfile, sought: string): boolean {
  return bare(`${name} ${town}`).includes(bare(sought.trim()));
}

/** Whoever seeks "ty rhosyn" finds Tŷ Rhosyn. */
function bare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-GB');
}
