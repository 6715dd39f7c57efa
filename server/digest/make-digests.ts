import { v7 as uuidv7 } from 'uuid';
import { CADENCES, DAYS_TOLD, cadencesOf, lettersDayOf } from '@heartsease/domain/digest/digest.ts';
import type { Cadence } from '@heartsease/domain/digest/digest.ts';
import { fiveSentences } from '@heartsease/domain/digest/sentences.ts';
import type { Language } from '@heartsease/domain/session/profile.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { agreeingToNews } from '../family-updates/agreeing-to-news.ts';
import { addressesToCheck } from '../report-deliveries/came-back.queries.ts';
import type { CareHome } from '../session/session.ts';
import { aheadOf, sharedMoments } from './days-told.queries.ts';
import { digestsOf, dropOutdated, keepDigests, wantedLetters } from './digests.queries.ts';
import type { WantedLetter } from './digests.queries.ts';

/** Families are told what comes in the days after a letter. */
export const DAYS_AHEAD = 14;

/** Who is to get a letter of this Friday: asked for, due, and the person says yes to news for the family. */
export async function dueLetters(
  db: Db,
  careHome: CareHome,
  { friday, today }: { friday: string; today: string },
): Promise<(WantedLetter & { cadence: Cadence })[]> {
  const due = cadencesOf(friday);
  const wanted = (await wantedLetters(db, careHome)).flatMap((letter) => {
    const cadence = CADENCES.find((one) => one === letter.digest);
    return cadence !== undefined && due.includes(cadence) ? [{ ...letter, cadence }] : [];
  });
  const agreed = await agreeingToNews(db, careHome, { residents: wanted.map(({ resident_id }) => resident_id), today });
  const toCheck = await addressesToCheck(db, careHome);
  return wanted
    .filter(({ resident_id }) => agreed.has(resident_id))
    .map((letter) => {
      // On paper it still arrives (decision 67).
      const isPrinted = letter.digest_by === 'email' && toCheck.has(letter.email);
      return isPrinted ? { ...letter, digest_by: 'print' } : letter;
    });
}

/** One letter is about one person, as often and in one language. */
export const letterKey = (of: { resident_id: string; cadence: Cadence; language: Language }) =>
  `${of.resident_id} ${of.cadence} ${of.language}`;

/**
 * Makes the letters of the last Friday that nobody has made yet. What is there stays as somebody left it.
 *
 * @returns how many were made
 */
export async function makeDigests(db: Db, careHome: CareHome, now: Date): Promise<number> {
  const today = calendarDay(now, careHome.timezone);
  const friday = lettersDayOf(today);
  await dropOutdated(db, careHome, friday);
  const due = await dueLetters(db, careHome, { friday, today });
  const there = new Set(
    (await digestsOf(db, careHome, friday)).map(({ resident, cadence, language }) =>
      letterKey({ resident_id: resident.id, cadence, language }),
    ),
  );
  const missing = new Map(due.map((letter) => [letterKey(letter), letter]));
  for (const key of there) missing.delete(key);
  const letters = [...missing.values()];
  if (letters.length === 0) return 0;
  const resident_ids = [...new Set(letters.map(({ resident_id }) => resident_id))];
  const from = addDays(friday, 1 - Math.max(...letters.map(({ cadence }) => DAYS_TOLD[cadence])));
  const moments = await sharedMoments(db, careHome, { resident_ids, from, to: friday, now });
  const ahead = await aheadOf(db, careHome, {
    resident_ids,
    // What is on today may be over before anybody reads of it.
    from: addDays(today, 1),
    to: addDays(friday, DAYS_AHEAD),
  });
  return await keepDigests(
    db,
    careHome,
    letters.map(({ resident_id, cadence, language, about, pronouns }) => {
      const from_day = addDays(friday, 1 - DAYS_TOLD[cadence]);
      const days = {
        name: about,
        pronouns,
        moments: (moments.get(resident_id) ?? []).filter(({ day }) => day >= from_day),
        ahead: ahead.get(resident_id) ?? [],
        from: from_day,
        to: friday,
      };
      const sentences = fiveSentences(days, language === 'cy-GB' ? 'cy' : 'en');
      return { id: uuidv7(), resident_id, cadence, language, from_day, to_day: friday, sentences, made_at: now };
    }),
  );
}
