import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useParams, useSearchParams } from 'react-router';
import { isRelative } from '@heartsease/domain/access/viewer.ts';
import type { ResidentInsights } from '@heartsease/domain/insights/insight.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { OwnPage } from '../shell/own-page.tsx';
import { useGoBack } from '../shell/go-back.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Face } from '../ui/face.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { EnjoyedLatelyScreen } from './enjoyed-lately-screen.tsx';
import { InsightBlocks } from './insight-blocks.tsx';
import { TooFewMoments } from './too-few-moments.tsx';
import styles from './insights-screen.module.css';
import { useInsights } from './insights.api.ts';

/** What moments tell of one person: figures for staff, the soft version for family. */
export function InsightsScreen() {
  const maySee = useMay('residents.view');
  const profile = useProfile();
  if (maySee) return <ForStaff />;
  return isRelative(profile) ? <EnjoyedLatelyScreen /> : <NotFoundScreen />;
}

/** As long as a programme of the home, and a season. */
const WEEKS = [4, 12] as const;

function ForStaff() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const words = useTimeWords();
  const [address, setAddress] = useSearchParams();
  const weeks = WEEKS.find((count) => String(count) === address.get('weeks')) ?? WEEKS[0];
  const query = useInsights({ resident_id: residentId, from: addDays(words.today, 1 - weeks * 7), to: words.today });
  const mayDownload = useMay('reports.download');
  const goBack = useGoBack(`/manage-resident/${residentId}`);
  const name = query.data?.resident.known_as;
  const title = name === undefined ? t`What moments tell` : t`What moments tell of ${name}`;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <OwnPage>
      <PageHeader
        title={title}
        lead={query.data && <Face person={query.data.resident} size="m" />}
        under={query.data && <Span insights={query.data} />}
        back={{ onPress: goBack }}
        actions={
          mayDownload && (
            <ButtonLink
              to={`/download-report?resident_id=${residentId}`}
              variant="line"
              icon={<DownloadSimpleIcon weight="bold" aria-hidden="true" />}
            >
              {t`Download`}
            </ButtonLink>
          )
        }
      />
      <FilterRow label={t`How far back`}>
        {WEEKS.map((count) => (
          <FilterChip
            key={count}
            isOn={count === weeks}
            onChange={() => setAddress({ weeks: String(count) }, { replace: true })}
          >
            {count === 4 ? t`Four weeks` : t`Twelve weeks`}
          </FilterChip>
        ))}
      </FilterRow>
      <div className={styles.page}>
        <AsyncView
          query={query}
          waiting={<SkeletonCards cards={4} height={220} />}
          failedTitle={t`There is a problem showing what moments tell`}
        >
          {(insights) =>
            insights.patterns === null ? (
              <TooFewMoments insights={insights} />
            ) : (
              <InsightBlocks resident={insights.resident} patterns={insights.patterns} />
            )
          }
        </AsyncView>
      </div>
    </OwnPage>
  );
}

function Span({ insights: { from, to, n } }: { insights: ResidentInsights }) {
  const words = useTimeWords();
  return `${words.span(from, to)} · ${plural(n, { one: '# moment', other: '# moments' })}`;
}
