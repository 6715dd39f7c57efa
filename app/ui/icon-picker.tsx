import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { TINTS } from '@heartsease/domain/activities/activity.ts';
import type { Tint } from '@heartsease/domain/activities/activity.ts';
import { findForgiving } from '@heartsease/domain/find-forgiving.ts';
import { INTERESTS } from '@heartsease/domain/interests/catalogue.ts';
import { ACTIVITY_ICONS } from './activity-icons.ts';
import { Button } from './button.tsx';
import { SearchField } from './search-field.tsx';
import { Sheet } from './sheet.tsx';
import { Stamp } from './stamp.tsx';
import { useTintWords } from './tint-words.ts';
import styles from './icon-picker.module.css';

interface Look {
  icon: string;
  tint: Tint;
}

interface IconPickerProps {
  look: Look;
  onChange: (look: Look) => void;
  onClose: () => void;
}

/** Which drawing on which colour: all that there are, found by name and by what people draw them for. */
export function IconPicker({ look, onChange, onClose }: IconPickerProps) {
  const { t } = useLingui();
  const [typed, type] = useState('');
  const tints = useTintWords();
  const id = useId();
  const found = findForgiving(ACTIVITY_ICONS, typed, (icon) => ({
    names: [nameOf(icon)],
    also: (DRAWN_FOR.get(icon) ?? []).flatMap(({ label, also }) => [label, ...also]),
  }));
  return (
    <Sheet
      isOpen
      onClose={onClose}
      side="end"
      title={t`Choose a drawing`}
      lead={<Stamp icon={look.icon} tint={look.tint} size="l" />}
      footer={
        <Button full onClick={onClose}>
          {t`Done`}
        </Button>
      }
    >
      <fieldset className={styles.part}>
        <legend>{t`Colour`}</legend>
        <div className={styles.choices}>
          {TINTS.map((tint) => (
            <label key={tint} className={styles.choice}>
              <input
                type="radio"
                name={`${id}-tint`}
                className="visually-hidden"
                checked={tint === look.tint}
                onChange={() => onChange({ ...look, tint })}
              />
              <Stamp icon={look.icon} tint={tint} />
              <span className="visually-hidden">{tints[tint]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <SearchField
        label={t`Search the drawings`}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onClear={() => type('')}
      />
      <fieldset className={styles.part}>
        <legend>{t`Drawing`}</legend>
        {found.length === 0 && <p className="secondary">{t`No drawing is called that.`}</p>}
        <div className={styles.choices}>
          {found.map((icon) => (
            <label key={icon} className={styles.choice} title={nameOf(icon)}>
              <input
                type="radio"
                name={`${id}-icon`}
                className="visually-hidden"
                checked={icon === look.icon}
                onChange={() => onChange({ ...look, icon })}
              />
              <Stamp icon={icon} tint={look.tint} />
              <span className="visually-hidden">{nameOf(icon)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Sheet>
  );
}

function nameOf(icon: string): string {
  return icon.replaceAll('-', ' ');
}

/** The interests that are drawn with it: `train` stands for railways and timetables. */
const DRAWN_FOR = Map.groupBy(INTERESTS, ({ icon }) => icon);
