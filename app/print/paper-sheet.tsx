import { useLingui } from '@lingui/react/macro';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import type { ReactNode } from 'react';
import { PAPER_LANGUAGES, PAPER_SIZES } from '@heartsease/domain/print/print.ts';
import type { PaperLanguages, PaperLook } from '@heartsease/domain/print/print.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import { keepLook, usePaperLook } from './paper-look.ts';

interface PaperSheetProps {
  title: string;
  description: string;
  onClose: () => void;
  busy: boolean;
  onPrint: (look: PaperLook) => void;
  /** A list to tick has no pictures to leave out. */
  withoutPictures?: boolean;
  /** What there is to choose besides, above the rest. */
  children?: ReactNode;
}

/** How a thing is wanted on paper. What was chosen last stands there already: one press prints it. */
export function PaperSheet({
  title,
  description,
  onClose,
  busy,
  onPrint,
  withoutPictures = false,
  children,
}: PaperSheetProps) {
  const { t } = useLingui();
  const [look, setLook] = usePaperLook();
  const languages: Record<PaperLanguages, string> = { en: t`English`, cy: t`Welsh`, both: t`Both` };

  function print() {
    if (look === null) return;
    keepLook(look);
    onPrint(look);
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <Button size="large" full busy={busy} icon={<PrinterIcon weight="bold" aria-hidden="true" />} onClick={print}>
          {t`Make the PDF`}
        </Button>
      }
    >
      {children}
      {look !== null && (
        <>
          <ChoiceGroup
            name="paper"
            label={t`Paper`}
            columns={2}
            value={look.paper}
            onChange={(paper) => setLook({ ...look, paper })}
            options={PAPER_SIZES.map((size) => ({ value: size, label: size }))}
          />
          <ChoiceGroup
            name="languages"
            label={t`Language`}
            columns={3}
            value={look.languages}
            onChange={(chosen) => setLook({ ...look, languages: chosen })}
            options={PAPER_LANGUAGES.map((value) => ({ value, label: languages[value] }))}
          />
          <Switch
            label={t`Large print`}
            description={t`Nothing smaller than 18 points; it may take another page.`}
            isOn={look.is_large_print}
            onChange={(is_large_print) => setLook({ ...look, is_large_print })}
          />
          {!withoutPictures && (
            <Switch
              label={t`Pictures`}
              isOn={look.has_pictures}
              onChange={(has_pictures) => setLook({ ...look, has_pictures })}
            />
          )}
        </>
      )}
    </Sheet>
  );
}
