import { useLingui } from '@lingui/react/macro';
import { isFamilyUser } from '@heartsease/domain/access/viewer.ts';
import type { FeedCovers } from '@heartsease/domain/events/event.ts';
import { useProfile } from '../session/use-session.ts';

/** What an address for a calendar of one's own brings, in the words of whoever reads. */
export function useFeedWords(): Record<FeedCovers, { label: string; description: string }> {
  const { t } = useLingui();
  const ofFamily = isFamilyUser(useProfile());
  return {
    all: {
      label: t`All events`,
      description: ofFamily
        ? t`Everything that you see in the circle.`
        : t`Everything that you see in the calendar here.`,
    },
    mine: {
      label: t`What I come to`,
      description: t`Events that you are invited to, or said yes or perhaps to.`,
    },
    people: {
      label: t`My people`,
      description: t`Events that the person you are family of is invited to, or comes to.`,
    },
    lead: {
      label: t`What I lead`,
      description: t`Sessions that you lead or help at, and events that you have made.`,
    },
  };
}
