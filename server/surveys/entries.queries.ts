import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Answers } from '@heartsease/domain/surveys/question.ts';
import type { Question } from '@heartsease/domain/surveys/question.ts';
import type { Audience } from '@heartsease/domain/surveys/survey.ts';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';
import { mixComments, mixEntries } from './mix-entries.queries.ts';

export interface Draft {
  id: string;
  survey_id: string;
  resident_id: string | null;
  helped_by: string;
  answers: Answers;
}

/** One's own entry, begun or gone on with. */
export async function begin(
  db: Db,
  { careHome, account_id }: Session,
  of: { survey_id: string; resident_id: string | null; helped_by: string },
): Promise<string> {
  const row = await db
    .insertInto('survey_drafts')
    .values({ ...of, id: randomUUID(), care_home_id: careHome.id, account_id })
    .onConflict((already) =>
      already
        .columns(['care_home_id', 'survey_id', 'account_id', 'resident_id'])
        .doUpdateSet({ helped_by: of.helped_by }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Held until the transaction ends; undefined where it is somebody else's, or handed in. */
export async function ownDraft(db: Db, { careHome, account_id }: Session, id: string): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('survey_drafts')
    .select(['id', 'survey_id', 'resident_id', 'helped_by', 'answers'])
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, answers: Answers.parse(row.answers) };
}

export async function hasDraft(
  db: Db,
  { careHome, account_id }: Session,
  { survey_id, resident_id }: { survey_id: string; resident_id: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('survey_drafts')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('survey_id', '=', survey_id)
    .where('account_id', '=', account_id)
    .where('resident_id', resident_id === null ? 'is' : '=', resident_id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepAnswers(db: Db, careHome: CareHome, id: string, answers: Answers): Promise<void> {
  await db
    .updateTable('survey_drafts')
    .set({ answers: JSON.stringify(answers) })
    .where('care_home_id', '=', careHome.id)
    .where('id', '=', id)
    .execute();
}

export async function forgetDraft(db: Db, careHome: CareHome, id: string): Promise<void> {
  await db.deleteFrom('survey_drafts').where('care_home_id', '=', careHome.id).where('id', '=', id).execute();
}

export async function hasAnswered(
  db: Db,
  careHome: CareHome,
  { survey_id, person }: { survey_id: string; person: { account_id: string } | { resident_id: string } },
): Promise<boolean> {
  const row = await db
    .selectFrom('survey_marks')
    .select('id')
    .where('care_home_id', '=', careHome.id)
    .where('survey_id', '=', survey_id)
    .where((where) =>
      'account_id' in person
        ? where('account_id', '=', person.account_id)
        : where('resident_id', '=', person.resident_id),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false where this person is marked already */
export async function mark(
  db: Db,
  careHome: CareHome,
  {
    survey_id,
    account_id,
    resident_id,
    helped_by,
  }: {
    survey_id: string;
    account_id: string;
    resident_id: string | null;
    helped_by: string;
  },
): Promise<boolean> {
  const row = await db
    .insertInto('survey_marks')
    .values({
      care_home_id: careHome.id,
      id: randomUUID(),
      survey_id,
      account_id: resident_id === null ? account_id : null,
      resident_id,
      helped_by,
    })
    .onConflict((already) => already.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewEntry {
  id: string;
  survey_id: string;
  audience: Audience;
  answers: Answers;
  /** Of a survey with names. */
  named: { account_id: string | null; resident_id: string | null; answered_on: string } | null;
}

/**
 * Keeps entries. Anonymous ones lose their words to a table of their own, and are mixed with those that lie there: the
 * rows then say nothing of when each came. An id that is there already is the same entry once more.
 */
export async function keepEntries(
  db: Db,
  careHome: CareHome,
  questions: readonly Question[],
  entries: readonly NewEntry[],
): Promise<void> {
  const worded = questions.filter(({ type }) => type === 'text').map(({ id }) => id);
  for (const { id, survey_id, audience, answers, named } of entries) {
    const words = named === null ? worded.filter((key) => answers[key] !== undefined) : [];
    const rest = Object.fromEntries(Object.entries(answers).filter(([key]) => !words.includes(key)));
    const row = await db
      .insertInto('survey_entries')
      .values({ care_home_id: careHome.id, id, survey_id, audience, answers: JSON.stringify(rest), ...named })
      .onConflict((already) => already.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined || words.length === 0) continue;
    const said = words.map((question_id) => ({
      care_home_id: careHome.id,
      id: randomUUID(),
      survey_id,
      question_id,
      words: String(answers[question_id]),
    }));
    await db.insertInto('survey_comments').values(said).execute();
  }
  const [first] = entries;
  if (first === undefined || first.named !== null) return;
  await mixAgain(db, careHome, first.survey_id);
}

/** Also where nothing came in, so that this takes as long. */
export async function mixAgain(db: Db, careHome: CareHome, survey_id: string): Promise<void> {
  await mixEntries(db, careHome, survey_id);
  await mixComments(db, careHome, survey_id);
}

export async function entriesOf(db: Db, careHome: CareHome, survey_id: string) {
  const rows = await db
    .selectFrom('survey_entries as e')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .leftJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'e.care_home_id').onRef('r.id', '=', 'e.resident_id'),
    )
    .select(['e.id', 'e.audience', 'e.answers', 'e.answered_on'])
    .select(sql<string | null>`coalesce(r.known_as, a.first_name || ' ' || a.last_name)`.as('who'))
    .where('e.care_home_id', '=', careHome.id)
    .where('e.survey_id', '=', survey_id)
    .orderBy('e.answered_on')
    .orderBy('e.id')
    .execute();
  return rows.map((row) => ({ ...row, answers: Answers.parse(row.answers) }));
}

/** What was written, by what it says: in no order that tells of anything else. */
export async function commentsOf(db: Db, careHome: CareHome, survey_id: string) {
  return await db
    .selectFrom('survey_comments')
    .select(['id', 'question_id', 'words', 'theme'])
    .where('care_home_id', '=', careHome.id)
    .where('survey_id', '=', survey_id)
    .orderBy('question_id')
    .orderBy('words')
    .orderBy('id')
    .execute();
}

/** @returns whether there is such a comment of this survey */
export async function keepTheme(
  db: Db,
  careHome: CareHome,
  { survey_id, id, theme }: { survey_id: string; id: string; theme: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('survey_comments')
    .set({ theme })
    .where('care_home_id', '=', careHome.id)
    .where('survey_id', '=', survey_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
