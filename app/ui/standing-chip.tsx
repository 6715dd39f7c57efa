import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { Standing } from '@heartsease/domain/consents/consent.ts';
import { Chip } from './chip.tsx';
import { useConsentWords } from '../words/consent-words.ts';

const LOOKS = {
  given: { tone: 'good', Icon: CheckIcon },
  refused: { tone: 'plum', Icon: XIcon },
  withdrawn: { tone: 'plum', Icon: XIcon },
  not_asked: { tone: 'mustard', Icon: QuestionIcon },
  expired: { tone: 'mustard', Icon: ArrowsClockwiseIcon },
} as const;

/** Yes, no, or to be asked: told by its sign and its word, not by the colour alone. */
export function StandingChip({ standing, isAsked }: { standing: Standing; isAsked: boolean }) {
  const { standings } = useConsentWords();
  const { tone, Icon } = LOOKS[standing];
  // What nobody needs to ask yet does not call for attention.
  const calm = standing === 'not_asked' && !isAsked;
  return (
    <Chip tone={calm ? 'plain' : tone} icon={<Icon weight="bold" aria-hidden="true" />}>
      {standings[standing]}
    </Chip>
  );
}
