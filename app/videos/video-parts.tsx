import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ACTIVITY_CATEGORIES } from '@heartsease/domain/activities/activity-detail.ts';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import { VideoLicence } from '@heartsease/domain/videos/video.ts';
import type { VideoPeople } from '@heartsease/domain/videos/video.ts';
import { FilterChip } from '../ui/chip.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { useCategoryWord } from '../words/category-word.ts';
import { useVideoFieldWords } from './video-fields.ts';
import type { VideoFields } from './video-fields.ts';
import styles from './video-form.module.css';
import { useVideoLicenceWords } from './video-words.ts';

interface PartProps {
  fields: VideoFields;
  change: (part: Partial<VideoFields>) => void;
  errorOf: (field: string) => string | undefined;
}

/** What it is, and for whom. */
export function WhatPart({ fields, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const { labels } = useVideoFieldWords();
  const categoryWord = useCategoryWord();
  const { domains, bands } = fields;
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t`What it is`}</legend>
      <Field
        label={labels.title}
        id="title"
        autoComplete="off"
        maxLength={120}
        error={errorOf('title')}
        value={fields.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextareaField
        label={labels.in_short}
        id="in_short"
        optional
        rows={2}
        maxLength={300}
        error={errorOf('in_short')}
        value={fields.in_short}
        onChange={({ target }) => change({ in_short: target.value })}
      />
      <Several name="domains" label={labels.domains}>
        {ACTIVITY_CATEGORIES.map((one) => (
          <FilterChip
            key={one}
            isOn={domains.includes(one)}
            onChange={(isOn) =>
              change({
                domains: ACTIVITY_CATEGORIES.filter((other) => (other === one ? isOn : domains.includes(other))),
              })
            }
          >
            {categoryWord(one)}
          </FilterChip>
        ))}
      </Several>
      <Several name="bands" label={labels.bands}>
        {BAND_GUIDES.map(({ support_band: one, name }) => (
          <FilterChip
            key={one}
            isOn={bands.includes(one)}
            onChange={(isOn) =>
              change({
                bands: isOn ? [...bands, one].toSorted((a, b) => a - b) : bands.filter((other) => other !== one),
              })
            }
          >
            {name}
          </FilterChip>
        ))}
      </Several>
    </fieldset>
  );
}

function Several({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div role="group" id={name} tabIndex={-1} aria-labelledby={`${name}-label`}>
      <p id={`${name}-label`} className={styles.label}>
        {label}
      </p>
      <div className={styles.chips}>{children}</div>
    </div>
  );
}

/** Under what it may be shown, who made it, and who is in it. */
export function RightsPart({ fields, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const { labels } = useVideoFieldWords();
  const licences = useVideoLicenceWords();
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t`Rights and people`}</legend>
      <ChoiceGroup<VideoPeople>
        label={labels.people}
        name="people"
        description={t`Families of this home see these films too.`}
        error={errorOf('people')}
        value={fields.people}
        onChange={(people) => change({ people })}
        options={[
          { value: 'nobody', label: t`Nobody who lives here` },
          {
            value: 'agreed',
            label: t`All have agreed`,
            description: t`Everybody who can be seen or heard knows of it.`,
          },
        ]}
        columns={2}
      />
      <Select<VideoLicence>
        label={labels.licence}
        name="licence"
        error={errorOf('licence')}
        value={fields.licence}
        onChange={(licence) => change({ licence })}
        options={VideoLicence.options.map((value) => ({ value, label: licences[value] }))}
      />
      <Field
        label={labels.attribution}
        id="attribution"
        optional={fields.licence === 'own'}
        maxLength={300}
        error={errorOf('attribution')}
        value={fields.attribution}
        onChange={({ target }) => change({ attribution: target.value })}
      />
    </fieldset>
  );
}
