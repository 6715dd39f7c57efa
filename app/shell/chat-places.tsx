import { useLingui } from '@lingui/react/macro';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { ClockUserIcon } from '@phosphor-icons/react/dist/csr/ClockUser';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { kindOf } from '@heartsease/domain/access/viewer.ts';
import { UnreadCount } from '../chat/unread-card.tsx';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { ListRow } from '../ui/list-row.tsx';
import { PlaceIcon } from './place-icon.tsx';
import { mayOpen, sectionsOf } from './sections.ts';

/** Messages, and what managers look after in them. */
export function ChatPlaces() {
  const { t } = useLingui();
  const profile = useProfile();
  const moderates = useMay('chat.moderate');
  const leadsThere = mayOpen(profile, 'messages') && !sectionsOf(profile).includes('messages');
  return (
    <>
      {leadsThere && (
        <ListRow
          lead={<PlaceIcon drawing={<ChatCircleDotsIcon />} />}
          title={t`Messages`}
          under={
            kindOf(profile) === 'family_organisation'
              ? t`All of you, or one to another`
              : t`With families, and among yourselves`
          }
          end={<UnreadCount />}
          to="/tabs/messages"
        />
      )}
      {moderates && (
        <>
          <ListRow
            lead={<PlaceIcon drawing={<FlagIcon />} />}
            title={t`Messages shown to you`}
            under={t`What somebody wants a manager to look at`}
            to="/chat/flags"
          />
          <ListRow
            lead={<PlaceIcon drawing={<ClockUserIcon />} />}
            title={t`Chat hours`}
            under={t`When messages are answered, and by whom`}
            to="/chat/hours"
          />
        </>
      )}
    </>
  );
}
