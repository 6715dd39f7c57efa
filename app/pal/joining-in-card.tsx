import { useLingui } from '@lingui/react/macro';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useId } from 'react';
import type { Ability } from '@heartsease/domain/pal/pal.endpoints.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { BandBadge } from './band-badge.tsx';
import styles from './joining-in-card.module.css';
import { useAbility } from './pal.api.ts';
import { ReviewChip } from './review-chip.tsx';
import { WaysStrip, bandName } from './ways-strip.tsx';

/** On a resident's page: how they join in, line by line, and when to look again. */
export function JoiningInCard({ resident }: { resident: Resident }) {
  const maySee = useMay('ability.view');
  return maySee ? <Shown resident={resident} /> : null;
}

function Shown({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const query = useAbility(resident.id);
  const isHere = resident.status !== 'died' && resident.status !== 'moved_on';
  // Whoever is not here any more is shown as they were, and nobody is asked to look again.
  if (!isHere && query.data?.latest == null) return null;
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t`Ways of joining in`}</h2>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={5} />}
        failedTitle={t`There is a problem showing how this person joins in`}
      >
        {(ability) => <InShort ability={ability} isHere={isHere} />}
      </AsyncView>
    </Card>
  );
}

function InShort({ ability, isHere }: { ability: Ability; isHere: boolean }) {
  const { t } = useLingui();
  const { resident, latest, draft } = ability;
  const name = resident.known_as;
  const by = draft?.changed_by ?? t`Somebody`;
  return (
    <>
      {latest === null ? (
        <p className={styles.none}>{t`Nobody has looked yet at how ${name} joins in. Eight lines, one at a time.`}</p>
      ) : (
        <>
          <div className={styles.band}>
            <BandBadge band={latest.support_band} />
            <p>
              <b className="serif">
                {latest.support_band === null
                  ? t`No band: too many lines unsure`
                  : (latest.band_name ?? bandName(latest.support_band))}
              </b>
              {latest.may_reach !== null && (
                <span className={styles.reach}>{t`May reach “${bandName(latest.may_reach)}” when set up well`}</span>
              )}
            </p>
          </div>
          {latest.lines.length > 0 && <WaysStrip lines={latest.lines} />}
        </>
      )}
      {isHere && (
        <p className={styles.chips}>
          {latest !== null && <ReviewChip review_on={latest.review_on} />}
          {draft !== null && <Chip tone="info">{t`Begun by ${by}`}</Chip>}
        </p>
      )}
      <ButtonLink
        to={`/pal/${resident.id}`}
        variant="soft"
        full
        icon={<ArrowRightIcon weight="bold" aria-hidden="true" />}
      >
        {t`Open how ${name} joins in`}
      </ButtonLink>
    </>
  );
}
