import { lettersDayOf } from '@heartsease/domain/digest/digest.ts';
import type { DigestLetter } from '@heartsease/domain/digest/digest.ts';
import {
  leaveOutDigest,
  listDigests,
  listMyDigests,
  makeDigests as makeCall,
  printDigests,
  saveDigest,
  sendDigests,
} from '@heartsease/domain/digest/digests.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { peopleSeenBy } from '../relatives/my-people.ts';
import type { CareHome } from '../session/session.ts';
import { changeDigest, digestsOf, digestsSentTo, holdDigest, paperLetters, readersOf } from './digests.queries.ts';
import { lettersSheet } from './letter-sheet.ts';
import { agreeingToNews } from '../family-updates/agreeing-to-news.ts';
import { dueLetters, letterKey, makeDigests } from './make-digests.ts';
import { sendLetters } from './send-letters.ts';
import { stillToCome } from './still-to-come.ts';

export function registerDigests(app: App): void {
  route(app, listDigests, async ({ db, session: { careHome }, now }) => {
    const today = calendarDay(now, careHome.timezone);
    const friday = lettersDayOf(today);
    const due = await dueLetters(db, careHome, { friday, today });
    const made = await asOfToday(db, careHome, { friday, today });
    const there = new Set(made.map((one) => letterKey({ ...one, resident_id: one.resident.id })));
    return {
      friday,
      items: await withReaders(db, careHome, { made, due }),
      to_make: due.filter((letter) => !there.has(letterKey(letter))).length,
      is_mail_sent: app.config.smtp_url !== null,
    };
  });

  route(app, makeCall, async ({ db, session: { careHome }, now }) => ({ made: await makeDigests(db, careHome, now) }));

  route(app, saveDigest, async ({ db, session: { careHome, account_id }, input }) => {
    const { digest_id, base_version, sentences } = input;
    const letter = await held(db, careHome, digest_id);
    if (letter.version !== base_version) throw stale({ ...letter, id: digest_id });
    const left = sentences.filter((sentence) => sentence !== '');
    if (left.length === 0) throw refused({ sentences: ['Leave one sentence, or leave the letter out'] });
    await changeDigest(db, careHome, { id: digest_id, by: account_id, sentences: left });
    return DONE;
  });

  route(app, leaveOutDigest, async ({ db, session: { careHome, account_id }, input }) => {
    await held(db, careHome, input.digest_id);
    const state = input.is_left_out ? 'left_out' : 'draft';
    await changeDigest(db, careHome, { id: input.digest_id, by: account_id, state });
    return DONE;
  });

  route(
    app,
    sendDigests,
    async ({ db, session, input, now }) => await sendLetters({ app, db, session, now }, input.letters),
  );

  route(app, printDigests, async ({ db, session: { careHome, row }, now }) => {
    const today = calendarDay(now, careHome.timezone);
    const friday = lettersDayOf(today);
    const papers = await paperLetters(db, careHome, friday);
    const agreed = await agreeingToNews(db, careHome, {
      residents: papers.map(({ resident_id }) => resident_id),
      today,
    });
    const letters = papers
      .filter(({ resident_id }) => agreed.has(resident_id))
      .map(({ about, language, from_day: from, to_day: to, resident_id: _resident, ...letter }) => ({
        ...letter,
        from,
        to,
        name: about,
        language: language === 'cy-GB' ? ('cy' as const) : ('en' as const),
      }));
    const [first] = letters;
    if (!first) throw notFound();
    const { pdf, pages } = await lettersSheet(letters, { home: row.home_name, now, language: first.language });
    return { file_name: `letters-${friday}.pdf`, pdf: pdf.toString('base64'), pages };
  });

  route(app, listMyDigests, async ({ db, session, now }) => {
    const { careHome, account_id } = session;
    const people = (await peopleSeenBy(db, careHome, { account_id, now })).filter((person) => person.are_updates_open);
    const names = new Map(people.map(({ resident_id, known_as }) => [resident_id, known_as]));
    const sent = await digestsSentTo(db, careHome, { account_id, resident_ids: [...names.keys()] });
    return { items: sent.map((letter) => ({ ...letter, known_as: names.get(letter.resident_id) ?? '' })) };
  });
}

/** The letters of a Friday: what nobody has sent yet says of nothing that it is coming when it is over. */
async function asOfToday(db: Db, careHome: CareHome, days: { friday: string; today: string }) {
  const made = await digestsOf(db, careHome, days.friday);
  const tells = made.map((one) => ({ ...one, resident_id: one.resident.id, known_as: one.resident.known_as }));
  const now = await stillToCome(
    db,
    careHome,
    tells.filter(({ state }) => state !== 'sent'),
    days,
  );
  const sentences = new Map(now.map((one) => [one.id, one.sentences]));
  return made.map((letter) => ({ ...letter, sentences: sentences.get(letter.id) ?? letter.sentences }));
}

/** @throws 404 for what is not of this home, 422 for what has gone out */
async function held(db: Db, careHome: CareHome, id: string) {
  const letter = await holdDigest(db, careHome, id);
  if (!letter) throw notFound();
  if (letter.state === 'sent') throw refused({ form: ['This letter has gone out already'] });
  return letter;
}

/** Of what was sent those who got it, of the rest those who would get it today. */
async function withReaders(
  db: Db,
  careHome: CareHome,
  {
    made,
    due,
  }: {
    made: Awaited<ReturnType<typeof digestsOf>>;
    due: Awaited<ReturnType<typeof dueLetters>>;
  },
): Promise<DigestLetter[]> {
  const sent = made.flatMap(({ id, state }) => (state === 'sent' ? [id] : []));
  const got = Map.groupBy(await readersOf(db, careHome, sent), ({ digest_id }) => digest_id);
  const would = Map.groupBy(due, letterKey);
  return made
    .map((letter) => ({
      ...letter,
      readers:
        letter.state === 'sent'
          ? (got.get(letter.id) ?? []).map(({ reader }) => reader)
          : (would.get(letterKey({ ...letter, resident_id: letter.resident.id })) ?? []).map((one) => ({
              relative_link_id: one.relative_link_id,
              name: `${one.known_as} ${one.last_name}`,
              relationship: one.relationship,
              by: one.digest_by,
            })),
    }))
    .filter(({ state, readers }) => state === 'sent' || readers.length > 0);
}
