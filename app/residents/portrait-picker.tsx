import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { isSame } from '@heartsease/domain/merge.ts';
import type { Portrait } from '@heartsease/domain/portraits/portrait.ts';
import type { setFace } from '@heartsease/domain/residents/profile.endpoints.ts';
import type { Profile } from '@heartsease/domain/residents/profile.ts';
import { Button } from '../ui/button.tsx';
import { Face } from '../ui/face.tsx';
import { PORTRAIT_PARTS, STARTERS, variationsOf } from './portrait-parts.ts';
import type { PortraitPart } from './portrait-parts.ts';
import styles from './picture-screen.module.css';

interface PortraitPickerProps {
  profile: Profile;
  isBusy: boolean;
  onSave: (face: InputOf<typeof setFace>['face']) => Promise<void>;
}

/** A drawing, part by part: every choice shows the whole face as it would be. */
export function PortraitPicker({ profile, isBusy, onSave }: PortraitPickerProps) {
  const { t } = useLingui();
  const [portrait, choose] = useState<Portrait | null>(profile.face.portrait);
  const known_as = profile.known_as;
  const labels: Record<PortraitPart, string> = {
    skin: t`Skin`,
    hair: t`Hair colour`,
    hair_style: t`Hair`,
    head_covering: t`On the head`,
    glasses: t`Glasses`,
    beard: t`Beard`,
    hearing_aid: t`Hearing aid`,
    wear: t`Clothes`,
    wear_colour: t`Colour of the clothes`,
    backdrop: t`Background`,
    backdrop_colour: t`Colour of the background`,
  };
  return (
    <>
      {portrait !== null && <Face person={{ known_as, portrait }} size="xl" />}
      <Row label={t`Begin with`} faces={STARTERS} chosen={portrait} onChoose={choose} />
      {portrait !== null &&
        PORTRAIT_PARTS.map((part) => (
          <Row
            key={part}
            label={labels[part]}
            faces={variationsOf(portrait, part)}
            chosen={portrait}
            onChoose={choose}
          />
        ))}
      {portrait !== null && (
        <Button full busy={isBusy} onClick={() => void onSave({ kind: 'portrait', portrait })}>
          {t`Use this drawing`}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  label: string;
  faces: Portrait[];
  chosen: Portrait | null;
  onChoose: (portrait: Portrait) => void;
}

function Row({ label, faces, chosen, onChoose }: RowProps) {
  const name = useId();
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {faces.map((portrait, place) => (
          <label key={JSON.stringify(portrait)} className={styles.choice}>
            <input
              type="radio"
              name={name}
              aria-label={`${label} ${place + 1}`}
              checked={chosen !== null && isSame(portrait, chosen)}
              onChange={() => onChoose(portrait)}
            />
            <Face person={{ known_as: label, portrait }} size="l" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
