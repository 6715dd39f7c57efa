import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useId } from 'react';
import type { ResidentInterests } from '@heartsease/domain/interests/interest.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { PreferencesCard } from '../observations/preferences-card.tsx';
import { useLevelWords } from './interest-words.ts';
import styles from './interests-card.module.css';
import { useInterests } from './interests.api.ts';
import { LevelIcon } from './level-icon.tsx';

/** As many as are read in passing. */
const SHOWN = 6;

/** On a resident's page: what to avoid, what is loved and liked, and the way to all of it. */
export function InterestsCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const query = useInterests(resident.id);
  const name = resident.known_as;
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t`Interests`}</h2>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={2} />}
        failedTitle={t`There is a problem showing the interests`}
      >
        {(interests) => <InShort interests={interests} />}
      </AsyncView>
      <PreferencesCard resident={resident} />
      <ButtonLink
        to={`/resident-interests/${resident.id}`}
        variant="soft"
        full
        icon={<ArrowRightIcon weight="bold" aria-hidden="true" />}
      >
        {t`Open ${name}’s interests`}
      </ButtonLink>
    </Card>
  );
}

function InShort({ interests: { items, resident, companions } }: { interests: ResidentInterests }) {
  const { t } = useLingui();
  const levels = useLevelWords();
  const name = resident.known_as;
  if (items.length === 0) return <p className={styles.none}>{t`Nobody has noted yet what ${name} loves.`}</p>;
  const avoided = items.filter(({ level }) => level === 'avoid');
  const dear = items.filter(({ level }) => level === 'loves' || level === 'likes');
  const shown = (dear.length > 0 ? dear : items.filter(({ level }) => level !== 'avoid')).slice(0, SHOWN);
  const rest = items.length - avoided.length - shown.length;
  return (
    <>
      {avoided.length > 0 && (
        <p className={styles.avoided}>
          <LevelIcon level="avoid" />
          <span>
            <b>{levels.avoid.heading}:</b> {avoided.map(({ label }) => label).join(', ')}
          </span>
        </p>
      )}
      <ul className={styles.list}>
        {shown.map(({ id, label, icon, tint, level }) => (
          <li key={id}>
            <Stamp icon={icon} tint={tint} size="s" />
            <span>
              {label}
              <span className={styles.level}>{levels[level].tile}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.chips}>
        {rest > 0 && <Chip>{plural(rest, { one: '# more', other: '# more' })}</Chip>}
        {companions.length > 0 && (
          <Chip tone="duck">
            {plural(companions.length, {
              one: '# person here shares something',
              other: '# people here share something',
            })}
          </Chip>
        )}
      </p>
    </>
  );
}
