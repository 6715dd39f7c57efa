import { useLingui } from '@lingui/react/macro';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './sheet.module.css';
import { useSwipeDown } from './swipe-down.ts';

type SheetProps = {
  isOpen: boolean;
  /** Escape, a tap outside, a swipe down, the cross. */
  onClose: () => void;
  /** Names the sheet. */
  title: string;
  hideTitle?: boolean;
  /** Under the title. */
  description?: ReactNode;
  /** Left of the title, such as a face. */
  lead?: ReactNode;
  /** Where it stands from 768 px on; on a phone it always rises from the bottom. */
  side?: 'bottom' | 'end' | 'centre';
  /** Stays in view below what scrolls: the main action. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A sheet over the screen. Focus goes in, stays in, and goes back to what opened it, or to what held that. */
export function Sheet({
  isOpen,
  onClose,
  title,
  hideTitle = false,
  description,
  lead,
  side = 'centre',
  footer,
  className,
  children,
}: SheetProps) {
  const { t } = useLingui();
  const { dragged, handle } = useSwipeDown(onClose);
  return (
    <ModalOverlay
      className={styles.overlay}
      data-side={side}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className={styles.modal} style={dragged > 0 ? { translate: `0 ${dragged}px`, transition: 'none' } : {}}>
        <Dialog className={classNames(styles.sheet, className)}>
          <KeepPlace />
          <div className={styles.top} {...handle}>
            <div className={styles.grip} aria-hidden="true" />
            <div className={styles.head}>
              {lead}
              <div className={styles.names}>
                <Heading
                  slot="title"
                  level={2}
                  className={hideTitle ? 'visually-hidden' : classNames('serif', styles.title)}
                >
                  {title}
                </Heading>
                {description && <p className="secondary">{description}</p>}
              </div>
              <IconButton
                label={t`Close`}
                variant="soft"
                icon={<XIcon weight="bold" aria-hidden="true" />}
                onClick={onClose}
              />
            </div>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Where the button that opened the sheet goes with what was done in it, as when the last one is borrowed: its row or its
 * part of the screen takes the focus, which would begin again at the top of the page otherwise.
 */
function KeepPlace() {
  const [held] = useState(() => placesAround(document.activeElement));
  useEffect(
    () => () => {
      // React Aria gives it back to what opened the sheet a frame after that is gone; this comes one later.
      requestAnimationFrame(() => requestAnimationFrame(() => focusFirstThere(held)));
    },
    [held],
  );
  return null;
}

const PLACES = 'li, fieldset, section, [role="group"], [role="region"], main';

/** From the inside out. */
function placesAround(opener: Element | null): HTMLElement[] {
  const place = opener?.parentElement?.closest<HTMLElement>(PLACES) ?? null;
  return place === null ? [] : [place, ...placesAround(place)];
}

function focusFirstThere(held: HTMLElement[]): void {
  if (held.length === 0 || document.activeElement !== document.body) return;
  const place = held.find(({ isConnected }) => isConnected) ?? document.querySelector<HTMLElement>('main');
  if (place === null) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
