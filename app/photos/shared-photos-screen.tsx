import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ImagesIcon } from '@phosphor-icons/react/dist/csr/Images';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ReportLine } from '@heartsease/domain/reports/review.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { readSharedPhotos, sharedPhotosAdded } from '../device/shared-photos.ts';
import { useReportPages } from '../reports/review.api.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { sendPhotos } from './send-photos.api.ts';
import { SmallPicture } from './small-picture.tsx';
import styles from './shared-photos-screen.module.css';

/** A photo is shared soon after it was taken; what is older is found on its report. */
const DAYS_SHOWN = 2;
const SHARED = 'photos that another app shared';

/** What somebody shared from another app of their device: of what it is decides where it goes. */
export function SharedPhotosScreen() {
  const { t } = useLingui();
  const mayAdd = useMay('photos.add');
  return (
    <FullScreen title={t`Photos to add`} width="narrow" backTo="/tabs">
      {mayAdd ? (
        <Shared />
      ) : (
        <Empty title={t`Photos can’t be added here`} action={<ButtonLink to="/tabs">{t`Go to the start`}</ButtonLink>}>
          <p>{t`The staff of the home add photos to what they log.`}</p>
        </Empty>
      )}
    </FullScreen>
  );
}

function Shared() {
  const { t } = useLingui();
  const { id } = useProfile();
  const query = useQuery({
    queryKey: [SHARED, id],
    queryFn: async () => await readSharedPhotos(id),
    staleTime: Infinity,
    networkMode: 'always',
  });
  return (
    <AsyncView
      query={query}
      failedTitle={t`There is a problem opening the photos`}
      isEmpty={(photos) => photos.length === 0}
      empty={
        <Empty title={t`No photos came over`} action={<ButtonLink to="/photos">{t`Open the album`}</ButtonLink>}>
          <p>{t`Share them once more, or choose them in the album.`}</p>
        </Empty>
      }
    >
      {(photos) => <OfWhat photos={photos} />}
    </AsyncView>
  );
}

function OfWhat({ photos }: { photos: readonly File[] }) {
  const { t } = useLingui();
  const { id: account_id, carehome } = useProfile();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isChosen = useRef(false);
  const { today } = useTimeWords();
  const reports = useReportPages({ from: addDays(today, 1 - DAYS_SHOWN), to: today });

  /** The screen of their place shows how far they are, and asks who is in them: so it is opened first. */
  async function add(report: ReportLine | null) {
    // The second half of a double tap.
    if (isChosen.current) return;
    isChosen.current = true;
    await navigate(report === null ? '/photos' : `/manage-report/${report.id}`, { replace: true });
    sendPhotos(photos, {
      account_id,
      care_home_id: carehome.id,
      taken_on: calendarDay(new Date(), carehome.timezone),
      place: report?.id ?? '',
      of: report?.people.map(({ known_as }) => known_as) ?? [],
      report_id: report?.id ?? null,
      report_client_id: null,
    });
    sharedPhotosAdded(account_id);
    client.removeQueries({ queryKey: [SHARED] });
  }

  return (
    <div className={styles.parts}>
      <ul aria-label={plural(photos.length, { one: '# photo', other: '# photos' })} className={styles.photos}>
        {photos.map((photo, index) => (
          // They stand still as long as they are shown, and two may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <SmallPicture file={photo} name={t`Photo ${index + 1} of ${photos.length}`} />
          </li>
        ))}
      </ul>
      <h2 id="of-what">{plural(photos.length, { one: 'What is it of?', other: 'What are they of?' })}</h2>
      <Card padding="none">
        <List aria-labelledby="of-what">
          <ListRow
            lead={<ImagesIcon size={28} aria-hidden="true" />}
            title={t`Nothing that was logged`}
            under={t`Straight into the home’s photos`}
            onPress={() => void add(null)}
          />
        </List>
      </Card>
      <AsyncView
        query={reports}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem opening the reports`}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<p className="secondary">{t`Nothing was logged today or yesterday.`}</p>}
      >
        {({ pages }) => (
          <Card padding="none">
            <List aria-label={t`Logged today and yesterday`}>
              {pages
                .flatMap(({ items }) => items)
                .map((line) => (
                  <ReportRow key={line.id} line={line} onChoose={() => void add(line)} />
                ))}
            </List>
          </Card>
        )}
      </AsyncView>
      {reports.hasNextPage && (
        <Button variant="line" busy={reports.isFetchingNextPage} onClick={() => void reports.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </div>
  );
}

function ReportRow({ line, onChoose }: { line: ReportLine; onChoose: () => void }) {
  const words = useTimeWords();
  const [first] = line.people;
  const who =
    line.people_count === 1 && first !== undefined
      ? first.known_as
      : plural(line.people_count, { one: '# person', other: '# people' });
  const day = words.nearDay(words.dayOf(line.started_at));
  return (
    <ListRow
      lead={<Stamp icon={line.icon} tint={line.tint} />}
      title={line.title}
      under={[day, words.time(line.started_at), who].join(' · ')}
      onPress={onChoose}
    />
  );
}
