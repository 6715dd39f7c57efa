import { useLingui } from '@lingui/react/macro';
import { ACTIVITY_CATEGORIES } from '@heartsease/domain/activities/activity-detail.ts';
import { CAPTION_LANGUAGES } from '@heartsease/domain/videos/video.ts';
import type { Video } from '@heartsease/domain/videos/video.ts';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import { FilterChip } from '../ui/chip.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import type { VideoChoice } from './video-choice.ts';
import { useLanguageName } from './video-words.ts';
import { useCategoryWord } from '../words/category-word.ts';

interface VideoFiltersProps {
  videos: readonly Video[];
  choice: VideoChoice;
  onChoose: (change: Partial<VideoChoice>) => void;
}

/** What a film is good for, for whom, and in which language: only what there is. */
export function VideoFilters({ videos, choice, onChoose }: VideoFiltersProps) {
  const { t } = useLingui();
  const categoryWord = useCategoryWord();
  const languageName = useLanguageName();
  const domains = ACTIVITY_CATEGORIES.filter((one) => videos.some((video) => video.domains.includes(one)));
  const bands = BAND_GUIDES.filter(({ support_band }) => videos.some((video) => video.bands.includes(support_band)));
  const languages = CAPTION_LANGUAGES.filter((one) => videos.some((video) => video.captions.includes(one)));
  return (
    <FilterRow label={t`Show`}>
      {domains.map((domain) => (
        <FilterChip
          key={domain}
          isOn={domain === choice.domain}
          onChange={(isOn) => onChoose({ domain: isOn ? domain : undefined })}
        >
          {categoryWord(domain)}
        </FilterChip>
      ))}
      {bands.map(({ support_band, name }) => (
        <FilterChip
          key={support_band}
          isOn={support_band === choice.band}
          onChange={(isOn) => onChoose({ band: isOn ? support_band : undefined })}
        >
          {name}
        </FilterChip>
      ))}
      {languages.length > 1 &&
        languages.map((language) => (
          <FilterChip
            key={language}
            isOn={language === choice.language}
            onChange={(isOn) => onChoose({ language: isOn ? language : undefined })}
          >
            {languageName(language)}
          </FilterChip>
        ))}
    </FilterRow>
  );
}
