import { useLingui } from '@lingui/react/macro';
import { isRelative } from '@heartsease/domain/access/viewer.ts';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import { useProfile } from '../session/use-session.ts';

/** What each kind of notification is called, and what it is. */
export function useNotificationWords(): Record<NotificationKind, { label: string; description: string }> {
  const { t } = useLingui();
  const profile = useProfile();
  return {
    joiner: {
      label: t`Somebody waits to be let in`,
      description: t`They joined with a printed slip. In the app: Staff and access.`,
    },
    family_invitation: {
      label: t`A relative invites somebody`,
      description: t`Only those whom you have allowed to. In the app: Relatives.`,
    },
    suggestion: {
      label: t`A suggestion for “About me”`,
      description: t`Family or a carer suggests words for a resident’s card. In the app: Suggestions.`,
    },
    suggestion_answered: {
      label: t`An answer to what you suggested`,
      description: isRelative(profile)
        ? t`Somebody has read your words for “About me”. In the app: under your person’s “About me”.`
        : t`Somebody has read your words for “About me”. What they took up stands on the card.`,
    },
    event_invited: {
      label: t`An invitation to an event`,
      description: t`When you, or somebody whose family you are, are asked to come. In the app: in the calendar.`,
    },
    event_changed: {
      label: t`A change to an event that you are asked to`,
      description: t`When something is moved or cancelled to which you said yes or perhaps, or have not answered yet. In the app: in the calendar.`,
    },
    activity_proposed: {
      label: t`An activity that waits for a yes`,
      description: t`When a colleague proposes one of your home’s own. In the app: Our own activities.`,
    },
    activity_answered: {
      label: t`An answer to an activity that you proposed`,
      description: t`When it is in the library, or is with you again with a word why. In the app: Our own activities.`,
    },
    risk_waiting: {
      label: t`A risk assessment to sign`,
      description: t`A colleague has written one and sent it. In the app: Risk assessments.`,
    },
    report_returned: {
      label: t`A report that lies with you again`,
      description: t`Somebody who reviews reports asks you to look at yours again. In the app: Today.`,
    },
    concern: {
      label: t`A worry about somebody’s safety`,
      description: t`When somebody tells one. The mail says nothing of it. In the app: Safeguarding.`,
    },
    survey: {
      label: t`A survey that asks you`,
      description: t`When one opens, and once or twice again while you have not answered. In the app: your first page.`,
    },
    message: {
      label: t`A message for you`,
      description: t`Once an hour at most, and nothing of what it says. In the app: Messages.`,
    },
    family_reply: {
      label: t`An answer to what you wrote`,
      description: t`When the home answers your words under a moment. In the app: your first page.`,
    },
    family_news: {
      label: t`News of the day`,
      description: t`At six in the evening, only when something new was shared that you have not seen. In the app: your first page.`,
    },
    consent_asked: {
      label: t`A decision that you are asked for`,
      description: t`When the home asks you, as attorney, deputy or guardian, what may be shown of your person. In the app: your first page.`,
    },
    consent_answered: {
      label: t`An answer of an attorney, deputy or guardian`,
      description: t`When somebody whom you asked has answered. In the app: the resident’s page.`,
    },
    consent_taken_back: {
      label: t`A yes that is taken back`,
      description: t`When an attorney, deputy or guardian takes one back. In the app: “To ask again”.`,
    },
    must_read: {
      label: t`A notice that asks to be read`,
      description: t`When somebody reminds you of one that you have not read. In the app: Notice board.`,
    },
  };
}
