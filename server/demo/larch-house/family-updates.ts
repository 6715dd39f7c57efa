import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { demoId, demoIds } from '../ids.ts';

const HOME = 'larch-house';

/** So far back families of Larch House read. */
const DAYS = 14;

/** Who agreed that other families see them: they are told of by name. */
const SHOWN_TO_OTHERS = ['winston-clarke', 'mei-ling-chan', 'halina-kowalska', 'gurdev-singh-sahota'] as const;

/** What relatives wrote, under the newest moments of their person, and what Nadia answered. */
const WORDS: readonly { relative: string; resident: string; text: string; answer?: string }[] = [
  {
    relative: 'relative',
    resident: 'eileen-hartley',
    text: 'She used to do exactly this with us as children. Give her a squeeze from Wellington!',
    answer: 'Squeeze delivered. She laughed and asked what time it is with you.',
  },
  {
    relative: 'david-chan',
    resident: 'mei-ling-chan',
    text: 'Thank you for sitting with her. I bring the moon cakes on Sunday.',
  },
];

/** Whoever sends love most evenings. */
const SEND_LOVE = [
  ['relative', 'eileen-hartley'],
  ['gloria-clarke', 'winston-clarke'],
  ['leah-reid-campbell', 'joyce-campbell'],
] as const;

/**
 * A living fortnight for the families of Larch House: most good moments of whoever has family here, shared by whoever
 * wrote them down. All of Eileen's, for whoever opens the app as Sarah at ten at night. Asked again it adds what is new.
 */
export async function keepFamilyUpdates(db: Db, { now, timezone }: { now: Date; timezone: string }): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  await keepShownToOthers(db, care_home_id);
  const eileen = demoIds.resident(HOME, 'eileen-hartley');
  // An md5 draws: the same moment is shared or not in every world.
  await sql`
    insert into family_updates (care_home_id, id, resident_id, report_id, moment_id, words, quote, shared_by, shared_at, opens_at)
    select m.care_home_id, overlay(overlay(md5('family update ' || m.id) placing '8' from 13) placing '8' from 17)::uuid, m.resident_id, m.report_id, m.id,
           left(coalesce(m.note, ''), 500), nullif(m.quote, ''), t.author_id, t.started_at + make_interval(mins => t.minutes + 10),
           t.started_at + make_interval(mins => t.minutes + 10)
      from moments m
      join reports t on t.care_home_id = m.care_home_id and t.id = m.report_id
      join residents r on r.care_home_id = m.care_home_id and r.id = m.resident_id
     where m.care_home_id = ${care_home_id} and m.removed_at is null and t.state <> 'void'
       and m.response in ('loved', 'enjoyed', 'quiet') and r.ended_on is null
       and m.day >= (${now}::timestamptz at time zone ${timezone})::date - ${DAYS}::integer
       and t.started_at + make_interval(mins => t.minutes + 10) < ${now}::timestamptz - interval '1 hour'
       and exists (select from relative_links l
                    where l.care_home_id = m.care_home_id and l.resident_id = m.resident_id and l.status = 'active')
       and (m.resident_id = ${eileen} or ('x' || left(md5('share ' || m.id), 2))::bit(8)::integer < 150)
    on conflict do nothing`.execute(db);
  for (const [relative, resident] of SEND_LOVE) await sendLove(db, { care_home_id, now, timezone, relative, resident });
  for (const words of WORDS) await write(db, { care_home_id, ...words });
  await sql`
    insert into family_update_keeps (care_home_id, family_update_id, account_id, kept_at)
    select care_home_id, id, ${demoIds.account('relative@larch-house.example')}::uuid, opens_at from family_updates
     where care_home_id = ${care_home_id} and resident_id = ${eileen} order by length(words) desc, id limit 4
    on conflict do nothing`.execute(db);
}

async function keepShownToOthers(db: Db, care_home_id: string): Promise<void> {
  for (const resident of SHOWN_TO_OTHERS) {
    const resident_id = demoIds.resident(HOME, resident);
    await sql`
      insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on, review_on, recorded_at)
      select ${demoId(`consent ${HOME} ${resident} photo_family_group`)}::uuid, care_home_id, resident_id, 'photo_family_group',
             1, 'given', 'resident', decided_on, review_on, recorded_at
        from consents
       where care_home_id = ${care_home_id} and resident_id = ${resident_id} and purpose = 'family_updates' and version = 1
         and status = 'given' and not exists (
           select from consents c where c.care_home_id = ${care_home_id} and c.resident_id = ${resident_id}
                                    and c.purpose = 'photo_family_group')
      on conflict do nothing`.execute(db);
  }
}

interface FromRelative {
  care_home_id: string;
  relative: string;
  resident: string;
}

/** For the newest moment, as somebody does before going to bed; the older love was passed on. */
async function sendLove(
  db: Db,
  { care_home_id, now, timezone, relative, resident }: FromRelative & { now: Date; timezone: string },
): Promise<void> {
  await sql`
    insert into family_update_loves (care_home_id, family_update_id, account_id, sent_on, sent_at, told_at)
    select u.care_home_id, u.id, ${accountOf(relative)}::uuid, (u.opens_at at time zone ${timezone})::date, u.opens_at,
           case when u.opens_at < ${now}::timestamptz - interval '36 hours' then u.opens_at end
      from family_updates u
     where u.care_home_id = ${care_home_id} and u.resident_id = ${demoIds.resident(HOME, resident)}
       and (u.opens_at at time zone ${timezone})::date < (${now}::timestamptz at time zone ${timezone})::date
     order by u.opens_at desc, u.id limit 3
    on conflict do nothing`.execute(db);
}

async function write(
  db: Db,
  { care_home_id, relative, resident, text, answer }: FromRelative & { text: string; answer?: string },
): Promise<void> {
  const resident_id = demoIds.resident(HOME, resident);
  const update = await db
    .selectFrom('family_updates')
    .select(['id', 'opens_at'])
    .where('care_home_id', '=', care_home_id)
    .where('resident_id', '=', resident_id)
    .orderBy('opens_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (!update?.opens_at) return;
  const said = [
    { by: accountOf(relative), is_by_staff: false, said: text, minutes: 20 },
    ...(answer === undefined
      ? []
      : [{ by: demoIds.account('coordinator@larch-house.example'), is_by_staff: true, said: answer, minutes: 45 }]),
  ];
  for (const { by, is_by_staff, said: words, minutes } of said) {
    await db
      .insertInto('family_update_comments')
      .values({
        care_home_id,
        id: demoId(`family comment ${relative} ${resident} ${is_by_staff}`),
        family_update_id: update.id,
        account_id: by,
        is_by_staff,
        text: words,
        written_at: new Date(update.opens_at.getTime() + minutes * 60_000),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

const accountOf = (relative: string) =>
  demoIds.account(
    relative === 'relative' ? 'relative@larch-house.example' : `${relative.replace('-', '.')}@larch-house.example`,
  );
