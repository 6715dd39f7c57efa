import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CompanyReason, CompanyWish } from '@heartsease/domain/residents/company.ts';

/** Said no this often in a week: then a suggestion would be one invitation too many. */
const OFTEN_NO = 2;

/**
 * The reasons of a wish in at most two sentences: who the person is, and what would suit. Somebody who
 * said no lately gets other advice, not more pressing.
 */
export function useReasonWords(): (wish: CompanyWish) => string {
  const { t } = useLingui();

  function firstOf<Kind extends CompanyReason['kind']>(wish: CompanyWish, kind: Kind) {
    return wish.reasons.find((reason): reason is Extract<CompanyReason, { kind: Kind }> => reason.kind === kind);
  }

  function lovedLately(title: string, days: number): string {
    if (days <= 0) return t`Loved it today: ${title}.`;
    const ago = plural(days, { one: 'yesterday', other: '# days ago' });
    return t`Loved it ${ago}: ${title}.`;
  }

  return (wish) => {
    const life = firstOf(wish, 'life')?.text;
    const favourite = firstOf(wish, 'favourite')?.label;
    const loved = firstOf(wish, 'loved_lately');
    const times = firstOf(wish, 'said_no')?.times ?? 0;
    if (times >= OFTEN_NO) {
      const saidNo = t`${plural(times, { two: 'Said no twice this week.', other: 'Said no # times this week.' })}`;
      return `${saidNo} ${t`Just a hello may be enough.`}`;
    }
    const who = life && firstSentence(life);
    const what = favourite && t`${favourite}?`;
    const before = loved && (!who || !what) ? lovedLately(loved.title, loved.days_ago) : undefined;
    return [who, before, what].filter(Boolean).join(' ') || t`A few minutes and a chat?`;
  };
}

/** The rest stands on the person's own card. */
function firstSentence(text: string): string {
  const first = text.split(/(?<=[.!?…]['’"”]?)\s+/u)[0] ?? text;
  return /[.!?…]['’"”]?$/u.test(first) ? first : `${first}.`;
}
