import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { ChatTeardropTextIcon } from '@phosphor-icons/react/dist/csr/ChatTeardropText';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { Suspense, lazy, useId } from 'react';
import type { FamilyUpdate } from '@heartsease/domain/family-updates/family-update.ts';
import { useAskAnew } from '../api/use-ask-anew.ts';
import { FamilyPhotoCard } from '../photos/family-photo-card.tsx';
import { fetchPart } from '../shell/fetch-part.ts';
import { useOverlay } from '../shell/overlay.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { HeartseaseSprig } from '../ui/mark.tsx';
import { ResponseFace, useResponseWord } from '../ui/response-face.tsx';
import { sceneSource } from '../ui/scene-source.ts';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { useMomentTaps, useRefreshUpdates } from './family-updates.api.ts';
import styles from './moment-card.module.css';
import { useUpdateWords } from './update-words.ts';

/** Most who read a moment write nothing under it. */
const CommentsSheet = lazy(async () => ({
  default: await fetchPart(async () => (await import('./comments-sheet.tsx')).CommentsSheet),
}));

interface MomentCardProps {
  update: FamilyUpdate;
  name: string;
  /** Nobody can be told any more. */
  isInMemory?: boolean;
  /** The picture in full; in a row of moments a smaller one. */
  isLarge?: boolean;
  /** h2 on a home, h3 below the day of a feed. */
  heading?: 'h2' | 'h3';
}

/** A moment as a family reads it, with what they can do with it. */
export function MomentCard({ update, name, isInMemory = false, isLarge = false, heading = 'h2' }: MomentCardProps) {
  const { t } = useLingui();
  const id = useId();
  const words = useTimeWords();
  const told = useUpdateWords();
  const taps = useMomentTaps(update, name);
  const { shown, open, close } = useOverlay();
  const refresh = useRefreshUpdates();
  // The address of a photo lives for minutes; a screen that slept for longer asks anew.
  const askAnew = useAskAnew(refresh);
  const isOpen = shown[0] === 'comments' && shown[1] === update.id;
  const isPhotoOpen = shown[0] === 'moment-photo' && shown[1] === update.id;
  const Heading = heading;
  const when = `${words.nearDay(update.day)}, ${words.time(update.started_at)}`;
  return (
    <Card as="article" padding="none" className={styles.card} aria-labelledby={id}>
      <Picture
        update={update}
        isLarge={isLarge}
        isOpen={isPhotoOpen}
        onOpen={() => open('moment-photo', update.id)}
        onClose={close}
        onBroken={askAnew}
      />
      <div className={styles.body}>
        <Heading id={id} className={styles.title}>
          {update.title}
        </Heading>
        <p className={styles.words}>{update.words === '' ? told(update, name) : update.words}</p>
        {update.quote !== null && (
          <blockquote className={styles.quote}>
            <p>“{update.quote}”</p>
          </blockquote>
        )}
        <p className={styles.by}>
          <Face person={update.by} size="s" className={styles.face} />
          <span>
            <b>{update.by.known_as}</b> · {when}
          </span>
        </p>
        <div className={styles.actions}>
          {!isInMemory && (
            <Button
              variant={update.is_love_sent ? 'soft' : 'primary'}
              aria-pressed={update.is_love_sent}
              icon={<HeartIcon weight="fill" aria-hidden="true" />}
              onClick={() => void taps.love()}
            >
              {update.is_love_sent ? t`Love sent` : t`Send love`}
            </Button>
          )}
          <Button
            variant={update.is_kept ? 'line' : 'soft'}
            aria-pressed={update.is_kept}
            icon={<BookOpenIcon weight={update.is_kept ? 'fill' : 'bold'} aria-hidden="true" />}
            onClick={() => void taps.keep()}
          >
            {update.is_kept ? t`In the book` : t`Keep in book`}
          </Button>
        </div>
        <button type="button" className={`link ${styles.comments}`} onClick={() => open('comments', update.id)}>
          <ChatTeardropTextIcon weight="bold" aria-hidden="true" />
          {update.comments === 0
            ? t`Write a few words`
            : plural(update.comments, { one: '# comment', other: '# comments' })}
        </button>
      </div>
      {isOpen && (
        <Suspense>
          <CommentsSheet update={update} name={name} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
}

interface PictureProps {
  update: FamilyUpdate;
  isLarge: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onBroken: () => void;
}

/** The photo of the moment; else the drawn scene of the activity, or its stamp among the flowers: without one it is whole, too. */
function Picture({ update, isLarge, ...photo }: PictureProps) {
  const word = useResponseWord()(update.response);
  return (
    <div className={styles.picture} data-large={isLarge ? '' : undefined}>
      {update.photo !== null ? (
        <FamilyPhotoCard photo={update.photo} className={styles.photo} {...photo} />
      ) : update.scene === null ? (
        <span className={styles.ground}>
          <Stamp icon={update.icon} tint={update.tint} className={styles.stamp} />
          <HeartseaseSprig flowers={4} className={styles.sprig} />
        </span>
      ) : (
        <img src={sceneSource(update.scene, update.day)} alt="" className={styles.scene} loading="lazy" />
      )}
      <span className={styles.tag}>
        <ResponseFace response={update.response} size={26} />
        {word}
      </span>
    </div>
  );
}
