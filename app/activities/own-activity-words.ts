import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ACTIVITY_CATEGORIES } from '@heartsease/domain/activities/activity-detail.ts';
import type { ActivityUses, Licence, OwnActivityFields } from '@heartsease/domain/activities/own-activity.ts';
import { UNWRITTEN } from '@heartsease/domain/activities/prefill.ts';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import { useTimeWords } from '../words/time.ts';
import { useTintWords } from '../ui/tint-words.ts';
import { useActivityWords, useFormatWords } from './activity-words.ts';
import { useCategoryWord } from '../words/category-word.ts';

export function useLicenceWords(): Record<Licence, string> {
  const { t } = useLingui();
  return {
    'All rights reserved': t`It stays with us`,
    'CC BY 4.0': t`Anybody may use it and say where it is from (CC BY 4.0)`,
    'CC0 1.0': t`Anybody may use it (CC0 1.0)`,
  };
}

/** "Done 6 times with 14 people, loved or enjoyed 31 of 40 times". */
export function useUsesWords(): (uses: ActivityUses) => string {
  const { t } = useLingui();
  return ({ reports, people, times, well }) => {
    if (reports === 0) return t`Not done yet`;
    const done = plural(reports, { one: 'Done # time', other: 'Done # times' });
    if (times === 0) return done;
    const who = plural(people, { one: 'with # person', other: 'with # people' });
    return t`${done} ${who}, loved or enjoyed ${well} of ${times} times`;
  };
}

type FieldName = keyof OwnActivityFields;

/** What each field is called, and how its value is said beside another's. */
export function useOwnActivityWords(): {
  labels: Record<FieldName, string>;
  say: (field: string, value: unknown) => string;
} {
  const { t } = useLingui();
  const time = useTimeWords();
  const formats = useFormatWords();
  const categoryWord = useCategoryWord();
  const tints = useTintWords();
  const licences = useLicenceWords();
  const { places, seasons, times, costs, hazards } = useActivityWords();
  const labels: Record<FieldName, string> = {
    title: t`Title`,
    summary: t`What it is, in a sentence or two`,
    icon: t`Drawing`,
    tint: t`Colour`,
    category: t`Shelf`,
    weights: t`What is in it`,
    minutes: t`How many minutes?`,
    formats: t`With whom`,
    group_size: t`How many people`,
    steps: t`Step by step`,
    needs: t`What is needed`,
    preparation: t`To prepare`,
    bands: t`Ways of joining in`,
    places: t`Where`,
    seasons: t`Season`,
    times: t`Best at`,
    cost: t`Cost`,
    themes: t`What it is about`,
    conversation_starters: t`Something to say`,
    risks: t`Keep in mind`,
    licence: t`Who may use these words?`,
  };
  /** All its fields in words; what says nothing is empty. */
  function said(fields: OwnActivityFields): Record<string, string> {
    const { weights, group_size, preparation } = fields;
    const { from, to } = group_size;
    return {
      ...fields,
      icon: fields.icon.replaceAll('-', ' '),
      tint: tints[fields.tint],
      category: categoryWord(fields.category),
      weights: ACTIVITY_CATEGORIES.filter((category) => weights[category] > 0)
        .map((category) => `${categoryWord(category)} ${weights[category]}`)
        .join(', '),
      minutes: time.minutes(fields.minutes),
      formats: fields.formats.map((format) => formats[format]).join(', '),
      group_size: t`${from} to ${to} people`,
      steps: fields.steps.join(' / '),
      needs: fields.needs.join(', '),
      preparation: [time.minutes(preparation.minutes), preparation.text].filter(Boolean).join(': '),
      bands: fields.bands.map(({ band, how }) => `${BAND_GUIDES[band - 1]?.name ?? band}: ${how}`).join(' / '),
      places: fields.places.map((place) => places[place]).join(', '),
      seasons: fields.seasons.map((season) => seasons[season]).join(', '),
      times: fields.times.map((one) => times[one]).join(', '),
      cost: costs[fields.cost],
      themes: fields.themes.join(', '),
      conversation_starters: fields.conversation_starters.join(' / '),
      risks: fields.risks.map(({ hazard, care }) => `${hazards[hazard]}: ${care}`).join(' / '),
      licence: licences[fields.licence],
    };
  }

  return {
    labels,
    say: (field, value) => said({ ...UNWRITTEN, [field]: value })[field] || t`nothing`,
  };
}
