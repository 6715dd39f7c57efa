import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FrameworkHead } from '@heartsease/domain/evidence/framework.ts';
import { GAPS } from '@heartsease/domain/evidence/gaps.ts';
import type { Doer, GapItem, GapKey } from '@heartsease/domain/evidence/gaps.ts';
import { inWords } from '../words/rule-words.ts';
import { useTimeWords } from '../words/time.ts';
import type { EvidenceSpan } from './evidence-address.ts';

export function useSpanWords(): Record<EvidenceSpan, string> {
  const { t } = useLingui();
  return { '28d': t`Last 28 days`, '3m': t`Last 3 months`, '6m': t`Last 6 months`, year: t`Last 12 months` };
}

/** What a framework is called; a draft is called one. */
export function useFrameworkWord(): (framework: FrameworkHead) => string {
  const { t } = useLingui();
  return ({ regulator, title, status }) => {
    const name = inWords(title);
    return status === 'draft' ? t`${regulator}: ${name} (draft)` : t`${regulator}: ${name}`;
  };
}

/** "Faith: 3 people" */
export function useGapWord(): (gap: { key: GapKey; count: number }) => string {
  const { t } = useLingui();
  return ({ key, count }) => {
    const short = inWords(GAPS[key].short);
    const many =
      key === 'risks_overdue'
        ? plural(count, { one: '# overdue', other: '# overdue' })
        : plural(count, { one: '# person', other: '# people' });
    return t`${short}: ${many}`;
  };
}

export function useDoerWord(): (doer: Doer) => string {
  const { t } = useLingui();
  const words: Record<Doer, string> = {
    key_worker: t`Their key worker`,
    coordinator: t`A coordinator`,
    manager: t`The manager`,
  };
  return (doer) => words[doer];
}

/** What is missing about one person or paper, in a few words. */
export function useGapItemWord(): (key: GapKey, item: GapItem) => string {
  const { t, i18n } = useLingui();
  const time = useTimeWords();
  return (key, { day, had, of }) => {
    const date = day === null ? '' : time.date(day);
    switch (key) {
      case 'faith':
        return t`Nothing in these days`;
      case 'below_target': {
        const [had_, of_] = [i18n.number(had ?? 0), i18n.number(of ?? 0)];
        return t`${had_} a week; ${of_} suit them`;
      }
      case 'about_me_old':
        return day === null ? t`Nothing written down yet` : t`Last looked at on ${date}`;
      case 'consents_due':
        return plural(had ?? 0, { one: '# to ask about', other: '# to ask about' });
      case 'reviews_due':
        return day === null ? t`Nobody has looked yet` : t`Was due on ${date}`;
      case 'goals_unreviewed':
        return t`Not since ${date}`;
      case 'risks_overdue':
        return t`Was due on ${date}`;
    }
  };
}
