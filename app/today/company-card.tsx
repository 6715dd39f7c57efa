import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { HandHeartIcon } from '@phosphor-icons/react/dist/csr/HandHeart';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { CompanyWish } from '@heartsease/domain/residents/company.ts';
import { useMay } from '../session/use-may.ts';
import { useLogStart } from '../shell/log-start.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DaysSince } from '../ui/days-since.tsx';
import { Face } from '../ui/face.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import styles from './company-card.module.css';
import { useReasonWords } from './reason-words.ts';
import { useCompany } from './today.api.ts';

/** More than a walk along one corridor would be a list of failings. */
const SHOWN_AT_FIRST = 4;

/** Who would love some company, and what would suit each of them. */
export function CompanyCard() {
  const { t } = useLingui();
  const id = useId();
  const query = useCompany();
  return (
    <Card as="section" aria-labelledby={id} className={styles.card} data-tour="company">
      <h2 id={id}>{t`Who would love some company?`}</h2>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={3} />}
        failedTitle={t`There is a problem showing who would love company`}
        isEmpty={({ items }) => items.length === 0}
        empty={<EverybodyHad />}
      >
        {({ items }) => <Wishes wishes={items} />}
      </AsyncView>
    </Card>
  );
}

function Wishes({ wishes }: { wishes: CompanyWish[] }) {
  const [showsAll, showAll] = useState(false);
  const shown = showsAll ? wishes : wishes.slice(0, SHOWN_AT_FIRST);
  const more = wishes.length - shown.length;
  return (
    <>
      <ul className={styles.wishes}>
        {shown.map((wish) => (
          <Wish key={wish.resident.id} wish={wish} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="link" onClick={() => showAll(true)}>
          {plural(more, { one: 'Show # more', other: 'Show # more' })}
        </button>
      )}
    </>
  );
}

function Wish({ wish }: { wish: CompanyWish }) {
  const { t } = useLingui();
  const id = useId();
  const mayLog = useMay('reports.add');
  const startLog = useLogStart();
  const reason = useReasonWords()(wish);
  const { resident, suggestion } = wish;
  const name = resident.known_as;
  return (
    <li className={styles.wish}>
      <Link to={`/manage-resident/${resident.id}`} className={styles.person} aria-describedby={id}>
        <Face person={resident} className={styles.face} />
        <span className={styles.words}>
          <span className={styles.name}>
            <b>{name}</b>
            <DaysSince days={wish.days_since_engaged} />
          </span>
          <span id={id} className={styles.reason}>
            {reason}
          </span>
        </span>
      </Link>
      {mayLog && (
        <Button
          variant="soft"
          className={styles.go}
          icon={<HandHeartIcon weight="bold" aria-hidden="true" />}
          aria-label={t`I’ll go and see ${name}`}
          onClick={() =>
            startLog({ resident_id: resident.id, ...(suggestion && { activity_id: suggestion.activity_id }) })
          }
        >
          <span className={styles.goWords}>{t`I’ll go`}</span>
        </Button>
      )}
    </li>
  );
}

function EverybodyHad() {
  const { t } = useLingui();
  return <p className="secondary">{t`Everybody has had the company that suits them this week. That is your doing.`}</p>;
}
