import { useLingui } from '@lingui/react/macro';
import type { Hold, Shareable, SharedUpdate, WhyNotShared } from '@heartsease/domain/family-updates/family-update.ts';
import { useTimeWords } from '../words/time.ts';

/** How sharing stands, in words: for staff. */
export function useShareWords() {
  const { t } = useLingui();
  const words = useTimeWords();
  const at = (instant: string) => {
    const day = words.dayOf(instant);
    const time = words.time(instant);
    return day === words.today ? time : `${words.nearDay(day)}, ${time}`;
  };
  return {
    /** "Anna and Tom" */
    list(names: string[]): string {
      const last = names.at(-1) ?? '';
      if (names.length < 2) return last;
      const others = names.slice(0, -1).join(', ');
      return t`${others} and ${last}`;
    },
    whyNot(why: WhyNotShared): string {
      switch (why) {
        case 'not_told':
          return t`Told by one of you, not by the app`;
        case 'no_consent':
          return t`Has not agreed to news for the family`;
        case 'nobody':
          return t`Nobody of the family reads here yet`;
        case 'stay_ended':
          return t`Does not live here any more`;
      }
    },
    stands(shared: SharedUpdate, names: string): string {
      if (shared.withdrawn !== null) return t`Withdrawn: ${shared.withdrawn.why}`;
      if (shared.opens_at === null) return t`Waits for approval, then ${names}`;
      const when = at(shared.opens_at);
      return shared.is_open ? t`Shared with ${names}: ${when}` : t`Will be shared with ${names}: ${when}`;
    },
    opens(hold: Hold, opens_at: string | null): string {
      if (opens_at === null) return t`Families read it once a coordinator or manager has approved it.`;
      if (hold === 'at_once') return t`Families read it at once.`;
      return t`Families read it from then on: ${at(opens_at)}. Until then it can be withdrawn unseen.`;
    },
    at,
  };
}

/** Who reads this person's news; friends only where it is for them too. */
export function namesOfReaders({ readers }: Shareable, forFriends: boolean): string[] {
  return readers.filter(({ access_level }) => forFriends || access_level !== 'friend').map(({ known_as }) => known_as);
}
