import { useLingui } from '@lingui/react/macro';
import type { BodyPlace, ConcernState, ConcernStep, Safety } from '@heartsease/domain/concerns/concern.ts';

export function useConcernWords(): {
  safety: Record<Safety, string>;
  states: Record<ConcernState, string>;
  steps: Record<ConcernStep['kind'], string>;
  places: Record<BodyPlace, string>;
} {
  const { t } = useLingui();
  return {
    safety: { safe: t`Yes, safe now`, not_sure: t`I am not sure`, in_danger: t`No, in danger` },
    states: { open: t`Open`, referred: t`Passed on`, closed: t`Closed` },
    steps: { noted: t`Noted`, referred: t`Passed on`, closed: t`Closed`, reopened: t`Opened again` },
    places: {
      head: t`head`,
      face: t`face`,
      neck: t`neck`,
      chest: t`chest`,
      back: t`back`,
      arms: t`arms`,
      hands: t`hands`,
      hips: t`hips`,
      legs: t`legs`,
      feet: t`feet`,
    },
  };
}
