import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix';
import { useId, useState } from 'react';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { ReportLine } from '@heartsease/domain/reports/review.endpoints.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip, FilterChip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { Faces } from '../ui/face.tsx';
import { Field } from '../ui/field.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { useMay } from '../session/use-may.ts';
import { SharingSettingsCard } from '../family-updates/sharing-settings-card.tsx';
import { ReportSettingsCard } from './report-settings-card.tsx';
import { ReportStateChip } from './report-state-notices.tsx';
import { useReportStateWords } from './report-state-words.ts';
import styles from './reports-screen.module.css';
import { useReportPages } from './review.api.ts';
import type { ReportsWanted } from './review.api.ts';

/** How many there were is said in words beside them. */
const FACES_SHOWN = 4;

type Which = 'all' | 'waiting' | 'again' | 'returned' | 'approved' | 'mine' | 'void';

const WANTED: Record<Which, ReportsWanted> = {
  all: {},
  waiting: { is_waiting: true },
  again: { is_sent_again: true },
  returned: { states: ['returned'] },
  approved: { states: ['approved'] },
  mine: { is_mine: true },
  void: { states: ['void'] },
};

/** The reports of the home, day by day, with where each stands. */
export function ReportsScreen() {
  const { t } = useLingui();
  const state = useReportStateWords();
  const reviews = useMay('reports.review');
  const mayAdd = useMay('reports.add');
  const setsApproval = useMay('reports.settings');
  const setsSharing = useMay('updates.settings');
  const maySet = setsApproval || setsSharing;
  const settings = useId();
  const [isSetting, set] = useState(false);
  const [which, choose] = useState<Which>('all');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const query = useReportPages({ ...WANTED[which], ...(from !== '' && { from }), ...(to !== '' && { to }) });
  const { waiting = 0, sent_again: again = 0 } = query.data?.pages[0] ?? {};
  const choices: [Which, string][] = [
    ['all', t`All`],
    ...(reviews && (waiting > 0 || which === 'waiting')
      ? [['waiting', t`Waiting for approval (${waiting})`] satisfies [Which, string]]
      : []),
    ...(reviews && (again > 0 || which === 'again')
      ? [['again', `${state.sentAgain} (${again})`] satisfies [Which, string]]
      : []),
    ['returned', state.returned],
    ['approved', state.approved],
    ['mine', t`Mine`],
    ['void', state.void],
  ];
  return (
    <FullScreen
      title={t`Reports`}
      under={t`What took place, who was there, and how it was`}
      actions={
        maySet && (
          <Button
            variant="line"
            icon={<GearSixIcon weight="bold" aria-hidden="true" />}
            aria-expanded={isSetting}
            aria-controls={settings}
            onClick={() => set(!isSetting)}
          >
            {t`Settings`}
          </Button>
        )
      }
    >
      {maySet && (
        <div id={settings} className={styles.settings} hidden={!isSetting}>
          <ReportSettingsCard />
          <SharingSettingsCard />
        </div>
      )}
      <div className={styles.tools}>
        <FilterRow label={t`Which reports`}>
          {choices.map(([choice, words]) => (
            <FilterChip key={choice} isOn={which === choice} onChange={() => choose(choice)}>
              {words}
            </FilterChip>
          ))}
        </FilterRow>
        <div className={styles.days}>
          <Field label={t`From`} type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          <Field label={t`To`} type="date" value={to} onChange={(event) => setTo(event.target.value)} />
        </div>
      </div>
      <AsyncView
        query={query}
        failedTitle={t`There is a problem opening the reports`}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={
          <Empty
            title={t`Nothing here`}
            action={mayAdd && <ButtonLink to="/manage-report">{t`Log something that happened`}</ButtonLink>}
          >
            <p>{t`No report is like this in these days.`}</p>
          </Empty>
        }
      >
        {({ pages }) => <Days lines={pages.flatMap(({ items }) => items)} />}
      </AsyncView>
      {query.hasNextPage && (
        <Button variant="line" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </FullScreen>
  );
}

function Days({ lines }: { lines: readonly ReportLine[] }) {
  const words = useTimeWords();
  const byDay = Map.groupBy(lines, ({ started_at }) => words.dayOf(started_at));
  const yesterday = addDays(words.today, -1);
  return [...byDay].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
      <h2 id={`day-${day}`}>{day >= yesterday ? words.nearDay(day) : words.longDay(day)}</h2>
      <Card padding="none">
        <List aria-labelledby={`day-${day}`}>
          {ofDay.map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </List>
      </Card>
    </section>
  ));
}

function Row({ line }: { line: ReportLine }) {
  const { t } = useLingui();
  const state = useReportStateWords();
  const words = useTimeWords();
  const [first] = line.people;
  const who =
    line.people_count === 1 && first !== undefined
      ? first.known_as
      : plural(line.people_count, { one: '# person', other: '# people' });
  const by = line.author.known_as;
  return (
    <ListRow
      lead={<Stamp icon={line.icon} tint={line.tint} />}
      title={line.title}
      under={
        <span className={styles.under}>
          <span>{[words.time(line.started_at), words.minutes(line.minutes), who, t`by ${by}`].join(' · ')}</span>
          <span className={styles.chips}>
            <ReportStateChip report={line} />
            {line.kind === 'full' && <Chip tone="duck">{t`Full`}</Chip>}
            {line.is_sent_again && <Chip tone="mustard">{state.sentAgain}</Chip>}
            {line.is_amended && !line.is_sent_again && <Chip>{t`Changed`}</Chip>}
          </span>
          {line.returned !== null && <span className={styles.comment}>{t`“${line.returned.comment}”`}</span>}
        </span>
      }
      end={
        <span aria-hidden="true" className={styles.faces}>
          <Faces people={line.people.slice(0, FACES_SHOWN)} most={FACES_SHOWN} />
        </span>
      }
      to={`/manage-report/${line.id}`}
    />
  );
}
