import { useLingui } from '@lingui/react/macro';
import { Enjoyment } from '@heartsease/domain/reports/depth.ts';
import type { ReportEdit } from '@heartsease/domain/reports/report.ts';
import { useMomentWord } from '../words/moment-words.ts';
import { useMoney } from '../words/money.ts';
import { useTimeWords } from '../words/time.ts';
import { useDepthEditWords } from './depth-edit-words.ts';
import { useDepthWords } from './depth-words.ts';

type Person = Extract<ReportEdit, { about: 'person' }>;
type Detail = Exclude<ReportEdit, Person>;

/** What a change changed: "Frank: Joined quietly (was Enjoyed it)". */
export function useEditWords(): (edit: ReportEdit) => string {
  const { t } = useLingui();
  const momentWord = useMomentWord();
  const words = useTimeWords();
  const money = useMoney();
  const depth = useDepthWords();
  const deeper = useDepthEditWords();

  function person({ known_as, was, is }: Person): string {
    if (is === null) return t`${known_as}: taken off`;
    const more = deeper(was?.depth, is.depth).join(' · ');
    const answer = answered({ was, is });
    if (more === '') return answer === '' ? t`${known_as}: the words` : t`${known_as}: ${answer}`;
    return answer === '' ? t`${known_as}: ${more}` : t`${known_as}: ${answer} · ${more}`;
  }

  /** Nothing where it is the same as before. */
  function answered({ was, is }: { was: Person['was']; is: NonNullable<Person['is']> }): string {
    const now = momentWord(is);
    if (was === null || was.response === null) return now;
    const before = momentWord(was);
    return now === before ? '' : t`${now} (was ${before})`;
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
      case 'staff_present':
        return is === null ? t`Staff who were there: taken out` : from(t`Staff who were there: ${is}`, was);
      case 'relatives_present':
        return is === null ? t`Family and visitors: taken out` : from(t`Family and visitors: ${is}`, was);
      case 'resources_used':
        return is === null ? t`What was used: taken out` : from(t`What was used: ${is}`, was);
      case 'cost_pence':
        return is === null ? t`What it cost: taken out` : from(t`What it cost: ${cost(is)}`, was && cost(was));
      case 'overall_enjoyment':
        return is === null ? t`As a whole: taken out` : from(t`As a whole: ${whole(is)}`, was && whole(was));
      case 'went_well':
        return t`What went well`;
      case 'change_next_time':
        return t`What to change next time`;
      case 'is_risk_checked':
        if (is === null) return t`What to mind: taken out`;
        return is === 'true' ? t`What to mind: gone through` : t`What to mind: not gone through`;
    }
  }

  function from(now: string, before: string | null): string {
    return before === null ? now : t`${now} (was ${before})`;
  }

  function cost(pence: string): string {
    return money.say(Number(pence));
  }

  function whole(level: string): string {
    const { data } = Enjoyment.safeParse(Number(level));
    return data === undefined ? '' : depth.enjoyment(data);
  }

  function instant(at: string | null): string {
    return at === null ? '' : `${words.nearDay(words.dayOf(at))}, ${words.time(at)}`;
  }

  return (edit) => (edit.about === 'person' ? person(edit) : detail(edit));
}
