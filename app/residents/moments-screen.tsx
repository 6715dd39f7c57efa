import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { CalendarDate, Id } from '@heartsease/domain/text.ts';
import type { MomentLine } from '@heartsease/domain/reports/reports.endpoints.ts';
import { NoticedOfMoment } from '../observations/noticed-card.tsx';
import { useObservations } from '../observations/observations.api.ts';
import { useGoBack } from '../shell/go-back.ts';
import { OwnPage } from '../shell/own-page.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { MomentRow } from './moment-row.tsx';
import styles from './moments-screen.module.css';
import { useMoments } from './residents.api.ts';
import type { MomentFilter } from './residents.api.ts';

const PAGE = 50;

/** What a figure was made of: the moments of a person or of the home, between two days, newest first. */
export function MomentsScreen() {
  const { t } = useLingui();
  const words = useTimeWords();
  const [address] = useSearchParams();
  const filter = filterFrom(address);
  const query = useMoments(filter, PAGE);
  const goBack = useGoBack(filter.resident_id ? `/manage-resident/${filter.resident_id}` : '/tabs/today');
  const first = query.data?.pages[0];
  const person = filter.resident_id ? first?.items[0]?.resident : undefined;
  const total = first?.total ?? 0;
  const count = plural(total, { one: '# moment', other: '# moments' });
  return (
    <OwnPage width="narrow">
      <PageHeader
        title={person ? t`${person.known_as}’s moments` : t`Moments`}
        lead={person && <Face person={person} />}
        under={first && [count, spanOf(filter)].filter(Boolean).join(' · ')}
        back={{ onPress: goBack }}
      />
      <div className={styles.moments}>
        <AsyncView
          query={query}
          waiting={<SkeletonRows rows={8} />}
          failedTitle={t`There is a problem showing the moments`}
          isEmpty={() => total === 0}
          empty={<Empty title={t`No moments in these days`} />}
        >
          {({ pages }) => <Days moments={pages.flatMap(({ items }) => items)} ofPerson={filter.resident_id} />}
        </AsyncView>
        {query.hasNextPage && (
          <Button variant="soft" full busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t`Show earlier moments`}
          </Button>
        )}
      </div>
    </OwnPage>
  );

  function spanOf({ from, to }: MomentFilter): string {
    if (from !== undefined && to !== undefined) return words.span(from, to);
    if (from !== undefined) return t`since ${words.shortDay(from)}`;
    return to === undefined ? '' : t`until ${words.shortDay(to)}`;
  }
}

function Days({ moments, ofPerson }: { moments: MomentLine[]; ofPerson: string | undefined }) {
  const words = useTimeWords();
  const noticed = useObservations(ofPerson === undefined ? {} : { resident_id: ofPerson }).data?.items ?? [];
  const days = Map.groupBy(moments, (moment) => words.dayOf(moment.started_at));
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles.day}>
            {words.nearDay(day)}
          </h2>
          <Card padding="none">
            <ul>
              {ofDay.map((moment) => (
                <MomentRow
                  key={moment.id}
                  moment={moment}
                  showsPerson={ofPerson === undefined}
                  after={<NoticedOfMoment moment={moment} noticed={noticed} />}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </>
  );
}

/** An address that somebody mistyped filters by what can be understood of it. */
function filterFrom(address: URLSearchParams): MomentFilter {
  const resident_id = Id.safeParse(address.get('resident_id')).data;
  const from = CalendarDate.safeParse(address.get('from')).data;
  const to = CalendarDate.safeParse(address.get('to')).data;
  return { ...(resident_id && { resident_id }), ...(from && { from }), ...(to && { to }) };
}
