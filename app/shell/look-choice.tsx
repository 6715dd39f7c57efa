import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { TextSize, Theme } from '@heartsease/domain/session/profile.ts';
import type { Preferences } from '@heartsease/domain/session/profile.ts';
import { applyLook, lookNow, onLookChange, textSizeNow, themeNow } from './look.ts';
import styles from './look-choice.module.css';

interface LookChoiceProps {
  onChoose?: (look: Preferences) => void;
}

/** The size of the text, shown at its own size; it applies at once. */
export function TextSizeChoice({ onChoose }: LookChoiceProps) {
  const { t } = useLingui();
  const chosen = useSyncExternalStore(onLookChange, textSizeNow);
  const words: Record<TextSize, string> = { standard: t`Standard`, large: t`Large`, larger: t`Larger` };
  return (
    <Segments
      legend={t`Text size`}
      name="text_size"
      chosen={chosen}
      options={TextSize.options.map((value) => ({ value, label: words[value] }))}
      onChoose={(text_size) => {
        const look = { ...lookNow(), text_size };
        applyLook(look);
        onChoose?.(look);
      }}
    />
  );
}

/** Light, dark, or as the device has it; it applies at once. */
export function ThemeChoice({ onChoose }: LookChoiceProps) {
  const { t } = useLingui();
  const chosen = useSyncExternalStore(onLookChange, themeNow);
  const words: Record<Theme, string> = { auto: t`Auto`, light: t`Light`, dark: t`Dark` };
  return (
    <Segments
      legend={t`Light or dark`}
      name="theme"
      chosen={chosen}
      options={Theme.options.map((value) => ({ value, label: words[value] }))}
      onChoose={(theme) => {
        const look = { ...lookNow(), theme };
        applyLook(look);
        onChoose?.(look);
      }}
    />
  );
}

interface SegmentsProps<Value extends string> {
  legend: string;
  name: string;
  chosen: Value;
  options: { value: Value; label: string; lang?: string }[];
  onChoose: (value: Value) => void;
}

/** A few choices in a row. A `lang` tells a voice how to say the words of another language. */
export function Segments<Value extends string>({ legend, name, chosen, options, onChoose }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.segments} data-name={name}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {options.map(({ value, label, lang }) => (
          <label key={value} className={styles.segment} data-value={value} lang={lang}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
