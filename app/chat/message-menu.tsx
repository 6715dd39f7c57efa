import { useLingui } from '@lingui/react/macro';
import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpLeft';
import { ChecksIcon } from '@phosphor-icons/react/dist/csr/Checks';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { memo } from 'react';
import { isFamilyUser } from '@heartsease/domain/access/viewer.ts';
import { deleteMessage, markShown } from '@heartsease/domain/chat/chats.endpoints.ts';
import { mayStillEdit } from '@heartsease/domain/chat/chat.ts';
import type { ChatMessage, ChatThread } from '@heartsease/domain/chat/chat.ts';
import { isSame } from '@heartsease/domain/merge.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { useOverlay } from '../shell/overlay.ts';
import { Ask } from '../ui/ask.tsx';
import { MenuButton } from '../ui/menu.tsx';
import type { MenuEntry } from '../ui/menu.tsx';
import { useNow } from '../words/now.ts';
import { useChatWrite } from './chat.api.ts';
import type { Composing } from './composer.tsx';
import { FlagSheet } from './flag-sheet.tsx';
import styles from './message-log.module.css';
import { ReceiptsSheet } from './receipts-sheet.tsx';

interface MessageMenuProps {
  thread: ChatThread;
  message: ChatMessage;
  author: string;
  isOwn: boolean;
  onCompose: (composing: Composing) => void;
}

/**
 * What can be done with a message. It is drawn anew when that changes and not with its log: a tap on "Send" would wait for
 * fifty menus.
 */
export const MessageMenu = memo(Menu, saysTheSame);

/** With each message that comes, every other of the page is another object that says what it said. */
function saysTheSame(one: MessageMenuProps, other: MessageMenuProps): boolean {
  return (
    one.author === other.author &&
    one.isOwn === other.isOwn &&
    one.onCompose === other.onCompose &&
    isSame(one.thread, other.thread) &&
    isSame(one.message, other.message)
  );
}

function Menu({ thread, message, author, isOwn, onCompose }: MessageMenuProps) {
  const { t } = useLingui();
  const { shown, open, close } = useOverlay();
  const over = shown[1] === message.id ? shown[0] : undefined;
  const now = useNow();
  const mayShow = useMay('chat.show');
  const hasManagers = !isFamilyUser(useProfile());
  const { write: take } = useChatWrite(deleteMessage);
  const { write: show } = useChatWrite(markShown);
  const who = thread.resident?.known_as ?? '';
  const icon = (Icon: typeof EyeIcon) => <Icon aria-hidden="true" />;
  const entries: (MenuEntry | false)[] = [
    thread.may_write && {
      id: 'reply',
      label: t`Answer`,
      icon: icon(ArrowBendUpLeftIcon),
      onPress: () => onCompose({ what: 'reply', message }),
    },
    mayShow &&
      thread.kind === 'circle' &&
      message.shown === null && {
        id: 'shown',
        label: t`Shown to ${who}`,
        icon: icon(EyeIcon),
        onPress: () => show({ chat_message_id: message.id }),
      },
    isOwn && {
      id: 'receipts',
      label: t`Who has read it`,
      icon: icon(ChecksIcon),
      onPress: () => open('receipts', message.id),
    },
    isOwn &&
      thread.may_write &&
      mayStillEdit(message, now) && {
        id: 'edit',
        label: t`Put it right`,
        icon: icon(PencilSimpleIcon),
        onPress: () => onCompose({ what: 'edit', message }),
      },
    isOwn && {
      id: 'delete',
      label: t`Take it back`,
      icon: icon(TrashIcon),
      isDanger: true,
      onPress: () => open('delete', message.id),
    },
    !isOwn &&
      hasManagers && {
        id: 'flag',
        label: t`Show it to the manager`,
        icon: icon(FlagIcon),
        onPress: () => open('flag', message.id),
      },
  ];
  return (
    <>
      <MenuButton
        label={isOwn ? t`What to do with your message` : t`What to do with ${author}’s message`}
        trigger={<DotsThreeIcon weight="bold" aria-hidden="true" />}
        className={styles.menu ?? ''}
        items={entries.filter((entry) => entry !== false)}
      />
      <Ask
        isOpen={over === 'delete'}
        title={t`Take this message back?`}
        confirm={t`Take it back`}
        cancel={t`Keep it`}
        kind="danger"
        onCancel={close}
        onConfirm={() => {
          take({ chat_message_id: message.id });
          close();
        }}
      >
        {t`Nobody in the conversation can read it any more. That there was one stays to be seen.`}
      </Ask>
      {over === 'flag' && <FlagSheet message={message} onClose={close} />}
      {over === 'receipts' && <ReceiptsSheet message={message} onClose={close} />}
    </>
  );
}
