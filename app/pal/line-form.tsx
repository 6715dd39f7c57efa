import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { InstrumentSection } from '@heartsease/domain/pal/instrument.ts';
import { NOT_SURE } from '@heartsease/domain/pal/outcome.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { TextareaField } from '../ui/field.tsx';
import styles from './look-screen.module.css';
import type { Look } from './use-look.ts';

interface LineFormProps {
  name: string;
  section: InstrumentSection;
  look: Look;
  /** The band of this line last time, as the instrument calls it. */
  last: string | null;
  /** Null on the first line. */
  onBack: (() => void) | null;
  onNext: () => void;
}

/** One line: what fits best, and what helps. */
export function LineForm({ name, section, look, last, onBack, onNext }: LineFormProps) {
  const { t } = useLingui();
  const [mustChoose, setMustChoose] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const choice = useRef<HTMLInputElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const field = `answers.${section.key}`;
  const help = `helps.${section.key}`;
  const chosen = look.flat[field] ?? '';
  const options = [
    ...section.options.map(({ key, band, text }) => ({
      value: key,
      label: text,
      description: last === band ? t`Chosen last time` : undefined,
    })),
    { value: NOT_SURE, label: t`Not sure`, description: t`Watch for a few more days, or ask somebody who knows.` },
  ];

  function choose(value: string) {
    setMustChoose(false);
    look.change(field, value);
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== '') onNext();
        else {
          setMustChoose(true);
          choice.current?.focus();
        }
      }}
    >
      <Card className={styles.card}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {section.label}
        </h2>

        <ChoiceGroup
          label={t`What fits ${name} best?`}
          ref={choice}
          name={field}
          value={chosen === '' ? null : chosen}
          error={mustChoose ? t`Choose one of these` : undefined}
          onChange={choose}
          options={options}
        />
        <TextareaField
          label={t`What helps here?`}
          optional
          rows={2}
          maxLength={300}
          name={help}
          value={look.flat[help] ?? ''}
          error={look.errors[help]?.[0]}
          onChange={({ target }) => look.change(help, target.value)}
        />
      </Card>
      <div className={styles.ways}>
        {onBack !== null && (
          <Button variant="line" size="large" onClick={onBack}>
            {t`Line before`}
          </Button>
        )}
        <Button type="submit" size="large">
          {t`Next`}
        </Button>
      </div>
    </form>
  );
}
