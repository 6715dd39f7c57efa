import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { demoId, demoIds } from '../ids.ts';
import { dayAndMonth, weekday } from '../../print/paper-words.ts';
import { LARCH_HOUSE_NOTICES, TY_RHOSYN_NOTICES } from './notices.ts';
import type { DemoNotice } from './notices.ts';

const BOARDS: Record<string, readonly DemoNotice[]> = {
  'larch-house': LARCH_HOUSE_NOTICES,
  'ty-rhosyn': TY_RHOSYN_NOTICES,
};

/** Who has read what must be read, in each home; the others are still asked. */
const HAVE_READ: Record<string, readonly string[]> = {
  'larch-house': ['coordinator@larch-house.example', 'priya.menon@larch-house.example'],
  'ty-rhosyn': ['coordinator@ty-rhosyn.example'],
};

/** Hangs the notices of a demo home, if it has any. */
export async function keepNotices(db: Db, home: string, today: string): Promise<void> {
  const notices = BOARDS[home] ?? [];
  if (notices.length === 0) return;
  const care_home_id = demoIds.home(home);
  const rows = notices.map((notice) => rowOf(home, notice, today));
  await db.insertInto('notices').values(rows).execute();
  await db
    .insertInto('notice_changes')
    .values(
      rows.map(({ id, created_by, created_at }) => ({
        care_home_id,
        id: demoId(`notice added ${id}`, created_at),
        notice_id: id,
        kind: 'added' as const,
        changed_by: created_by,
        changed_at: created_at,
      })),
    )
    .execute();
  const reads = rows
    .filter(({ must_read }) => must_read)
    .flatMap(({ id, created_at }) =>
      (HAVE_READ[home] ?? []).map((email, place) => ({
        care_home_id,
        notice_id: id,
        account_id: demoIds.account(email),
        read_at: new Date(created_at.getTime() + (place + 1) * 2_700_000),
      })),
    );
  if (reads.length > 0) await db.insertInto('notice_reads').values(reads).execute();
}

function rowOf(home: string, notice: DemoNotice, today: string) {
  const { by, days_ago, days_left, language = 'en', audience = 'everybody', ...words } = notice;
  const at = new Date(`${addDays(today, -days_ago)}T07:40:00Z`);
  // What is to come was written yesterday.
  const written = days_ago > 0 ? at : new Date(`${addDays(today, -1)}T13:20:00Z`);
  const author = demoIds.account(`${by}@${home}.example`);
  const other = language === 'en' ? ('cy' as const) : ('en' as const);
  const inWords = (text: string, spoken: 'en' | 'cy') => text.replaceAll('{friday}', fridayIn(today, spoken));
  const { is_pinned = false, must_read = false, is_in_lounge = false } = words;
  return {
    care_home_id: demoIds.home(home),
    id: demoId(`notice ${home} ${notice.title}`),
    category: words.category,
    title: words.title,
    body: inWords(words.body, language),
    other_title: words.other_title ?? '',
    other_body: inWords(words.other_body ?? '', other),
    language,
    audience,
    families_of: 'all' as const,
    is_pinned,
    must_read,
    is_in_lounge,
    publish_at: at,
    expires_on: addDays(today, days_left),
    asked_at: written,
    created_at: written,
    created_by: author,
    updated_at: written,
    updated_by: author,
  };
}

/** "Friday 27 November": the next one, never today. */
function fridayIn(today: string, language: 'en' | 'cy'): string {
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead + 1));
  const friday = days.find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 5) ?? today;
  return `${weekday(friday, language)} ${dayAndMonth(friday, language)}`;
}
