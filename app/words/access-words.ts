import { useLingui } from '@lingui/react/macro';
import type { AccessNeeds } from '@heartsease/domain/residents/access-needs.ts';

type Said<Field extends keyof AccessNeeds> = Record<NonNullable<AccessNeeds[Field]> & (string | number), string>;

/** Access needs in plain words: what each is called, and what each answer is. */
export function useAccessWords() {
  const { t } = useLingui();
  const labels = {
    sight: t`Sight`,
    hearing: t`Hearing`,
    mobility: t`Getting about`,
    transfer: t`Getting up`,
    hands: t`Hands`,
    fatigue: t`Strength`,
    best_times: t`Best times`,
    seat: t`Where they sit well`,
    diet_texture: t`Food`,
    fluid: t`Drinks`,
    has_allergies: t`Allergies`,
    allergies: t`Allergies`,
    risks: t`To watch`,
    other: t`Also good to know`,
  } satisfies Record<keyof AccessNeeds, string>;
  const best_times: Record<AccessNeeds['best_times'][number], string> = {
    morning: t`Morning`,
    after_lunch: t`After lunch`,
    afternoon: t`Afternoon`,
    evening: t`Evening`,
  };
  const risks: Record<AccessNeeds['risks'][number], string> = {
    falls: t`May fall`,
    swallowing: t`Swallowing: ask before food or drink`,
    exit_seeking: t`May want to leave the building`,
    oxygen: t`Uses oxygen: no flames near`,
    photosensitive: t`Flashing light can bring on a seizure`,
    anticoagulant: t`Bruises and bleeds easily`,
  };
  const options = {
    sight: {
      sees_well: t`Sees well`,
      glasses: t`Wears glasses`,
      low_vision: t`Sees little`,
      blind: t`Blind`,
    } satisfies Said<'sight'>,
    hearing: {
      hears_well: t`Hears well`,
      hearing_aids: t`Hearing aids`,
      hard_of_hearing: t`Hard of hearing`,
      deaf: t`Deaf`,
    } satisfies Said<'hearing'>,
    mobility: {
      walks: t`Walks`,
      walks_with_aid: t`Walks with a stick or frame`,
      wheelchair: t`Uses a wheelchair`,
      in_bed: t`Stays in bed`,
    } satisfies Said<'mobility'>,
    transfer: {
      alone: t`Gets up alone`,
      one_helper: t`Needs one helper`,
      two_helpers: t`Needs two helpers`,
      hoist: t`Needs a hoist`,
    } satisfies Said<'transfer'>,
    hands: {
      steady: t`Steady hands`,
      weak_grip: t`Weak grip`,
      tremor: t`Hands shake`,
      one_hand: t`Uses one hand`,
    } satisfies Said<'hands'>,
    fatigue: {
      lasts_well: t`Lasts well`,
      tires: t`Tires after a while`,
      tires_quickly: t`Tires quickly`,
    } satisfies Said<'fatigue'>,
    diet_texture: {
      3: t`Level 3: liquidised`,
      4: t`Level 4: puréed`,
      5: t`Level 5: minced and moist`,
      6: t`Level 6: soft and bite-sized`,
      7: t`Level 7: easy to chew, or as it comes`,
    } satisfies Said<'diet_texture'>,
    fluid: {
      0: t`Level 0: thin, as it comes`,
      1: t`Level 1: slightly thick`,
      2: t`Level 2: mildly thick`,
      3: t`Level 3: moderately thick`,
      4: t`Level 4: extremely thick`,
    } satisfies Said<'fluid'>,
  };
  const all: Record<string, Record<string, string>> = { ...options, best_times, risks };
  return {
    labels,
    options,
    best_times,
    risks,
    /** Undefined for what is said in the person's own words. */
    value: (field: string, value: string | number): string | undefined => all[field]?.[String(value)],
  };
}
