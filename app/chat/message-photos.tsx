import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { UserFocusIcon } from '@phosphor-icons/react/dist/csr/UserFocus';
import type { ChatMessage, ChatPhoto } from '@heartsease/domain/chat/chat.ts';
import { PhotoSquares } from '../photos/photo-squares-card.tsx';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/button.tsx';
import styles from './message-photos.module.css';

/** What one looks at and listens to of a photo in a message: said by who sent it, where nobody has said what it shows. */
export interface SeenPhoto extends ChatPhoto {
  message: ChatMessage;
}

/** The photos of a message by itself, each said in words. */
export function useSeenPhotos(): (message: ChatMessage, author: string, isOwn: boolean) => SeenPhoto[] {
  const { t } = useLingui();
  return (message, author, isOwn) =>
    message.photos.map((photo, index) => {
      const number = index + 1;
      const count = message.photos.length;
      const from = isOwn ? t`A photo` : `${t`A photo`} · ${author}`;
      const said = count === 1 ? from : `${from} (${number}/${count})`;
      const isSaid = photo.caption !== '' || photo.people.length > 0 || photo.others > 0;
      return { ...photo, caption: isSaid ? photo.caption : said, message };
    });
}

interface MessagePhotosProps {
  photos: readonly SeenPhoto[];
  /** With so many it was sent. */
  count: number;
  /** Somebody in the conversation is family: what they see depends on who is named. */
  hasFamily: boolean;
  onOpen: (id: string) => void;
  onBroken: () => void;
  onName: (photo_id: string) => void;
}

/** The photos of one message as squares, and what keeps others from being seen. */
export function MessagePhotos({ photos, count, hasFamily, onOpen, onBroken, onName }: MessagePhotosProps) {
  const { t } = useLingui();
  const mayName = useMay('photos.add');
  const hidden = count - photos.length;
  return (
    <>
      {photos.length > 0 && <PhotoSquares photos={photos} onOpen={onOpen} onBroken={onBroken} />}
      {hidden > 0 && (
        <p className={styles.told}>
          <EyeSlashIcon aria-hidden="true" />
          <span>{t`A photo is not shown`}</span>
        </p>
      )}
      {hasFamily &&
        photos.map(({ id, album }) =>
          album === null || (album.is_tagging_complete && album.sharing === 'shared') ? null : (
            <div key={id} className={styles.unnamed}>
              <p className={styles.told}>
                <EyeSlashIcon aria-hidden="true" />
                <span>{album.sharing === 'withdrawn' ? t`Taken back from families` : t`Only the home sees it`}</span>
              </p>
              {mayName && (
                <Button
                  size="small"
                  variant="soft"
                  icon={<UserFocusIcon weight="bold" aria-hidden="true" />}
                  onClick={() => onName(album.photo_id)}
                >
                  {album.is_tagging_complete ? t`Who will see this` : t`Say who is in it`}
                </Button>
              )}
            </div>
          ),
        )}
      {photos.some(({ is_kept }) => is_kept) && (
        <p className={styles.told}>
          <CheckCircleIcon weight="fill" aria-hidden="true" />
          <span>{t`In the home’s photos`}</span>
        </p>
      )}
    </>
  );
}
