import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { ThumbsDownIcon } from '@phosphor-icons/react/dist/csr/ThumbsDown';
import { ThumbsUpIcon } from '@phosphor-icons/react/dist/csr/ThumbsUp';
import type { InterestLevel } from '@heartsease/domain/interests/interest.ts';

const ICONS = {
  loves: HeartIcon,
  likes: ThumbsUpIcon,
  used_to: ClockCounterClockwiseIcon,
  curious: SparkleIcon,
  dislikes: ThumbsDownIcon,
  avoid: ProhibitIcon,
} as const satisfies Record<InterestLevel, unknown>;

/** The sign of a level. Decoration: its word stands beside it. */
export function LevelIcon({ level }: { level: InterestLevel }) {
  const Icon = ICONS[level];
  return <Icon weight={level === 'loves' ? 'fill' : 'bold'} aria-hidden="true" />;
}
