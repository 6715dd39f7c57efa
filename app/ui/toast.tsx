import { useLingui } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { closeToast, currentToast, onToastChange, type Toast } from './toast-store.ts';
import styles from './toast.module.css';

/**
 * Where toasts appear; mounted once, by the shell. Both live regions stand there from the beginning,
 * because a screen reader listens only to a region that it already knows.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(onToastChange, currentToast);
  return (
    <div className={styles.region} data-react-aria-top-layer="true">
      <div role="status">{toast && toast.kind !== 'danger' && <ToastBar key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.kind === 'danger' && <ToastBar key={toast.id} toast={toast} />}</div>
    </div>
  );
}

const ICONS = {
  success: <CheckCircleIcon weight="fill" />,
  warning: <InfoIcon weight="fill" />,
  danger: <WarningCircleIcon weight="fill" />,
};

function ToastBar({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const [isPointedAt, pointAt] = useState(false);
  const [isFocused, focus] = useState(false);
  useCountdown(toast.id, toast.duration, isPointedAt || isFocused);
  return (
    <div
      className={styles.toast}
      data-kind={toast.kind}
      // Not entering: a pointer that happened to lie where it appears holds nothing.
      onPointerMove={() => pointAt(true)}
      onPointerDown={() => pointAt(true)}
      onPointerLeave={() => pointAt(false)}
      onFocus={() => focus(true)}
      onBlur={() => focus(false)}
    >
      <span aria-hidden="true" className={styles.icon}>
        {ICONS[toast.kind]}
      </span>
      <div className={styles.words}>
        {toast.title && <p className={styles.title}>{toast.title}</p>}
        <p>{toast.text}</p>
      </div>
      {toast.action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onPress();
            closeToast(toast.id);
          }}
        >
          {/* The arrow of “Try again” the other way round: the sign-in page carries one of them. */}
          <ArrowClockwiseIcon mirrored weight="bold" aria-hidden="true" />
          {toast.action.label}
        </button>
      ) : (
        <button type="button" className={styles.close} aria-label={t`Close`} onClick={() => closeToast(toast.id)}>
          <XIcon weight="bold" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Whoever has just let go still gets this long, in ms. */
const graceAfterHold = 1_000;

function useCountdown(id: number, duration: number, isHeld: boolean) {
  const left = useRef(duration);
  useEffect(() => {
    if (isHeld) return;
    const from = performance.now();
    const timer = setTimeout(() => closeToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (performance.now() - from), graceAfterHold);
    };
  }, [id, isHeld]);
}
