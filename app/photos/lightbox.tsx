import { useLingui } from '@lingui/react/macro';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { CameraSlashIcon } from '@phosphor-icons/react/dist/csr/CameraSlash';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './lightbox.module.css';
import type { GridPhoto } from './photo-grid.tsx';
import { usePhotoAlt } from './photo-words.ts';

/** So far a finger goes before it is a swipe. */
const SWIPE_PX = 48;

interface LightboxProps<Photo extends LightboxPhoto> {
  photos: readonly Photo[];
  /** Which of them, by its id: its place changes while others arrive. Null: closed. */
  openId: string | null;
  onOpen: (id: string | null) => void;
  /** Beneath the picture: when, who, what can be done. */
  children: (photo: Photo) => ReactNode;
  onBroken: () => void;
}

export type LightboxPhoto = GridPhoto & { screen: string | null; width: number; height: number };

/** One photo after the other, large: by buttons, arrow keys and swipes. */
export function Lightbox<Photo extends LightboxPhoto>({
  photos,
  openId,
  onOpen,
  children,
  onBroken,
}: LightboxProps<Photo>) {
  const place = photos.findIndex(({ id }) => id === openId);
  const photo = photos[place];
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
            place={place}
            count={photos.length}
            onPlace={(next) => onOpen(photos[next]?.id ?? null)}
            onClose={() => onOpen(null)}
            onBroken={onBroken}
          >
            {/* What was begun with one photo, such as to remove it, never goes on with another. */}
            <Fragment key={photo.id}>{children(photo)}</Fragment>
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

interface OpenProps {
  photo: LightboxPhoto;
  place: number;
  count: number;
  onPlace: (place: number) => void;
  onClose: () => void;
  onBroken: () => void;
  children: ReactNode;
}

function Open({ photo, place, count, onPlace, onClose, onBroken, children }: OpenProps) {
  const { t } = useLingui();
  const alt = usePhotoAlt(photo);
  const began = useRef<number | null>(null);
  const inside = useRef<HTMLDivElement>(null);
  const go = (by: number) => {
    const next = place + by;
    if (next >= 0 && next < count) onPlace(next);
  };

  const step = useEffectEvent((event: KeyboardEvent) => {
    if (!isHere(event.target, inside.current)) return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'Home') onPlace(0);
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

  const number = place + 1;
  return (
    <Dialog className={styles.dialog} aria-label={t`Photo ${number}`}>
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
            aria-disabled={place === 0 || undefined}
            className={styles.step}
            onClick={() => go(-1)}
          />
          {photo.screen === null ? (
            <p className={styles.hidden}>
              <CameraSlashIcon aria-hidden="true" />
              {t`Somebody in it said no to photos, so nobody sees it any more.`}
            </p>
          ) : (
            <img
              key={photo.id}
              crossOrigin="anonymous"
              src={photo.screen}
              alt={alt}
              width={photo.width}
              height={photo.height}
              className={styles.picture}
              draggable={false}
              onError={onBroken}
            />
          )}
          <IconButton
            label={t`Next photo`}
            variant="soft"
            icon={<CaretRightIcon weight="bold" aria-hidden="true" />}
            aria-disabled={number >= count || undefined}
            className={styles.step}
            onClick={() => go(1)}
          />
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </Dialog>
  );
}

/** Arrow keys go from photo to photo wherever the focus is in here, but not in a sheet above it or in a field. */
function isHere(target: EventTarget | null, inside: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement) || target.matches('input, textarea')) return false;
  return target === document.body || inside?.closest('[role="dialog"]')?.contains(target) === true;
}
