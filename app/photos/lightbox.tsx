import { useLingui } from '@lingui/react/macro';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { CameraSlashIcon } from '@phosphor-icons/react/dist/csr/CameraSlash';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Photo } from '../ui/photo.tsx';
import styles from './lightbox.module.css';
import type { GridPhoto } from './photo-grid.tsx';
import { usePhotoAlt } from './photo-words.ts';
import { isBlank } from './blank-photo.ts';
import type { BlankPhoto } from './blank-photo.ts';

/** So far a finger goes before it is a swipe. */
const SWIPE_PX = 48;

interface LightboxProps<Photo extends LightboxPhoto> {
  photos: readonly (Photo | BlankPhoto)[];
  /** Which of them, by its id: its place changes while others arrive. Null: closed. */
  openId: string | null;
  onOpen: (id: string | null) => void;
  /** Beneath the picture: when, who, what can be done. */
  children: (photo: Photo) => ReactNode;
  onBroken: () => void;
  /** Where these are a part of a longer list: it is fetched as one comes near its ends. */
  further?: Further;
  /** False where it is not known how many come before them. */
  isPlaceKnown?: boolean;
}

interface Further {
  isBefore: boolean;
  isAfter: boolean;
  isFailed: boolean;
  retry: () => void;
}

const NOTHING_FURTHER: Further = { isBefore: false, isAfter: false, isFailed: false, retry: () => undefined };

export type LightboxPhoto = GridPhoto & { screen: string | null; width: number; height: number };

/** One photo after the other, large: by buttons, arrow keys and swipes. */
export function Lightbox<Photo extends LightboxPhoto>({
  photos,
  openId,
  onOpen,
  children,
  onBroken,
  further = NOTHING_FURTHER,
  isPlaceKnown = true,
}: LightboxProps<Photo>) {
  const place = photos.findIndex(({ id }) => id === openId);
  const photo = photos[place];
  const { go, isAwaited } = useSteps(photos, { place, further, onOpen });
  useLeaving(photo !== undefined, () => onOpen(null));
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={photo !== undefined}
      onOpenChange={(open) => !open && onOpen(null)}
      isDismissable
    >
      <Modal className={styles.modal}>
        {photo !== undefined && (
          <Open
            photo={photo}
            number={isPlaceKnown ? place + 1 : null}
            isFirst={place === 0 && !further.isBefore}
            isLast={place + 1 === photos.length && !further.isAfter}
            onStep={go}
            onFirst={() => onOpen(photos[0]?.id ?? null)}
            onClose={() => onOpen(null)}
            onBroken={onBroken}
          >
            {(isAwaited || isBlank(photo)) && <Awaited further={further} />}
            {/* What was begun with one photo, such as to remove it, never goes on with another. */}
            {!isBlank(photo) && <Fragment key={photo.id}>{children(photo)}</Fragment>}
          </Open>
        )}
      </Modal>
    </ModalOverlay>
  );
}

/** What left the list is closed for good: it does not open by itself where the list has it again. */
function useLeaving(isThere: boolean, leave: () => void): void {
  const wasThere = useRef(false);
  const left = useEffectEvent(leave);
  useEffect(() => {
    if (wasThere.current && !isThere) left();
    wasThere.current = isThere;
  }, [isThere]);
}

/** From photo to photo, also to one that has yet to come: then as soon as it is there, unless one went elsewhere. */
function useSteps(
  photos: readonly { id: string }[],
  { place, further, onOpen }: { place: number; further: Further; onOpen: (id: string) => void },
): { go: (by: number) => void; isAwaited: boolean } {
  const [wish, setWish] = useState<{ from: string; by: number } | null>(null);
  const current = photos[place]?.id;
  const isAwaited = wish !== null && wish.from === current;
  // Whoever comes back to that photo later wished for nothing.
  if (wish !== null && !isAwaited) setWish(null);
  const wished = isAwaited ? photos[place + wish.by]?.id : undefined;
  const arrive = useEffectEvent(onOpen);
  useEffect(() => {
    if (wished !== undefined) arrive(wished);
  }, [wished]);
  function go(by: number) {
    const next = photos[place + by];
    if (next !== undefined) onOpen(next.id);
    else if (current !== undefined && (by < 0 ? further.isBefore : further.isAfter)) setWish({ from: current, by });
  }
  return { go, isAwaited };
}

