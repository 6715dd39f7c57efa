import { isAheadOver, withWhatIsToCome } from '@heartsease/domain/digest/sentences.ts';
import type { Language } from '@heartsease/domain/session/profile.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';
import { aheadOf } from './days-told.queries.ts';
import { DAYS_AHEAD } from './make-digests.ts';

/** As much of a letter as tells what is coming. */
interface TellsAhead {
  resident_id: string;
  known_as: string;
  language: Language;
  sentences: string[];
}

/**
 * The sentences of letters that were made on a Friday and are looked at, or sent, on a later day: what one of them says
 * is coming is still to come. That sentence is put anew, and whatever else somebody wrote stays.
 */
export async function stillToCome<Letter extends TellsAhead>(
  db: Db,
  careHome: CareHome,
  letters: readonly Letter[],
  { friday, today }: { friday: string; today: string },
): Promise<Letter[]> {
  const over = letters.filter(({ sentences, language }) =>
    isAheadOver(sentences, { to: friday, today }, paperLanguage(language)),
  );
  if (over.length === 0) return [...letters];
  const ahead = await aheadOf(db, careHome, {
    resident_ids: [...new Set(over.map(({ resident_id }) => resident_id))],
    from: addDays(today, 1),
    to: addDays(friday, DAYS_AHEAD),
  });
  return letters.map((letter) => {
    if (!over.includes(letter)) return letter;
    const { resident_id, known_as, language } = letter;
    const days = { name: known_as, ahead: ahead.get(resident_id) ?? [], to: friday, today };
    return { ...letter, sentences: withWhatIsToCome(letter.sentences, days, paperLanguage(language)) };
  });
}

const paperLanguage = (language: Language) => (language === 'cy-GB' ? 'cy' : 'en');
