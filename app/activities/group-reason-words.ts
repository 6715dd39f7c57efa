import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Against, GroupReason } from '@heartsease/domain/activities/group-fits.ts';
import { withinSentence } from '@heartsease/domain/interests/within-sentence.ts';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import type { NamesOf } from '../words/names-of.ts';
import { useTimeWords } from '../words/time.ts';

export function useGroupReasonWords(namesOf: NamesOf): (reason: GroupReason) => string {
  const { t } = useLingui();
  const words = useTimeWords();
  return (reason) => {
    switch (reason.kind) {
      case 'interest': {
        const what = reason.labels.join(', ');
        const who = namesOf(reason.resident_ids);
        return t`${what}: something for ${who}`;
      }
      case 'went_well':
        return t`Loved or enjoyed ${plural(reason.well, { one: '# time', other: '# times' })} of ${reason.times}`;
      case 'bands':
        return t`Tells how for every way of joining in among them`;
      case 'not_tried':
        return t`None of them had it in the last half year`;
      case 'long_ago':
        return t`None of them had it in the last four weeks`;
      case 'missing_side':
        return t`${namesOf(reason.resident_ids)}: nothing like it in the last 7 days`;
      case 'short':
        return t`Takes ${words.minutes(reason.minutes)}`;
    }
  };
}

export function useAgainstWords(): (because: Against) => string {
  const { t } = useLingui();
  return (because) => {
    switch (because.kind) {
      case 'interest': {
        const what = withinSentence(because);
        return because.level === 'avoid' ? t`please avoid: ${what}` : t`does not like ${what}`;
      }
      case 'topic':
        return t`please don’t raise: ${because.title}`;
      case 'allergy':
        return t`has an allergy: ${because.allergy}`;
      case 'diet_texture':
        return t`eats food of level ${because.level}, and its sheet has none`;
      case 'fluid':
        return t`has drinks of level ${because.level}, and its sheet has none`;
      case 'in_bed':
        return t`is nursed in bed`;
      case 'band': {
        const name = BAND_GUIDES[because.support_band - 1]?.name ?? '';
        return t`joins in differently (${name})`;
      }
    }
  };
}
