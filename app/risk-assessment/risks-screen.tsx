import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { standingOf } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import type { ListedRisk, Standing } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { LevelChip } from './level-chip.tsx';
import { useRiskWords } from './risk-words.ts';
import { useRisks } from './risk.api.ts';
import styles from './risks-screen.module.css';

/** What asks for somebody first. */
const ORDER: readonly Standing[] = ['in_review', 'expired', 'due', 'draft', 'settled', 'archived'];

/** The risk assessments of the home: what waits, what is out of date or due, and the rest. */
export function RisksScreen() {
  const { t } = useLingui();
  const query = useRisks();
  const mayEdit = useMay('risk.edit');
  return (
    <FullScreen
      title={t`Risk assessments`}
      under={t`What people gain, what can go wrong, and what we do about it`}
      actions={
        mayEdit && (
          <ButtonLink to="/risk/new/activity" icon={<PlusIcon weight="bold" aria-hidden="true" />}>
            {t`Write one`}
          </ButtonLink>
        )
      }
      width="narrow"
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={6} />}
        failedTitle={t`There is a problem opening the list`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty
            title={t`None yet`}
            action={mayEdit && <ButtonLink to="/risk/new/activity">{t`Write the first one`}</ButtonLink>}
          >
            <p>{t`Choose an activity, and its page gives you the lines to begin from.`}</p>
          </Empty>
        }
      >
        {({ items }) => <Groups risks={items} />}
      </AsyncView>
      {mayEdit && (
        <p className={styles.place}>
          <ButtonLink
            to="/risk/new/place"
            variant="line"
            size="small"
            icon={<MapPinIcon weight="bold" aria-hidden="true" />}
          >
            {t`Write one for a place`}
          </ButtonLink>
        </p>
      )}
    </FullScreen>
  );
}

function Groups({ risks }: { risks: readonly ListedRisk[] }) {
  const { today } = useTimeWords();
  const { standings } = useRiskWords();
  const byStanding = Map.groupBy(risks, (risk) => standingOf(risk, today));
  return (
    <div className={styles.groups}>
      {ORDER.flatMap((standing) => {
        const group = byStanding.get(standing) ?? [];
        return group.length === 0
          ? []
          : [
              <section key={standing} aria-labelledby={standing} className={styles.group}>
                <h2 id={standing}>
                  {standings[standing]} <span className={styles.count}>{group.length}</span>
                </h2>
                <Card padding="none">
                  <List aria-labelledby={standing}>
                    {group.map((risk) => (
                      <Row key={risk.id} risk={risk} />
                    ))}
                  </List>
                </Card>
              </section>,
            ];
      })}
    </div>
  );
}

function Row({ risk }: { risk: ListedRisk }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const { id, title, activity, place, review_due, residual, lines_count, assessed_by, state } = risk;
  const by = assessed_by ?? t`Somebody`;
  const day = time.shortDay(review_due);
  const under = [
    place,
    plural(lines_count, { one: '# line', other: '# lines' }),
    state === 'in_review' || state === 'draft' ? t`by ${by}` : t`look again by ${day}`,
    risk.is_being_changed && t`a new edition is being written`,
  ];
  return (
    <ListRow
      lead={<Stamp icon={activity?.icon ?? 'flower'} tint={activity?.tint ?? 'stone'} />}
      title={title}
      under={under.filter(Boolean).join(' · ')}
      end={<LevelChip rating={residual} />}
      to={`/risk/${id}`}
    />
  );
}
