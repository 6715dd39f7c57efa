import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { HandPalmIcon } from '@phosphor-icons/react/dist/csr/HandPalm';
import { MinusCircleIcon } from '@phosphor-icons/react/dist/csr/MinusCircle';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { ReactNode } from 'react';
import { levelOf } from '@heartsease/domain/risk-assessment/risk-score.ts';
import type { RiskLevel } from '@heartsease/domain/risk-assessment/risk-score.ts';
import { Chip } from '../ui/chip.tsx';
import { useRiskWords } from './risk-words.ts';

const TONES = { low: 'good', moderate: 'info', high: 'mustard', stop: 'danger' } as const;

/** A drawing for each level, so that nobody needs the colour. */
const DRAWINGS: Record<RiskLevel, ReactNode> = {
  low: <CheckCircleIcon weight="bold" aria-hidden="true" />,
  moderate: <MinusCircleIcon weight="bold" aria-hidden="true" />,
  high: <WarningIcon weight="bold" aria-hidden="true" />,
  stop: <HandPalmIcon weight="bold" aria-hidden="true" />,
};

/** "Moderate, 8", with its drawing. */
export function LevelChip({ rating, lead }: { rating: number; lead?: string }) {
  const { t } = useLingui();
  const { levels } = useRiskWords();
  if (rating === 0) return null;
  const level = levelOf(rating);
  const said = t`${levels[level]}, ${rating}`;
  return (
    <Chip tone={TONES[level]} icon={DRAWINGS[level]}>
      {lead === undefined ? said : `${lead}: ${said}`}
    </Chip>
  );
}
