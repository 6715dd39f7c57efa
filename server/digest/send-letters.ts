import { v7 as uuidv7 } from 'uuid';
import { lettersDayOf } from '@heartsease/domain/digest/digest.ts';
import { quietUntil } from '@heartsease/domain/notifications/notification.ts';
import type { Language } from '@heartsease/domain/session/profile.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound } from '../http/errors.ts';
import { newHomeToken } from '../http/home-token.ts';
import { writeMail } from '../mail/write-mail.ts';
import { tokenHash } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { holdDigest, keepReaders, markSent } from './digests.queries.ts';
import type { WantedLetter } from './digests.queries.ts';
import { letterMail } from './letter-mail.ts';
import { dueLetters, letterKey } from './make-digests.ts';
import { stillToCome } from './still-to-come.ts';

interface Asking {
  app: App;
  db: Db;
  session: Session;
  now: Date;
}

type Held = NonNullable<Awaited<ReturnType<typeof holdDigest>>>;

/**
 * Sends letters that somebody looked at. Whether a reader may have theirs is asked anew here, and once more when the
 * mail goes. What was sent already stays sent; what somebody changed since it was looked at is told and waits.
 */
export async function sendLetters(
  asking: Asking,
  letters: readonly { digest_id: string; version: number }[],
): Promise<{ mailed: number; to_print: number; changed: string[] }> {
  const { db, session, now } = asking;
  const { careHome, account_id: by } = session;
  const today = calendarDay(now, careHome.timezone);
  const friday = lettersDayOf(today);
  const due = Map.groupBy(await dueLetters(db, careHome, { friday, today }), letterKey);
  const told = { mailed: 0, to_print: 0, changed: [] as string[] };
  // In one order, so that two who send at once wait for each other instead of standing in each other's way.
  for (const { digest_id, version } of letters.toSorted((one, other) => one.digest_id.localeCompare(other.digest_id))) {
    const letter = await holdDigest(db, careHome, digest_id);
    if (!letter) throw notFound();
    if (letter.state === 'sent') continue;
    const isAnother = letter.version !== version || letter.state === 'left_out' || letter.to_day !== friday;
    if (isAnother || letter.is_outdated) {
      told.changed.push(digest_id);
      continue;
    }
    const language: Language = letter.language === 'cy-GB' ? 'cy-GB' : 'en-GB';
    const readers = due.get(letterKey({ ...letter, language })) ?? [];
    const [about] = readers;
    if (about === undefined) continue;
    const tells = { ...letter, language, known_as: about.about };
    const [{ sentences } = letter] = await stillToCome(db, careHome, [tells], { friday, today });
    await markSent(db, careHome, { id: digest_id, by, sentences, now });
    for (const reader of readers) {
      if (reader.digest_by === 'email') {
        await mailTo(asking, { ...letter, sentences }, reader);
        told.mailed += 1;
      } else {
        await keepReaders(db, careHome, [
          {
            id: uuidv7(),
            digest_id,
            relative_link_id: reader.relative_link_id,
            by: reader.digest_by,
            mail_id: null,
            token_hash: null,
          },
        ]);
        told.to_print += 1;
      }
    }
  }
  return told;
}

async function mailTo({ app, db, session, now }: Asking, letter: Held, reader: WantedLetter): Promise<void> {
  const { careHome, row } = session;
  const token = newHomeToken(careHome.id);
  const mail_id = uuidv7();
  const unsubscribe_link = `${app.config.public_url}/letters/stop/${token}.html`;
  const link = `${app.config.public_url}/tabs/home`;
  const mail = letterMail({
    language: letter.language === 'cy-GB' ? 'cy' : 'en',
    cadence: letter.cadence,
    name: reader.about,
    reader: reader.known_as,
    home: row.home_name,
    sentences: letter.sentences,
    link,
    unsubscribe_link,
  });
  await keepReaders(db, careHome, [
    {
      id: uuidv7(),
      digest_id: letter.id,
      relative_link_id: reader.relative_link_id,
      by: 'email',
      mail_id,
      token_hash: tokenHash(token),
    },
  ]);
  const { quiet_from: from, quiet_until: until } = reader;
  const quiet = from !== null && until !== null ? { from, until } : null;
  await writeMail(db, app.config, {
    id: mail_id,
    care_home_id: careHome.id,
    to_address: reader.email,
    ...mail,
    link,
    unsubscribe_link,
    resident_id: letter.resident_id,
    created_at: now,
    send_after: quietUntil(quiet, now, careHome.timezone),
  });
}
