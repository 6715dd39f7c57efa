import { useLingui } from '@lingui/react/macro';
import { NoticeAudience, NoticeCategory } from '@heartsease/domain/notice-board/notice.ts';
import type { NoticeWords } from '@heartsease/domain/notice-board/notice.ts';
import { useChosenNames } from '../resident-groups/resident-groups.api.ts';
import { ChangedCard } from '../ui/changed-card.tsx';
import type { Changed } from '../ui/changed-meanwhile.ts';
import { useSaidValue } from '../words/said-value.ts';
import { useTimeWords } from '../words/time.ts';
import { useNoticeLabels, useNoticeWords } from './notice-words.ts';

interface NoticeChangedCardProps {
  changed: Changed<NoticeWords>;
  onChoose: (field: keyof NoticeWords, value: NoticeWords[keyof NoticeWords]) => void;
}

/** What a colleague changed on the same notice, beside what was typed here. */
export function NoticeChangedCard({ changed, onChoose }: NoticeChangedCardProps) {
  const { t } = useLingui();
  const time = useTimeWords();
  const said = useSaidValue();
  const labels = useNoticeLabels();
  const { categories, audiences } = useNoticeWords();
  const namesOf = useChosenNames([]);

  function say(field: string, value: unknown): string {
    if (typeof value !== 'string' || value === '') return said(Array.isArray(value) ? namesOf(value) : value);
    switch (field) {
      case 'category':
        return categories[NoticeCategory.parse(value)];
      case 'audience':
        return audiences[NoticeAudience.parse(value)];
      case 'families_of':
        return value === 'all' ? t`All families` : t`Those that I choose`;
      case 'language':
        return value === 'cy' ? t`Welsh` : t`English`;
      case 'photo_id': {
        const { photo_alt } = value === changed.mine.photo_id ? changed.mine : changed.stands;
        return photo_alt === '' ? t`a photo` : photo_alt;
      }
      case 'publish_on':
      case 'expires_on':
        return time.shortDay(value);
      default:
        return value;
    }
  }

  return <ChangedCard changed={changed} labels={labels} say={say} onChoose={onChoose} />;
}