/** The next one is on its way, or did not come. */
function Awaited({ further: { isFailed, retry } }: { further: Further }) {
  const { t } = useLingui();
  if (!isFailed) return <p role="status">{t`One moment`}</p>;
  return (
    <div role="alert" className={styles.failed}>
      <p>{t`There is a problem opening the photos`}</p>
      <Button variant="soft" onClick={retry}>{t`Try again`}</Button>
    </div>
  );
}

interface OpenProps {
  photo: LightboxPhoto | BlankPhoto;
  number: number | null;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: number) => void;
  onFirst: () => void;
  onClose: () => void;
  onBroken: () => void;
  children: ReactNode;
}

function Open({ photo, number, isFirst, isLast, onStep: go, onFirst, onClose, onBroken, children }: OpenProps) {
  const { t } = useLingui();
  const began = useRef<number | null>(null);
  const inside = useRef<HTMLDivElement>(null);

  const step = useEffectEvent((event: KeyboardEvent) => {
    if (!isHere(event.target, inside.current)) return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'Home') onFirst();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => step(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  function onPointerUp({ clientX }: PointerEvent) {
    if (began.current === null) return;
    const moved = clientX - began.current;
    began.current = null;
    if (Math.abs(moved) > SWIPE_PX) go(moved > 0 ? -1 : 1);
  }

  return (
    <Dialog className={styles.dialog} aria-label={number === null ? t`Photo` : t`Photo ${number}`}>
      <div ref={inside} className={styles.inside}>
        <div className={styles.top}>
          <IconButton
            label={t`Close`}
            variant="soft"
            icon={<XIcon weight="bold" aria-hidden="true" />}
            onClick={onClose}
          />
        </div>
        <div
          className={styles.stage}
          onPointerDown={({ clientX }) => (began.current = clientX)}
          onPointerUp={onPointerUp}
        >
          <IconButton
            label={t`Photo before`}
            variant="soft"
            icon={<CaretLeftIcon weight="bold" aria-hidden="true" />}
            aria-disabled={isFirst || undefined}
            className={styles.step}
            onClick={() => go(-1)}
          />
          {isBlank(photo) ? (
            <div className={styles.blank} />
          ) : (
            <Picture key={photo.id} photo={photo} onBroken={onBroken} />
          )}
          <IconButton
            label={t`Next photo`}
            variant="soft"
            icon={<CaretRightIcon weight="bold" aria-hidden="true" />}
            aria-disabled={isLast || undefined}
            className={styles.step}
            onClick={() => go(1)}
          />
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </Dialog>
  );
}

function Picture({ photo, onBroken }: { photo: LightboxPhoto; onBroken: () => void }) {
  const { t } = useLingui();
  const alt = usePhotoAlt(photo);
  if (photo.screen === null) {
    return (
      <p className={styles.hidden}>
        <CameraSlashIcon aria-hidden="true" />
        {t`Somebody in it said no to photos, so nobody sees it any more.`}
      </p>
    );
  }
  return (
    <Photo
      src={photo.screen}
      alt={alt}
      width={photo.width}
      height={photo.height}
      className={styles.picture}
      draggable={false}
      onError={onBroken}
    />
  );
}

/** Arrow keys go from photo to photo wherever the focus is in here, but not in a sheet above it or in a field. */
function isHere(target: EventTarget | null, inside: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement) || target.matches('input, textarea')) return false;
  return target === document.body || inside?.closest('[role="dialog"]')?.contains(target) === true;
}
