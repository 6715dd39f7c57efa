import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { listComingUp } from '@heartsease/domain/planner/planner.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { useComingUp } from '../planner/planner.api.ts';
import { useProfile } from '../session/use-session.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { HeartseaseSprig } from '../ui/mark.tsx';
import { sceneSource } from '../ui/scene-source.ts';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useNow } from '../words/now.ts';
import { useTimeWords } from '../words/time.ts';
import { ComingUpList } from './coming-up-list.tsx';
import styles from './next-up-card.module.css';

type ComingUp = OutputOf<typeof listComingUp>['items'][number];

/**
 * What is on today at the home, whoever goes to it: the next thing large, the rest below it. A day without anything is
 * told gently.
 */
export function NextUpCard() {
  const { t } = useLingui();
  const id = useId();
  const words = useTimeWords();
  const query = useComingUp();
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <AsyncView query={query} waiting={<NextUpWaiting />} failedTitle={t`There is a problem showing what is on`}>
        {({ items }) => {
          const today = items.filter(({ starts_at }) => words.dayOf(starts_at) === words.today);
          const [next, ...later] = today;
          return (
            <>
              {next ? <NextUp id={id} session={next} /> : <QuietDay id={id} next={items[0]} />}
              {later.length > 0 && (
                <div className={styles.later}>
                  <h3 className={styles.laterTitle}>{t`Later today`}</h3>
                  <ComingUpList sessions={later} />
                </div>
              )}
            </>
          );
        }}
      </AsyncView>
    </Card>
  );
}

function NextUp({ id, session }: { id: string; session: ComingUp }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { carehome } = useProfile();
  const time = words.time(session.starts_at);
  const isOn = Date.parse(session.starts_at) <= useNow().getTime();
  return (
    <>
      <div className={styles.picture}>
        {session.scene ? (
          <img src={sceneSource(session.scene, words.today)} alt="" className={styles.scene} />
        ) : (
          <span className={styles.ground}>
            <Stamp icon={session.icon} tint={session.tint} className={styles.stamp} />
            <HeartseaseSprig flowers={4} className={styles.sprig} />
          </span>
        )}
        <span className={styles.tag}>{isOn ? t`On now at ${carehome.name}` : t`Today at ${time}`}</span>
      </div>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {session.title}
        </h2>
        <p className={styles.where}>{whenAndWhere()}</p>
      </div>
    </>
  );

  function whenAndWhere(): string {
    const end = new Date(Date.parse(session.starts_at) + session.minutes * 60_000).toISOString();
    const when = isOn ? t`until ${words.time(end)}` : `${time} · ${words.minutes(session.minutes)}`;
    return [session.place, when].filter(Boolean).join(' · ');
  }
}

function QuietDay({ id, next }: { id: string; next: ComingUp | undefined }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { carehome } = useProfile();
  return (
    <>
      <div className={styles.picture}>
        <img src={sceneSource('garden', words.today)} alt="" className={styles.scene} />
      </div>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>{t`A quiet day at ${carehome.name}`}</h2>
        <p className={styles.where}>{next ? nextIs(next) : t`Nothing is planned for the coming days yet.`}</p>
      </div>
    </>
  );

  function nextIs({ title, starts_at }: ComingUp): string {
    const day = words.dayOf(starts_at);
    const time = words.time(starts_at);
    if (day === addDays(words.today, 1)) return t`Next: ${title}, tomorrow at ${time}.`;
    return t`Next: ${title}, ${words.longDay(day)} at ${time}.`;
  }
}

function NextUpWaiting() {
  return (
    <Waiting>
      <Skeleton shape="block" height={260} />
      <Skeleton width="60%" />
    </Waiting>
  );
}
