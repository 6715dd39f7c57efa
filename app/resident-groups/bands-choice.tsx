import { useLingui } from '@lingui/react/macro';
import { BAND_GUIDES } from '@heartsease/domain/pal/band-guides.ts';
import { SUPPORT_BANDS } from '@heartsease/domain/pal/instrument.ts';
import type { SupportBand } from '@heartsease/domain/pal/instrument.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import styles from './groups-screen.module.css';

interface BandsChoiceProps {
  bands: readonly SupportBand[];
  onChange: (bands: SupportBand[]) => void;
}

/** One or more ways of joining in. */
export function BandsChoice({ bands, onChange }: BandsChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.bands}>
      <legend>{t`Whose latest look says`}</legend>
      {SUPPORT_BANDS.map((band) => (
        <Checkbox
          key={band}
          label={BAND_GUIDES[band - 1]?.name ?? band}
          checked={bands.includes(band)}
          onChange={({ target }) =>
            onChange(SUPPORT_BANDS.filter((one) => (one === band ? target.checked : bands.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
