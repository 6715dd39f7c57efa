import { useLingui } from '@lingui/react/macro';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useId, useState } from 'react';
import { spacedNhsNumber } from '@heartsease/domain/residents/nhs-number.ts';
import type { Profile } from '@heartsease/domain/residents/profile.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import { CompletenessRing } from './completeness-ring.tsx';
import styles from './profile-card.module.css';
import { useProfileWords } from './profile-words.ts';
import { useResidentProfile } from './profile.api.ts';
import { StateSheet } from './state-sheet.tsx';

/** Who somebody is on paper, how much of it is told, and the ways to change it. */
export function ProfileCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const query = useResidentProfile(resident.id);
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.card}>
        <h2 id={id}>{t`Profile`}</h2>
        <AsyncView
          query={query}
          waiting={
            <Waiting>
              <Skeleton shape="block" height={160} />
            </Waiting>
          }
          failedTitle={t`There is a problem opening the profile`}
        >
          {(profile) => <Told profile={profile} />}
        </AsyncView>
      </div>
    </Card>
  );
}

function Told({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { parts, label } = useProfileWords();
  const mayManage = useMay('residents.manage');
  const mayEnd = useMay('residents.end_stay');
  const [isChangingState, changeState] = useState(false);
  const { completeness, key_worker: worker } = profile;
  const isHere = profile.status !== 'died' && profile.status !== 'moved_on';
  const missing = completeness.missing.map((part) => parts[part]).join(', ');
  const facts: [field: string, value: string][] = [
    ['nhs_number', profile.nhs_number === null ? '' : spacedNhsNumber(profile.nhs_number)],
    ['key_worker_id', worker ? `${worker.known_as} ${worker.last_name}` : ''],
    ['language', [profile.language, ...profile.other_languages].join(', ')],
    ['faith', profile.faith],
    ['cultural_needs', profile.cultural_needs],
  ];
  const own = `/manage-resident/${profile.id}`;
  return (
    <>
      {isHere && (
        <div className={styles.whole}>
          <CompletenessRing percent={completeness.percent} />
          <p>{missing === '' ? t`Everything that we ask for is told.` : t`Still to tell: ${missing}.`}</p>
        </div>
      )}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([field, value]) => (
            <div key={field}>
              <dt>{label(field)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.ways}>
        {mayManage && (
          <>
            <ButtonLink
              to={`${own}/profile`}
              variant="soft"
              size="small"
              icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
            >
              {t`Edit the profile`}
            </ButtonLink>
            <ButtonLink
              to={`${own}/picture`}
              variant="line"
              size="small"
              icon={<CameraIcon weight="bold" aria-hidden="true" />}
            >
              {t`Picture`}
            </ButtonLink>
          </>
        )}
        {((mayManage && isHere) || mayEnd) && (
          <Button
            variant="line"
            size="small"
            icon={<MapPinIcon weight="bold" aria-hidden="true" />}
            onClick={() => changeState(true)}
          >
            {isHere ? t`Here or away` : t`Take back the end of the stay`}
          </Button>
        )}
        {mayManage && (
          <ButtonLink
            to={`${own}/history`}
            variant="line"
            size="small"
            icon={<ClockCounterClockwiseIcon weight="bold" aria-hidden="true" />}
          >
            {t`History`}
          </ButtonLink>
        )}
      </div>
      {isChangingState && <StateSheet profile={profile} onClose={() => changeState(false)} />}
    </>
  );
}
