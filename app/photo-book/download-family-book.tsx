import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useState } from 'react';
import type { FamilyBookPage } from '@heartsease/domain/family-organisation/family-book.ts';
import { printedParts } from '@heartsease/domain/family-organisation/lay-family-book.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useTimeWords } from '../words/time.ts';
import { BleedSwitch } from './bleed-switch.tsx';
import styles from './book-form.module.css';
import { useFamilyBookFile } from './family-book.api.ts';

/** The book as a PDF, the oldest page first; one that is longer than can be bound in parts. */
export function DownloadFamilyBook({ pages }: { pages: readonly FamilyBookPage[] }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const [isOpen, open] = useState(false);
  const [has_bleed, setBleed] = useState(false);
  const { mutate, isPending } = useFamilyBookFile(() => open(false));
  const parts = printedParts(pages);
  const [chosen, choose] = useState<number | null>(null);
  const part = chosen ?? parts.length;
  const icon = <DownloadSimpleIcon weight="bold" aria-hidden="true" />;
  return (
    <>
      <Button variant="soft" icon={icon} aria-haspopup="dialog" onClick={() => open(true)}>
        {t`Make a PDF`}
      </Button>
      {isOpen && (
        <Sheet
          isOpen
          onClose={() => open(false)}
          title={t`The book as a PDF`}
          description={t`A4 across, the oldest page first, with room for your own words at the end.`}
          footer={
            <Button size="large" full busy={isPending} icon={icon} onClick={() => mutate({ part, has_bleed })}>
              {t`Make the PDF`}
            </Button>
          }
        >
          <div className={styles.sheet}>
            {parts.length > 1 && (
              <ChoiceGroup
                name="part"
                label={t`Which days?`}
                value={String(part)}
                onChange={(value) => choose(Number(value))}
                options={parts.map((of, place) => ({
                  value: String(place + 1),
                  label: `${time.date(of[0]?.day ?? '')} – ${time.date(of.at(-1)?.day ?? '')}`,
                }))}
              />
            )}
            <BleedSwitch isOn={has_bleed} onChange={setBleed} />
          </div>
        </Sheet>
      )}
    </>
  );
}
