import { useLingui } from '@lingui/react/macro';
import type { Effect, ObservationKind } from '@heartsease/domain/observations/observation.ts';

export function useKindWords(): Record<ObservationKind, string> {
  const { t } = useLingui();
  return {
    wellbeing: t`How they are`,
    effect_later: t`How they were later`,
    new_preference: t`Something new they like`,
    quote: t`Something they said`,
    compliment: t`A kind word`,
    communication: t`How we understand each other`,
    physical_for_handover: t`For the handover`,
    distress: t`Something upset them`,
  };
}

export function useEffectWords(): Record<Effect, string> {
  const { t } = useLingui();
  return { brighter: t`Brighter`, as_before: t`As before`, lower: t`Tired or low` };
}
