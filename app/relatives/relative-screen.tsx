import { useLingui } from '@lingui/react/macro';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useParams } from 'react-router';
import type { Relative } from '@heartsease/domain/relatives/relative.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { telephoneLink } from '../ui/telephone.ts';
import { useTimeWords } from '../words/time.ts';
import { AccessChip } from './access-chip.tsx';
import { asPerson, fullNameOf, useAccessWords } from './access-words.ts';
import { useRelatives } from './access.api.ts';
import { useDigestWords } from './digest-words.ts';
import { LinkHistoryCard } from './link-history-card.tsx';
import styles from './relative-screen.module.css';
import { StandingCard } from './standing-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** One relative of one resident: what they are, what they may see, and how it stands. */
export function RelativeScreen() {
  const { t } = useLingui();
  const { residentId = '', relativeLinkId = '' } = useParams();
  const query = useRelatives(residentId);
  const relative = query.data?.items.find(({ id }) => id === relativeLinkId);
  const title = relative === undefined ? t`Relative` : fullNameOf(relative);
  if (isNothingThere(query.error) || (query.data !== undefined && relative === undefined)) return <NotFoundScreen />;
  const name = query.data?.resident.known_as ?? '';
  return (
    <FullScreen
      title={title}
      under={relative && t`${name}’s ${relative.relationship}`}
      backTo={`/manage-relative/${residentId}`}
      actions={relative && <Face person={asPerson(relative)} size="l" />}
    >
      <AsyncView query={query} failedTitle={t`There is a problem opening this`}>
        {({ resident, is_living_here }) =>
          relative === undefined ? null : (
            <Parts relative={relative} resident={resident} isLivingHere={is_living_here} />
          )
        }
      </AsyncView>
    </FullScreen>
  );
}

interface PartsProps {
  relative: Relative;
  resident: ResidentFace;
  isLivingHere: boolean;
}

function Parts({ relative, resident, isLivingHere }: PartsProps) {
  const mayInvite = useMay('relatives.invite');
  const mayManage = useMay('relatives.manage');
  const isWaiting = relative.status === 'invited';
  return (
    <div className={styles.parts}>
      <div className={styles.part}>
        {isWaiting && mayInvite && isLivingHere && <WaitingCard relative={relative} resident={resident} />}
        <AccessCard relative={relative} resident={resident} />
        <DocumentsCard relative={relative} />
      </div>
      <div className={styles.part}>
        {!isWaiting && <StandingCard relative={relative} resident={resident} mayManage={mayManage} />}
        {mayInvite && <LinkHistoryCard relative_link_id={relative.id} />}
      </div>
    </div>
  );
}

function AccessCard({ relative, resident }: Omit<PartsProps, 'isLivingHere'>) {
  const { t } = useLingui();
  const { levels } = useAccessWords();
  const digest = useDigestWords();
  const mayInvite = useMay('relatives.invite');
  const mayManage = useMay('relatives.manage');
  const own = `/manage-relative/${resident.id}/${relative.id}`;
  const level = levels[relative.access_level];
  return (
    <Card as="section" aria-labelledby="access" className={styles.card}>
      <div className={styles.top}>
        <h2 id="access">{t`Access`}</h2>
        <AccessChip relative={relative} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t`Level`}</dt>
          <dd>
            {level.label}
            <span className="secondary">{level.description}</span>
          </dd>
        </div>
        {relative.email !== null && (
          <div>
            <dt>{t`Email address`}</dt>
            <dd>{relative.email}</dd>
          </div>
        )}
        {relative.phone !== '' && (
          <div>
            <dt>{t`Phone number`}</dt>
            <dd>
              <a className="link" href={telephoneLink(relative.phone)}>
                {relative.phone}
              </a>
            </dd>
          </div>
        )}
        {relative.status !== 'ended' && (
          <div>
            <dt>{t`Letters`}</dt>
            <dd>{digest.say(relative)}</dd>
          </div>
        )}
        <LastSeen relative={relative} />
      </dl>
      <div className={styles.ways}>
        {mayInvite && (
          <ButtonLink
            to={`${own}/view`}
            variant="soft"
            size="small"
            icon={<EyeIcon weight="bold" aria-hidden="true" />}
          >
            {t`What they can see`}
          </ButtonLink>
        )}
        {mayManage && relative.status !== 'ended' && (
          <ButtonLink
            to={`${own}/edit`}
            variant="line"
            size="small"
            icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
          >
            {t`Change`}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function LastSeen({ relative }: { relative: Relative }) {
  const { t } = useLingui();
  const words = useTimeWords();
  if (relative.status === 'invited') return null;
  const { last_seen_at } = relative;
  return (
    <div>
      <dt>{t`Last here`}</dt>
      <dd>
        {last_seen_at === null ? t`Not yet` : `${words.nearDay(words.dayOf(last_seen_at))} ${words.time(last_seen_at)}`}
      </dd>
    </div>
  );
}

function DocumentsCard({ relative }: { relative: Relative }) {
  const { t } = useLingui();
  const { authorities } = useAccessWords();
  const words = useTimeWords();
  if (relative.authorities.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="documents" className={styles.card}>
      <h2 id="documents">{t`May decide for them`}</h2>
      <ul className={styles.documents}>
        {relative.authorities.map(({ kind, reference, seen_by, seen_on }) => (
          <li key={kind}>
            <b>{authorities[kind]}</b>
            <span className="secondary">
              {[reference, t`seen by ${seen_by} on ${words.date(seen_on)}`].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
