import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BackspaceIcon } from '@phosphor-icons/react/dist/csr/Backspace';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PIN_DIGITS } from '@heartsease/domain/tablets/pin.ts';
import type { TabletFace } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { Button } from '../ui/button.tsx';
import { Face } from '../ui/face.tsx';
import styles from './pin-pad.module.css';
import { useUnlock } from './use-unlock.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface PinPadProps {
  face: TabletFace;
  onBack: () => void;
  onNeedsPassword: () => void;
}

/** Six digits by big keys or by a keyboard; with the sixth it opens. */
export function PinPad({ face, onBack, onNeedsPassword }: PinPadProps) {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { unlock, isBusy, problem } = useUnlock(face, {
    onAgain: () => {
      setPin('');
      input.current?.focus();
    },
    onNeedsPassword,
  });
  useEffect(() => input.current?.focus(), []);

  function type(next: string) {
    if (isBusy) return;
    const digits = next.replaceAll(/\D/g, '').slice(0, PIN_DIGITS);
    setPin(digits);
    if (digits.length === PIN_DIGITS) void unlock(digits);
  }

  useKeys((key) => {
    if (key === 'Escape') onBack();
    else if (key === 'Backspace') type(pin.slice(0, -1));
    else if (/^\d$/.test(key)) type(pin + key);
  });

  return (
    <div className={styles.pad}>
      <div className={styles.who}>
        <Face person={face} size="xl" />
        <h1 className={styles.hello}>{t`Hello ${face.known_as}`}</h1>
        <Button variant="quiet" onClick={onBack}>
          {t`Not you? Back to the faces`}
        </Button>
      </div>
      <div className={styles.entry}>
        <div className={styles.digits} data-wrong={problem === null ? undefined : ''}>
          <label htmlFor="pin" className={styles.label}>{t`Your PIN, 6 digits`}</label>
          <div className={styles.boxes}>
            <input
              id="pin"
              ref={input}
              className={styles.input}
              type={isShown ? 'text' : 'password'}
              // The keys below are the keyboard: the device's own would cover them.
              inputMode="none"
              autoComplete="off"
              value={pin}
              aria-invalid={problem !== null || undefined}
              aria-describedby="pin-problem"
              onChange={(event) => type(event.target.value)}
            />
            {Array.from({ length: PIN_DIGITS }, (_, place) => (
              <span
                key={place}
                className={styles.box}
                data-full={place < pin.length ? '' : undefined}
                aria-hidden="true"
              >
                {isShown ? pin[place] : ''}
              </span>
            ))}
          </div>
          <p id="pin-problem" role="alert" className={styles.problem}>
            {problem}
          </p>
          <p role="status" className="visually-hidden">
            {isBusy ? t`One moment` : pin !== '' && plural(pin.length, { one: '# digit of 6', other: '# digits of 6' })}
          </p>
        </div>
        <div className={styles.keys} role="group" aria-label={t`Keys`}>
          {KEYS.map((key) => (
            <Key key={key} onPress={() => type(pin + key)} isBusy={isBusy}>
              {key}
            </Key>
          ))}
          <Key
            label={isShown ? t`Hide the digits` : t`Show the digits`}
            isQuiet
            isBusy={false}
            onPress={() => setShown(!isShown)}
          >
            {isShown ? <EyeSlashIcon aria-hidden="true" /> : <EyeIcon aria-hidden="true" />}
          </Key>
          <Key onPress={() => type(`${pin}0`)} isBusy={isBusy}>
            0
          </Key>
          <Key label={t`Delete the last digit`} isQuiet isBusy={isBusy} onPress={() => type(pin.slice(0, -1))}>
            <BackspaceIcon aria-hidden="true" />
          </Key>
        </div>
      </div>
    </div>
  );
}

interface KeyProps {
  label?: string;
  isQuiet?: boolean;
  isBusy: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Key({ label, isQuiet, isBusy, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      className={styles.key}
      data-quiet={isQuiet ? '' : undefined}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** A keyboard types wherever the focus is; in the field itself the field hears it. */
function useKeys(onKey: (key: string) => void) {
  const hear = useRef(onKey);
  useEffect(() => {
    hear.current = onKey;
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const isTyped = event.key !== 'Escape' && event.target instanceof HTMLInputElement;
      if (!isTyped && !event.ctrlKey && !event.metaKey && !event.altKey) hear.current(event.key);
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, []);
}
