import { useLingui } from '@lingui/react/macro';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { Suspense, lazy, useState } from 'react';
import { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import {
  ActivityCost,
  ActivityPlace,
  ActivitySeason,
  ActivityTime,
} from '@heartsease/domain/activities/activity-detail.ts';
import type { OwnActivityFields } from '@heartsease/domain/activities/own-activity.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { Select } from '../ui/select.tsx';
import { useActivityWords, useFormatWords } from './activity-words.ts';
import { ActivityCardPreview } from './activity-card.tsx';
import { LinesField, NumberField, SentenceField, SeveralOf } from './own-activity-fields.tsx';
import styles from './own-activity-form.module.css';
import { useOwnActivityWords } from './own-activity-words.ts';

/** It knows all the interests, by whose names the drawings are found, so it comes when it is asked for. */
const IconPicker = lazy(async () => ({
  default: await fetchPart(async () => (await import('../ui/icon-picker.tsx')).IconPicker),
}));

export interface PartProps {
  fields: OwnActivityFields;
  change: (part: Partial<OwnActivityFields>) => void;
  errorOf: (field: keyof OwnActivityFields) => string | undefined;
}

interface CardPartProps extends PartProps {
  /** What of the library already has this title. */
  sameTitle: string | undefined;
  onTitleDone?: () => void;
}

/** What its card in the library says, as it will stand there. */
export function CardPart({ fields, change, errorOf, sameTitle, onTitleDone }: CardPartProps) {
  const { t } = useLingui();
  const { labels } = useOwnActivityWords();
  const [isPicking, setPicking] = useState(false);
  return (
    <div className={formStyles.part}>
      <Field
        label={labels.title}
        id="title"
        error={errorOf('title')}
        description={sameTitle && t`The library has “${sameTitle}” already. Say in the title what is different here.`}
        autoComplete="off"
        maxLength={120}
        value={fields.title}
        onChange={({ target }) => change({ title: target.value })}
        onBlur={onTitleDone}
      />
      <TextareaField
        label={labels.summary}
        id="summary"
        optional
        rows={3}
        error={errorOf('summary')}
        value={fields.summary}
        onChange={({ target }) => change({ summary: target.value })}
      />
      <div>
        <p className={styles.label}>{t`Its card`}</p>
        <div className={styles.preview}>
          <ActivityCardPreview
            activity={{ ...fields, title: fields.title || t`Your activity`, minutes: fields.minutes || 0 }}
          />
          <Button
            variant="line"
            icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
            onClick={() => setPicking(true)}
          >
            {t`Choose a drawing`}
          </Button>
        </div>
      </div>
      {isPicking && (
        <Suspense>
          <IconPicker
            look={{ icon: fields.icon, tint: fields.tint }}
            onChange={change}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** How long, with whom, where and when. */
export function PracticalPart({ fields, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const { labels } = useOwnActivityWords();
  const formats = useFormatWords();
  const { places, seasons, times, costs } = useActivityWords();
  const { from, to } = fields.group_size;
  return (
    <fieldset className={formStyles.part}>
      <legend>{t`When, where and with whom`}</legend>
      <div className={styles.numbers}>
        <NumberField
          label={labels.minutes}
          name="minutes"
          error={errorOf('minutes')}
          value={fields.minutes}
          onChange={(minutes) => change({ minutes })}
        />
        <NumberField
          label={t`People at least`}
          name="group_size"
          error={errorOf('group_size')}
          value={from}
          onChange={(fewest) => change({ group_size: { from: fewest, to } })}
        />
        <NumberField
          label={t`People at most`}
          name="group_size_to"
          error={undefined}
          value={to}
          onChange={(most) => change({ group_size: { from, to: most } })}
        />
      </div>
      <SeveralOf
        label={labels.formats}
        name="formats"
        error={errorOf('formats')}
        value={fields.formats}
        words={formats}
        options={ActivityFormat.options}
        onChange={(chosen) => change({ formats: chosen })}
      />
      <SeveralOf
        label={labels.places}
        name="places"
        error={errorOf('places')}
        value={fields.places}
        words={places}
        options={ActivityPlace.options}
        onChange={(chosen) => change({ places: chosen })}
      />
      <SeveralOf
        label={labels.seasons}
        name="seasons"
        description={t`None means all the year.`}
        error={errorOf('seasons')}
        value={fields.seasons}
        words={seasons}
        options={ActivitySeason.options}
        onChange={(chosen) => change({ seasons: chosen })}
      />
      <SeveralOf
        label={labels.times}
        name="times"
        description={t`None means any time.`}
        error={errorOf('times')}
        value={fields.times}
        words={times}
        options={ActivityTime.options}
        onChange={(chosen) => change({ times: chosen })}
      />
      <Select
        label={labels.cost}
        name="cost"
        value={fields.cost}
        onChange={(cost) => change({ cost: ActivityCost.parse(cost) })}
        options={ActivityCost.options.map((cost) => ({ value: cost, label: costs[cost] }))}
      />
    </fieldset>
  );
}

/** What its sheet says for whoever does it. */
export function SheetPart({ fields, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const { labels } = useOwnActivityWords();
  const { minutes, text } = fields.preparation;
  return (
    <fieldset className={formStyles.part}>
      <legend>{t`How it goes`}</legend>
      <LinesField
        label={labels.steps}
        name="steps"
        rows={5}
        error={errorOf('steps')}
        value={fields.steps}
        onChange={(steps) => change({ steps })}
      />
      <LinesField
        label={labels.needs}
        name="needs"
        error={errorOf('needs')}
        value={fields.needs}
        onChange={(needs) => change({ needs })}
      />
      <div className={styles.prepare}>
        <NumberField
          label={t`Minutes to prepare`}
          name="preparation"
          error={errorOf('preparation')}
          value={minutes}
          onChange={(before) => change({ preparation: { minutes: before, text } })}
        />
        <SentenceField
          label={labels.preparation}
          optional
          maxLength={300}
          value={text}
          onChange={(said) => change({ preparation: { minutes, text: said } })}
        />
      </div>
      <LinesField
        label={labels.conversation_starters}
        name="conversation_starters"
        rows={3}
        error={errorOf('conversation_starters')}
        value={fields.conversation_starters}
        onChange={(conversation_starters) => change({ conversation_starters })}
      />
    </fieldset>
  );
}
