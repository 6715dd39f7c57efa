import { useLingui } from '@lingui/react/macro';
import { EFFECTS, OBSERVATION_KINDS } from '@heartsease/domain/observations/observation.ts';
import { SIGNS } from '@heartsease/domain/reports/depth.ts';
import { FilterChip } from '../ui/chip.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import styles from './kind-part.module.css';
import type { ObservationFields, Problems } from './observation-form.ts';
import { useSignWord } from '../words/sign-words.ts';
import { useEffectWords, useKindWords } from './observation-words.ts';

interface KindPartProps {
  /** What the person is called; empty while nobody is chosen. */
  name: string;
  fields: ObservationFields;
  problems: Problems;
  put: (change: Partial<ObservationFields>) => void;
}

/** What it is about, with what belongs to each kind, and what one could see. */
export function KindPart({ name, fields, problems, put }: KindPartProps) {
  const { t } = useLingui();
  const kinds = useKindWords();
  const effects = useEffectWords();
  const signWord = useSignWord();
  return (
    <>
      <fieldset className={styles.part} id="kind" tabIndex={-1}>
        <legend className={styles.legend}>{t`What is it about?`}</legend>
        <FieldError id="kind-error" error={problems['kind']} />
        <div className={styles.chips}>
          {OBSERVATION_KINDS.map((kind) => (
            <FilterChip key={kind} isOn={fields.kind === kind} onChange={() => put({ kind })}>
              {kinds[kind]}
            </FilterChip>
          ))}
        </div>
      </fieldset>
      {fields.kind === 'new_preference' && (
        <Field
          id="preference"
          label={name === '' ? t`What do they like?` : t`What does ${name} like?`}
          description={t`A word or two, such as “brass bands”. It is offered to the interests.`}
          maxLength={60}
          value={fields.preference}
          error={problems['preference']}
          onChange={(event) => put({ preference: event.target.value })}
        />
      )}
      {fields.kind === 'effect_later' && (
        <ChoiceGroup
          label={name === '' ? t`How were they then?` : t`How was ${name} then?`}
          name="effect"
          value={fields.effect}
          onChange={(effect) => put({ effect })}
          columns={3}
          options={EFFECTS.map((value) => ({ value, label: effects[value] }))}
        />
      )}
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t`What could you see?`}</legend>
        <div className={styles.chips}>
          {SIGNS.map((sign) => (
            <FilterChip
              key={sign}
              isOn={fields.signs.includes(sign)}
              onChange={(isOn) =>
                put({ signs: isOn ? [...fields.signs, sign] : fields.signs.filter((one) => one !== sign) })
              }
            >
              {signWord(sign)}
            </FilterChip>
          ))}
        </div>
      </fieldset>
    </>
  );
}
