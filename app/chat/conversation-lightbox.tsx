import { useLingui } from '@lingui/react/macro';
import { ImagesIcon } from '@phosphor-icons/react/dist/csr/Images';
import { keepChatPhoto } from '@heartsease/domain/chat/chats.endpoints.ts';
import { LightboxCard } from '../photos/lightbox-card.tsx';
import { Button } from '../ui/button.tsx';
import { useTimeWords } from '../words/time.ts';
import { useChatWrite } from './chat.api.ts';
import type { SeenPhoto } from './message-photos.tsx';
import styles from './message-photos.module.css';

interface ConversationLightboxProps {
  photos: readonly SeenPhoto[];
  openId: string | null;
  onOpen: (id: string | null) => void;
  onBroken: () => void;
  /** Staff have put one into the album: who is in it? */
  onKept: (photo_id: string) => void;
}

/** All photos of a conversation, one after the other, large. */
export function ConversationLightbox({ photos, openId, onOpen, onBroken, onKept }: ConversationLightboxProps) {
  return (
    <LightboxCard photos={photos} openId={openId} onOpen={onOpen} onBroken={onBroken}>
      {(photo) => <Words photo={photo} onKept={onKept} />}
    </LightboxCard>
  );
}

function Words({ photo, onKept }: { photo: SeenPhoto } & Pick<ConversationLightboxProps, 'onKept'>) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { write, isPending } = useChatWrite(keepChatPhoto);
  const { message } = photo;
  const when = `${words.nearDay(words.dayOf(message.sent_at))}, ${words.time(message.sent_at)}`;
  return (
    <div className={styles.words}>
      {message.text !== '' && <p dir="auto">{message.text}</p>}
      <p className="secondary">{when}</p>
      {photo.may_keep && (
        <Button
          variant="soft"
          busy={isPending}
          icon={<ImagesIcon weight="bold" aria-hidden="true" />}
          onClick={() =>
            write({ chat_message_id: message.id, chat_photo_id: photo.id }, (answer) => onKept(answer.photo_id))
          }
        >
          {t`Put it into the home’s photos`}
        </Button>
      )}
      {photo.is_kept && <p className="secondary">{t`In the home’s photos`}</p>}
    </div>
  );
}
