import type { AnswerCounts, AnswerWord } from '@heartsease/domain/events/event.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

export interface AnswerRow {
  event_id: string;
  resident_id: string | null;
  account_id: string | null;
  answer: AnswerWord;
  guests: number;
  note: string;
  answered_at: Date;
  answered_by: string | null;
}

/** What was answered to these events, in the order of the answers, by those who are still here when they are. */
export async function answersTo(db: Db, careHome: CareHome, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('event_answers as w')
    .leftJoin('residents as r', (join) =>
      join.onRef('r.care_home_id', '=', 'w.care_home_id').onRef('r.id', '=', 'w.resident_id'),
    )
    .leftJoin('accounts as a', 'a.id', 'w.account_id')
    .leftJoin('accounts as by', 'by.id', 'w.answered_by')
    .innerJoin('events as e', (join) =>
      join.onRef('e.care_home_id', '=', 'w.care_home_id').onRef('e.id', '=', 'w.event_id'),
    )
    .select(['w.event_id', 'w.resident_id', 'w.account_id', 'w.answer', 'w.guests', 'w.note', 'w.answered_at'])
    .select(['w.answered_by as answered_by_id', 'by.known_as as answered_by'])
    .select(['r.known_as as resident_known_as', 'r.portrait as resident_portrait'])
    .select(['a.known_as', 'a.last_name', 'a.portrait'])
    .where('w.care_home_id', '=', careHome.id)
    .where('w.event_id', 'in', ids)
    // Whoever died or left keeps no place.
    .where('r.deleted_at', 'is', null)
    .where((of) => of.or([of('r.ended_on', 'is', null), of('r.ended_on', '>=', of.ref('e.last_day'))]))
    .where((of) =>
      of.or([
        of('w.account_id', 'is', null),
        of.exists(
          of
            .selectFrom('memberships as m')
            .select('m.account_id')
            .whereRef('m.care_home_id', '=', 'w.care_home_id')
            .whereRef('m.account_id', '=', 'w.account_id')
            .where((at) => at.or([at('m.ends_on', 'is', null), at('m.ends_on', '>=', at.ref('e.last_day'))])),
        ),
      ]),
    )
    .orderBy('w.answered_at')
    .orderBy('w.id')
    .execute();
}

export type FoundAnswer = Awaited<ReturnType<typeof answersTo>>[number];

/** Who comes brings their guests. */
export function countsOf(answers: readonly Pick<AnswerRow, 'answer' | 'guests'>[]): AnswerCounts {
  const count = (word: AnswerWord) => answers.filter(({ answer }) => answer === word).length;
  const guests = answers.reduce((sum, one) => sum + (one.answer === 'yes' ? one.guests : 0), 0);
  return { yes: count('yes'), maybe: count('maybe'), no: count('no'), going: count('yes') + guests };
}
