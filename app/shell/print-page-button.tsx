import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import type { ComponentProps } from 'react';
import { printsPages } from '../device/platform.ts';
import { Button } from '../ui/button.tsx';

/** Puts what the page shows on paper; not there where the device prints no pages, so that nobody presses in vain. */
export function PrintPageButton({ onClick = printPage, ...rest }: ComponentProps<typeof Button>) {
  if (!printsPages()) return null;
  return <Button variant="soft" icon={<PrinterIcon weight="bold" aria-hidden="true" />} onClick={onClick} {...rest} />;
}

function printPage() {
  window.print();
}
