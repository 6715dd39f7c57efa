import { useLingui } from '@lingui/react/macro';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { isWelshGone } from './survey-draft.ts';
import type { InTwoLanguages } from './survey-draft.ts';
import styles from './survey-form.module.css';

interface WelshPartProps {
  label: string;
  name: string;
  now: InTwoLanguages;
  /** As it stood when somebody began to change it. */
  began: InTwoLanguages | undefined;
  error: string | undefined;
  onChange: (cy: string) => void;
}

/** The Welsh of some words. Where it went with the English that was changed, it says so, and can be brought back. */
export function WelshPart({ label, name, now, began, error, onChange }: WelshPartProps) {
  const { t } = useLingui();
  const isGone = isWelshGone(now, began);
  return (
    <div className={styles.welsh}>
      <Field
        label={label}
        optional
        lang="cy"
        name={name}
        value={now.cy}
        error={error}
        {...(isGone && {
          description: t`The Welsh was for the words before you changed them. Left empty, the English is asked.`,
        })}
        onChange={(event) => onChange(event.target.value)}
      />
      {isGone && (
        <Button
          variant="quiet"
          size="small"
          icon={<ArrowCounterClockwiseIcon weight="bold" aria-hidden="true" />}
          onClick={() => onChange(began?.cy ?? '')}
        >
          {t`It still fits: bring it back`}
        </Button>
      )}
    </div>
  );
}
