import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/button.tsx';
import styles from './add-photo.module.css';
import { PhotoSheet } from './photo-sheet.tsx';
import { PickPhotos } from './pick-photos.tsx';
import type { LikelyPerson } from './photo-sheet.tsx';
import { SendingPart } from './sending-part.tsx';
import { useSendingPhotos } from './use-sending.ts';

interface AddPhotoProps {
  report_id: string | null;
  /** Of a report that is not on the server yet. */
  report_client_id?: string | undefined;
  /** Who is probably in it: the people of the report, the person whose page this is. */
  likely: readonly LikelyPerson[];
}

/** Taken now or chosen: neither is written to the device's gallery by us. Afterwards: who is in it, and who may see it. */
export function AddPhoto({ report_id, report_client_id, likely }: AddPhotoProps) {
  const { t } = useLingui();
  const mayAdd = useMay('photos.add');
  const buttons = useRef<HTMLDivElement>(null);
  const wasChosenNow = useRef(false);
  const [toName, nameNext] = useState<string[]>([]);
  const [isNaming, name] = useState(false);
  const place = report_id ?? report_client_id ?? likely.map(({ id }) => id).join(' ');
  const of = likely.map(({ known_as }) => known_as);
  const { sent, send, goOn, forget } = useSendingPhotos(
    { place, of, report_id, report_client_id: report_client_id ?? null },
    (ids) => {
      nameNext((others) => [...others, ...ids]);
      if (wasChosenNow.current && !isElsewhere(buttons.current)) name(true);
    },
  );
  if (!mayAdd) return null;

  function choose(files: File[]) {
    wasChosenNow.current = true;
    send(files);
  }

  const [next] = toName;

  function close() {
    if (toName.length === 1) name(false);
    nameNext((others) => others.filter((id) => id !== next));
  }

  return (
    <div className={styles.add}>
      <div ref={buttons} className={styles.buttons}>
        <PickPhotos label={t`Choose photos`} isMany onPick={choose} />
      </div>
      <SendingPart sent={sent} onGoOn={goOn} onForget={forget} />
      <div role="status">
        {next !== undefined && !isNaming && (
          <Button size="small" variant="soft" onClick={() => name(true)}>
            {plural(toName.length, { one: 'Say who is in your new photo', other: 'Say who is in your # new photos' })}
          </Button>
        )}
      </div>
      {next !== undefined && isNaming && (
        <PhotoSheet key={next} photo_id={next} likely={likely} isNew onClose={close} />
      )}
    </div>
  );
}

/** Somebody who writes, or has opened something else meanwhile, is not interrupted: they are offered it instead. */
function isElsewhere(place: HTMLElement | null): boolean {
  const at = document.activeElement;
  if (at?.matches('textarea, select, [contenteditable], input:not([type="file"])') === true) return true;
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some((one) => !one.contains(place));
}
