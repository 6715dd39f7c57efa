import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useState } from 'react';
import type { PhotoBook } from '@heartsease/domain/photo-book/photo-book.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { BleedSwitch } from './bleed-switch.tsx';
import { useBookFile } from './photo-book.api.ts';

/** The book as a PDF: to print here, or for a printer who binds it. A memory book is one press, a sheet is not in its way. */
export function DownloadBook({ book }: { book: PhotoBook }) {
  const { t } = useLingui();
  const [isOpen, open] = useState(false);
  const [has_bleed, setBleed] = useState(false);
  const { mutate, isPending } = useBookFile(() => open(false));
  const icon = <DownloadSimpleIcon weight="bold" aria-hidden="true" />;
  const make = (bleed: boolean) => mutate({ resident_id: book.resident.id, has_bleed: bleed });
  if (book.kind === 'memory') {
    return (
      <Button busy={isPending} icon={icon} onClick={() => make(false)}>
        {t`Make the memory book`}
      </Button>
    );
  }
  return (
    <>
      <Button icon={icon} aria-haspopup="dialog" onClick={() => open(true)}>
        {t`Make a PDF`}
      </Button>
      {isOpen && (
        <Sheet
          isOpen
          onClose={() => open(false)}
          title={t`The book as a PDF`}
          description={t`A4 across. Only what may be shown to the family today is in it.`}
          footer={
            <Button size="large" full busy={isPending} icon={icon} onClick={() => make(has_bleed)}>
              {t`Make the PDF`}
            </Button>
          }
        >
          <BleedSwitch isOn={has_bleed} onChange={setBleed} />
        </Sheet>
      )}
    </>
  );
}
