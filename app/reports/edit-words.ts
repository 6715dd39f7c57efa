import { useLingui } from '@lingui/react/macro';
import type { ReportEdit } from '@heartsease/domain/reports/report.ts';
import { useMomentWord } from '../words/moment-words.ts';
import { useTimeWords } from '../words/time.ts';

type Person = Extract<ReportEdit, { about: 'person' }>;
type Detail = Exclude<ReportEdit, Person>;

/** What a change changed: "Frank: Joined quietly (was Enjoyed it)". */
export function useEditWords(): (edit: ReportEdit) => string {
  const { t } = useLingui();
  const momentWord = useMomentWord();
  const words = useTimeWords();

  function person({ known_as, was, is }: Person): string {
    if (is === null) return t`${known_as}: taken off`;
    const now = momentWord(is);
    if (was === null) return t`${known_as}: ${now}`;
    const before = momentWord(was);
    return now === before ? t`${known_as}: the words` : t`${known_as}: ${now} (was ${before})`;
  }

  function detail({ about, was, is }: Detail): string {
    switch (about) {
      case 'title':
        return from(t`What it was: ${is ?? ''}`, was);
      case 'place':
        return is === null ? t`Where: taken out` : from(t`Where: ${is}`, was);
      case 'note':
        return t`The words about it`;
      case 'started_at':
        return from(t`When: ${instant(is)}`, instant(was));
      case 'minutes':
        return from(t`How long: ${words.minutes(Number(is))}`, words.minutes(Number(was)));
    }
  }

  function from(now: string, before: string | null): string {
    return before === null ? now : t`${now} (was ${before})`;
  }

  function instant(at: string | null): string {
    return at === null ? '' : `${words.nearDay(words.dayOf(at))}, ${words.time(at)}`;
  }

  return (edit) => (edit.about === 'person' ? person(edit) : detail(edit));
}
