import { createHash } from 'node:crypto';
import { lettersDayOf } from '@heartsease/domain/digest/digest.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { instantAt } from '@heartsease/domain/time/wall-clock.ts';
import type { Db } from '../../db/database.ts';
import { digestsOf, keepReaders, markSent } from '../../digest/digests.queries.ts';
import { dueLetters, letterKey, makeDigests } from '../../digest/make-digests.ts';
import { careHomeOfJob } from '../../session/session.ts';
import { demoId, demoIds } from '../ids.ts';

const HOME = 'larch-house';

/** The letters of the week before last went out; those of last Friday wait for somebody to look. */
export async function keepLetters(db: Db, { now, timezone }: { now: Date; timezone: string }): Promise<void> {
  const careHome = careHomeOfJob({ care_home_id: demoIds.home(HOME), timezone });
  const friday = addDays(lettersDayOf(calendarDay(now, timezone)), -7);
  const noon = new Date(instantAt(friday, '12:05', timezone));
  await makeDigests(db, careHome, noon);
  const due = Map.groupBy(await dueLetters(db, careHome, { friday, today: friday }), letterKey);
  for (const letter of await digestsOf(db, careHome, friday)) {
    const by = demoIds.account(`coordinator@${HOME}.example`);
    await markSent(db, careHome, { id: letter.id, by, sentences: letter.sentences, now: noon });
    const readers = due.get(letterKey({ ...letter, resident_id: letter.resident.id })) ?? [];
    await keepReaders(
      db,
      careHome,
      readers.map(({ relative_link_id, digest_by: by }) => {
        const id = demoId(`letter ${friday} ${letter.id} ${relative_link_id}`);
        const isMail = by === 'email';
        const token_hash = createHash('sha256').update(id).digest();
        return {
          id,
          digest_id: letter.id,
          relative_link_id,
          by,
          mail_id: isMail ? demoId(`mail of letter ${id}`) : null,
          token_hash: isMail ? token_hash : null,
        };
      }),
    );
  }
  await makeDigests(db, careHome, now);
}
