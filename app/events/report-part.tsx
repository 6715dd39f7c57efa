import { useLingui } from '@lingui/react/macro';
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import type { AnswerWord, Event } from '@heartsease/domain/events/event.ts';
import { EVENT_STAMPS } from '@heartsease/domain/events/event-stamps.ts';
import { isLongAgo } from '@heartsease/domain/reports/long-ago.ts';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { useGroups } from '../resident-groups/resident-groups.api.ts';
import { useResidents } from '../residents/residents.api.ts';
import { useMay } from '../session/use-may.ts';
import { useBeginGroupLog } from '../shell/log-begun.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useNow } from '../words/now.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './event-screen.module.css';

/** Of an event of whole days nobody knows how long it was for somebody: an hour to begin with. */
const WHOLE_DAY_MINUTES = 60;

/** After an event: what became of it, with those who meant to come. For whoever logs, while anybody remembers. */
export function ReportPart({ event }: { event: Event }) {
  const { dayOf, today } = useTimeWords();
  const mayLog = useMay('reports.add');
  const isOver = Date.parse(event.ends_at) <= useNow().getTime();
  const mayAddLongAgo = useMay('reports.add_long_ago');
  const isRemembered = mayAddLongAgo || !isLongAgo(dayOf(event.starts_at), today);
  const isForResidents = event.audience !== 'staff' && event.audience !== 'relatives';
  const { report_id } = event;
  const isThere = mayLog && isOver && isRemembered && isForResidents && event.cancelled === null;
  if (report_id !== null) return <Turned report_id={report_id} />;
  return isThere ? <Turn event={event} /> : null;
}

/** Somebody has told of it already: whoever has more to say finds it there. */
function Turned({ report_id }: { report_id: string }) {
  const { t } = useLingui();
  return (
    <Card as="section" tone="duck" aria-labelledby="after">
      <h2 id="after">{t`How was it?`}</h2>
      <p>{t`It has become a report.`}</p>
      <div className={styles.steps}>
        <ButtonLink
          to={`/manage-report/${report_id}`}
          variant="soft"
          icon={<NotePencilIcon weight="bold" aria-hidden="true" />}
        >
          {t`See the report`}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Turn({ event }: { event: Event }) {
  const { t } = useLingui();
  const residents = useResidents();
  const groups = useGroups();
  const begin = useBeginGroupLog();
  const { icon, tint } = EVENT_STAMPS[event.type];
  // Staff and relatives answer for themselves: they are in no report.
  const whoSaid = (word: AnswerWord) =>
    event.answers.flatMap(({ answer, resident_id }) => (answer === word && resident_id !== null ? [resident_id] : []));
  const [came, stayedAway] = [whoSaid('yes'), whoSaid('no')];
  const lasted = Math.round((Date.parse(event.ends_at) - Date.parse(event.starts_at)) / 60_000);
  const minutes = event.is_all_day ? WHOLE_DAY_MINUTES : Math.min(lasted, REPORT_LIMITS.minutes.most);
  return (
    <Card as="section" tone="duck" aria-labelledby="after">
      <h2 id="after">{t`How was it?`}</h2>
      <AsyncView
        query={residents}
        waiting={<SkeletonRows rows={1} />}
        failedTitle={t`There is a problem opening the residents`}
      >
        {({ items: everybody }) => (
          <AsyncView
            query={groups}
            waiting={<SkeletonRows rows={1} />}
            failedTitle={t`There is a problem opening the groups`}
          >
            {({ items: all }) => {
              const ofGroups = all.filter(({ id }) => event.resident_group_ids.includes(id));
              const invited = new Set([...event.resident_ids, ...ofGroups.flatMap(({ member_ids }) => member_ids)]);
              const people = everybody.filter(({ id }) =>
                came.length > 0 ? came.includes(id) : invited.has(id) && !stayedAway.includes(id),
              );
              return (
                <>
                  <p>{lead(people.length)}</p>
                  <div className={styles.steps}>
                    <Button
                      icon={<NotePencilIcon weight="bold" aria-hidden="true" />}
                      onClick={() =>
                        begin({ id: null, title: event.title, icon, tint, minutes }, people, {
                          started_at: event.starts_at,
                          minutes,
                          place: event.place,
                          event_id: event.id,
                        })
                      }
                    >
                      {t`Turn into a report`}
                    </Button>
                  </div>
                </>
              );
            }}
          </AsyncView>
        )}
      </AsyncView>
    </Card>
  );

  function lead(count: number): string {
    if (count === 0) return t`Nobody is in it yet. Add who was there, and say how it was.`;
    return came.length > 0
      ? t`Those who meant to come are in it already. Take off who did not, and say how it was.`
      : t`Nobody who lives here said yes, so those who were invited are in it. Take off who did not come, and say how it was.`;
  }
}
