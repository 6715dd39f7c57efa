import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { logsMoments } from '@heartsease/domain/access/rules.ts';
import type { PersonsHome } from '@heartsease/domain/family-updates/family-updates.endpoints.ts';
import { useProfile } from '../session/use-session.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { sceneSource } from '../ui/scene-source.ts';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { usePersonsHome } from './family-updates.api.ts';
import { MomentCard } from './moment-card.tsx';
import styles from './todays-card.module.css';

/** What there was today, the last of it large; a day without anything is told gently. */
export function TodaysCard({ resident_id }: { resident_id: string }) {
  const { t } = useLingui();
  const query = usePersonsHome(resident_id);
  if (query.data !== undefined) return <Today home={query.data} />;
  return (
    <Card>
      <AsyncView query={query} waiting={<TodayWaiting />} failedTitle={t`There is a problem opening today’s moments`}>
        {() => null}
      </AsyncView>
    </Card>
  );
}

function Today({ home }: { home: PersonsHome }) {
  const profile = useProfile();
  const { known_as: name, is_in_memory, are_updates_open, today, is_anything_shared } = home;
  const [first] = today;
  if (!are_updates_open) return <Closed name={name} />;
  if (is_in_memory) return <InMemory name={name} />;
  // Where nothing is logged, nothing is promised.
  if (first === undefined)
    return logsMoments(profile) ? <QuietDay name={name} isNew={!is_anything_shared} /> : <Closed name={name} />;
  // The others of today stand among the days before, small.
  return <MomentCard update={first} name={name} isLarge />;
}

/** `isNew`: nothing was ever shared, so what will come is told. Below it stands what is on at the home, for everybody. */
function QuietDay({ name, isNew }: { name: string; isNew: boolean }) {
  const { t } = useLingui();
  const id = useId();
  const { carehome } = useProfile();
  const { today } = useTimeWords();
  return (
    <Card as="section" padding="none" aria-labelledby={id} className={styles.quiet}>
      <img src={sceneSource('garden', today)} alt="" className={styles.scene} />
      <div className={styles.body}>
        <h2 id={id} className={`serif ${styles.title}`}>
          {isNew ? t`News of ${name} will be here` : t`Nothing shared yet today`}
        </h2>
        <p>
          {isNew
            ? t`Soon you can read what ${name} joined in with, and how it was. Below is what is on at ${carehome.name}.`
            : t`As soon as staff share a moment with ${name}, you see it here. Below is what is on at ${carehome.name}.`}
        </p>
      </div>
    </Card>
  );
}

function InMemory({ name }: { name: string }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.still}>
      <h2 id={id} className={`serif ${styles.title}`}>{t`In memory of ${name}`}</h2>
      <p>{t`What was shared stays here for you to read and to keep.`}</p>
    </Card>
  );
}

function Closed({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-label={t`News of ${name}`} className={styles.still}>
      <p>{t`News of ${name} is not shared here. The home tells you more when you ring.`}</p>
    </Card>
  );
}

function TodayWaiting() {
  return (
    <Waiting>
      <Skeleton shape="block" height={214} />
      <Skeleton width="80%" />
      <Skeleton width="40%" />
    </Waiting>
  );
}
