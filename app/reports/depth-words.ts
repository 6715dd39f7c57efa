import { useLingui } from '@lingui/react/macro';
import type { Again, Engagement, Enjoyment, Mood, MoodSource, Support } from '@heartsease/domain/reports/depth.ts';
import { useSignWord } from '../words/sign-words.ts';

/** The words of what a full report tells, in one place: asked, shown and told in the history alike. */
export function useDepthWords() {
  const { t } = useLingui();

  function engagement(level: Engagement): string {
    switch (level) {
      case 0:
        return t`No response seen`;
      case 1:
        return t`Brief flickers`;
      case 2:
        return t`On and off`;
      case 3:
        return t`Mostly absorbed`;
      case 4:
        return t`Absorbed throughout`;
    }
  }

  function mood(level: Mood): string {
    switch (level) {
      case -2:
        return t`Very low`;
      case -1:
        return t`Low`;
      case 0:
        return t`In between`;
      case 1:
        return t`Bright`;
      case 2:
        return t`Very bright`;
    }
  }

  function source(who: MoodSource): string {
    switch (who) {
      case 'resident':
        return t`They said so`;
      case 'staff':
        return t`Staff saw it`;
      case 'relative':
        return t`Family told us`;
    }
  }

  function support(kind: Support): string {
    switch (kind) {
      case 'none':
        return t`No help needed`;
      case 'words':
        return t`A few words`;
      case 'showing':
        return t`Being shown`;
      case 'hand_under_hand':
        return t`Hand under hand`;
      case 'one_to_one':
        return t`Somebody beside them throughout`;
    }
  }

  function again(answer: Again): string {
    switch (answer) {
      case 'yes':
        return t`Yes, again`;
      case 'maybe':
        return t`Perhaps`;
      case 'no':
        return t`Rather not`;
    }
  }

  function enjoyment(level: Enjoyment): string {
    switch (level) {
      case 1:
        return t`Not this time`;
      case 2:
        return t`Hard going`;
      case 3:
        return t`All right`;
      case 4:
        return t`Good`;
      case 5:
        return t`A joy`;
    }
  }

  return { engagement, enjoyment, mood, source, support, again, sign: useSignWord() };
}
