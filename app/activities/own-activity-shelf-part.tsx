import { useLingui } from '@lingui/react/macro';
import { ACTIVITY_CATEGORIES } from '@heartsease/domain/activities/activity-detail.ts';
import { Licence } from '@heartsease/domain/activities/own-activity.ts';
import formStyles from '../ui/form.module.css';
import { Select } from '../ui/select.tsx';
import { useCategoryWord } from '../words/category-word.ts';
import styles from './own-activity-form.module.css';
import type { PartProps } from './own-activity-parts.tsx';
import { useLicenceWords, useOwnActivityWords } from './own-activity-words.ts';
import { ThemesField } from './themes-field.tsx';

/** Which side of a good week it is for, and by what it is found. */
export function ShelfPart({ fields, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const { labels } = useOwnActivityWords();
  const categoryWord = useCategoryWord();
  const licences = useLicenceWords();
  const amounts = [t`none`, t`a little`, t`some`, t`a lot`];
  return (
    <fieldset className={formStyles.part}>
      <legend>{t`What it is good for`}</legend>
      <Select
        label={labels.category}
        name="category"
        value={fields.category}
        onChange={(category) => change({ category })}
        options={ACTIVITY_CATEGORIES.map((category) => ({ value: category, label: categoryWord(category) }))}
      />
      <div role="group" id="weights" tabIndex={-1} aria-labelledby="weights-label">
        <p id="weights-label" className={styles.label}>
          {labels.weights}
        </p>
        <ul className={styles.weights}>
          {ACTIVITY_CATEGORIES.map((category) => (
            <li key={category}>
              <label htmlFor={`weight-${category}`}>{categoryWord(category)}</label>
              <input
                id={`weight-${category}`}
                type="range"
                min={0}
                max={3}
                step={1}
                value={fields.weights[category]}
                aria-valuetext={amounts[fields.weights[category]]}
                onChange={({ target }) => change({ weights: { ...fields.weights, [category]: target.valueAsNumber } })}
              />
              <span aria-hidden="true">{amounts[fields.weights[category]]}</span>
            </li>
          ))}
        </ul>
      </div>
      <ThemesField
        label={labels.themes}
        error={errorOf('themes')}
        value={fields.themes}
        onChange={(themes) => change({ themes })}
      />
      <Select
        label={labels.licence}
        name="licence"
        value={fields.licence}
        onChange={(licence) => change({ licence: Licence.parse(licence) })}
        options={Licence.options.map((licence) => ({ value: licence, label: licences[licence] }))}
      />
    </fieldset>
  );
}
