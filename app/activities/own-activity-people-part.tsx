import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useState } from 'react';
import { ActivityHazard } from '@heartsease/domain/activities/activity-detail.ts';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import formStyles from '../ui/form.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { Select } from '../ui/select.tsx';
import { useActivityWords } from './activity-words.ts';
import styles from './own-activity-form.module.css';
import { SentenceField } from './own-activity-fields.tsx';
import type { PartProps } from './own-activity-parts.tsx';
import { useOwnActivityWords } from './own-activity-words.ts';

/** For each way of joining in that it suits: how. */
export function BandsPart({ fields: { bands }, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const { labels } = useOwnActivityWords();
  return (
    <fieldset className={formStyles.part} id="bands" tabIndex={-1}>
      <legend>{labels.bands}</legend>
      <p className="secondary">{t`Tick whom it suits, and say how: richer for some, gentler for others.`}</p>
      <FieldError id="bands-error" error={errorOf('bands')} />
      {BAND_GUIDES.map(({ support_band, name }) => {
        const said = bands.find(({ band }) => band === support_band);
        const others = bands.filter(({ band }) => band !== support_band);
        const put = (how: string) =>
          change({
            bands: [...others, { band: support_band, how }].toSorted((one, other) => one.band - other.band),
          });
        return (
          <div key={support_band} className={styles.band}>
            <Checkbox
              label={name}
              checked={said !== undefined}
              onChange={({ target }) => (target.checked ? put('') : change({ bands: others }))}
            />
            {said && (
              <SentenceField
                label={t`How, for: ${name}`}
                hideLabel
                placeholder={t`How?`}
                maxLength={300}
                value={said.how}
                onChange={put}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** What can go wrong, each with what to do about it. */
export function RisksPart({ fields: { risks }, change, errorOf }: PartProps) {
  const { t } = useLingui();
  const { labels } = useOwnActivityWords();
  const { hazards } = useActivityWords();
  const left = ActivityHazard.options.filter((hazard) => !risks.some((risk) => risk.hazard === hazard));
  const [next, setNext] = useState<ActivityHazard | null>(null);
  const chosen = next !== null && left.includes(next) ? next : null;
  return (
    <fieldset className={formStyles.part} id="risks" tabIndex={-1}>
      <legend>{labels.risks}</legend>
      <FieldError id="risks-error" error={errorOf('risks')} />
      {risks.map(({ hazard, care }) => (
        <div key={hazard} className={styles.risk}>
          <SentenceField
            label={hazards[hazard]}
            maxLength={300}
            value={care}
            onChange={(said) =>
              change({ risks: risks.map((risk) => (risk.hazard === hazard ? { hazard, care: said } : risk)) })
            }
          />
          <IconButton
            label={t`Take out: ${hazards[hazard]}`}
            icon={<XIcon weight="bold" aria-hidden="true" />}
            onClick={() => change({ risks: risks.filter((risk) => risk.hazard !== hazard) })}
          />
        </div>
      ))}
      <div className={styles.risk}>
        <Select
          label={t`What else can go wrong?`}
          value={chosen}
          onChange={(hazard) => setNext(hazard)}
          placeholder={t`Choose a hazard`}
          options={left.map((hazard) => ({ value: hazard, label: hazards[hazard] }))}
        />
        <Button
          variant="soft"
          icon={<PlusIcon weight="bold" aria-hidden="true" />}
          disabled={chosen === null}
          onClick={() => {
            if (chosen === null) return;
            change({ risks: [...risks, { hazard: chosen, care: '' }] });
            setNext(null);
          }}
        >
          {t`Add`}
        </Button>
      </div>
    </fieldset>
  );
}
