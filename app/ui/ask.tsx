import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styles from './ask.module.css';
import { Button } from './button.tsx';

type AskProps = {
  isOpen: boolean;
  /** A question, such as "Remove this moment?". */
  title: string;
  /** What will happen, and whether it can be brought back. */
  children?: ReactNode;
  /** The verb of the question, such as "Remove". */
  confirm: string;
  /** "Cancel" unless something says it better, such as "Keep it". */
  cancel?: string;
  kind?: 'normal' | 'danger';
  busy?: boolean;
  /** Has the focus after a yes, where what was pressed is gone with it. */
  thenAt?: RefObject<HTMLElement | null>;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A question before something that can't be undone with a tap. */
export function Ask({
  isOpen,
  title,
  children,
  confirm,
  cancel,
  kind = 'normal',
  busy = false,
  thenAt,
  onConfirm,
  onCancel,
}: AskProps) {
  const { t } = useLingui();
  const isAnsweredNo = useRef(false);

  function sayNo() {
    isAnsweredNo.current = true;
    onCancel();
  }

  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={(open) => !open && sayNo()}
      isDismissable={!busy}
    >
      <Modal className={styles.modal}>
        <Dialog role="alertdialog" className={styles.dialog}>
          <ReturnFocus when={isAnsweredNo} otherwise={thenAt} />
          <Heading slot="title" level={2} className="serif">
            {title}
          </Heading>
          {children && <div className={styles.text}>{children}</div>}
          <div className={styles.actions}>
            <Button variant={kind === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
            <Button variant="line" disabled={busy} onClick={sayNo}>
              {cancel ?? t`Cancel`}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ReturnFocusProps {
  when: RefObject<boolean>;
  otherwise: RefObject<HTMLElement | null> | undefined;
}

/**
 * Whoever says no is back at what the question came from. React Aria does the same a frame after the question is gone;
 * but a sheet below may take the focus to its first button in that frame, so this comes one later.
 */
function ReturnFocus({ when, otherwise }: ReturnFocusProps) {
  const [cameFrom] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const to = when.current ? cameFrom : otherwise?.current;
      when.current = false;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => to instanceof HTMLElement && to.isConnected && to.focus()),
      );
    },
    [when, otherwise, cameFrom],
  );
  return null;
}

type BlockingAlertProps = {
  isOpen: boolean;
  title: string;
  text?: ReactNode;
  /** The one way on, such as "Check Connection". */
  action: string;
  busy?: boolean;
  onAction: () => void;
  /** A quieter second way on, such as "Keep working". */
  secondary?: string;
  onSecondary?: () => void;
};

/** An alert that stays until its reason is gone. The work under it keeps as it was. */
export function BlockingAlert({
  isOpen,
  title,
  text,
  action,
  busy,
  onAction,
  secondary,
  onSecondary,
}: BlockingAlertProps) {
  return (
    <ModalOverlay className={styles.overlay} isOpen={isOpen} isDismissable={false} isKeyboardDismissDisabled>
      <Modal className={styles.modal}>
        <Dialog role="alertdialog" className={styles.dialog}>
          <Heading slot="title" level={2} className="serif">
            {title}
          </Heading>
          {text && <div className={styles.text}>{text}</div>}
          <div className={styles.actions}>
            <Button size="large" busy={busy} onClick={onAction}>
              {action}
            </Button>
            {secondary && (
              <Button variant="quiet" onClick={onSecondary}>
                {secondary}
              </Button>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
