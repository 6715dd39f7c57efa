import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Against, GroupReason } from '@heartsease/domain/activities/group-fits.ts';
import type { CheckFirst } from '@heartsease/domain/interests/fit.ts';
import { withinSentence } from '@heartsease/domain/interests/within-sentence.ts';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import { useTimeWords } from '../words/time.ts';

/** Of these people, by their ids, the names. */
type NamesOf = (resident_ids: readonly string[]) => string;

/** "Joyce, Winston and Cecil"; from four on the rest is counted. */
export function useNamesOf(people: readonly { id: string; known_as: string }[]): NamesOf {
  const { t } = useLingui();
  return (resident_ids) => {
    const names = people.filter(({ id }) => resident_ids.includes(id)).map(({ known_as }) => known_as);
    const [shown, rest] = names.length > 4 ? [names.slice(0, 3), names.length - 3] : [names, 0];
    if (rest > 0) return `${shown.join(', ')} ${plural(rest, { one: 'and # other', other: 'and # others' })}`;
    const last = shown.at(-1) ?? '';
    const before = shown.slice(0, -1).join(', ');
    return before === '' ? last : t`${before} and ${last}`;
  };
}

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
      case 'in_bed':
        return t`is nursed in bed`;
      case 'band': {
        const name = BAND_GUIDES[because.support_band - 1]?.name ?? '';
        return t`joins in differently (${name})`;
      }
    }
  };
}

export function useCheckWords(namesOf: NamesOf): (check: CheckFirst, resident_ids: readonly string[]) => string {
  const { t } = useLingui();
  return (check, resident_ids) => {
    const who = namesOf(resident_ids);
    if (check === 'allergies') return t`Check allergies first: ${who}`;
    return check === 'diet_texture' ? t`Check the texture first: ${who}` : t`Check drinks first: ${who}`;
  };
}
