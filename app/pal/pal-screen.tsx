import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import type { Ability } from '@heartsease/domain/pal/pal.endpoints.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { BandCard } from './band-card.tsx';
import { DraftCard, LookAgain } from './draft-card.tsx';
import { EarlierLooks } from './earlier-looks.tsx';
import { useAbility } from './pal.api.ts';
import styles from './pal-screen.module.css';
import { LineName, WaysStrip } from './ways-strip.tsx';
import { WhatChanges } from './what-changes.tsx';

/** How one person joins in: the band, the eight lines, what helps, what it changes, and the looks before. */
export function PalScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useAbility(residentId);
  const name = query.data?.resident.known_as;
  // What a licensed instrument or a paper is worth as a measure is its owners' to say.
  const isOwn = (query.data?.latest?.method ?? 'own') === 'own';
  const title = name === undefined ? t`Ways of joining in` : t`How ${name} joins in`;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={title}
      under={isOwn && t`A practical guide to good company, not a validated measure`}
      actions={query.data && <Face person={query.data.resident} size="l" />}
      backTo={`/manage-resident/${residentId}`}
    >
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={3} height={220} />}
        failedTitle={t`There is a problem opening how this person joins in`}
      >
        {(ability) => <Told ability={ability} />}
      </AsyncView>
    </FullScreen>
  );
}

function Told({ ability }: { ability: Ability }) {
  const { t } = useLingui();
  const { resident, latest, before, draft } = ability;
  const name = resident.known_as;
  if (latest === null) {
    return (
      <div className={styles.parts}>
        {draft === null ? (
          <Empty title={t`Nobody has looked yet`} action={<LookAgain ability={ability} />}>
            {t`Eight lines, one at a time. Think of the last two weeks with ${name}.`}
          </Empty>
        ) : (
          <DraftCard ability={ability} draft={draft} />
        )}
      </div>
    );
  }
  // Only looks with the same questions can be laid one on the other.
  const comparable = before?.title === latest.title ? before : null;
  const helps = latest.lines.flatMap(({ section, label }) => {
    const help = latest.helps[section] ?? '';
    return help === '' ? [] : [{ section, label, help }];
  });
  return (
    <div className={styles.parts}>
      {draft !== null && <DraftCard ability={ability} draft={draft} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <BandCard resident={resident} latest={latest}>
            {draft === null && <LookAgain ability={ability} />}
          </BandCard>
          <WhatChanges latest={latest} before={before} />
        </div>
        <div className={styles.column}>
          {latest.lines.length > 0 && (
            <Card as="section" aria-labelledby="lines" className={styles.card}>
              <h2 id="lines">{t`Line by line`}</h2>
              <WaysStrip lines={latest.lines} before={comparable?.lines} />
              {latest.copyright !== '' && <p className="caption">{latest.copyright}</p>}
              {comparable && <p className="caption">{t`A hollow leaf shows where a line stood last time.`}</p>}
            </Card>
          )}
          {helps.length > 0 && (
            <Card as="section" aria-labelledby="helps" className={styles.card}>
              <h2 id="helps">{t`What helps`}</h2>
              <dl className={styles.helps}>
                {helps.map(({ section, label, help }) => (
                  <div key={section}>
                    <dt>
                      <LineName label={label} />
                    </dt>
                    <dd>{help}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          )}
          <EarlierLooks resident_id={resident.id} />
        </div>
      </div>
    </div>
  );
}
