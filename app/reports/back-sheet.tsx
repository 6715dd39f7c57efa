import { createContext, use } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useOverlayEntry } from './overlay-entry.ts';
import type { OverlayEntry } from './overlay-entry.ts';

type BackSheetProps = Omit<ComponentProps<typeof Sheet>, 'isOpen' | 'onClose'> & {
  /** It has been closed, by whatever way. */
  onClosed: () => void;
  /** Another sheet stands in its place until that one is closed. */
  isBehind?: boolean;
  /** What it was opened for is done: its cross closes the sheet under it, too. */
  isDone?: boolean;
};

const SheetContext = createContext<OverlayEntry | null>(null);

/** A sheet that the back button closes, too. Mount it to open it. */
export function BackSheet({ onClosed, isBehind = false, isDone = false, ...sheet }: BackSheetProps) {
  const entry = useOverlayEntry(onClosed);
  return (
    <SheetContext value={entry}>
      <Sheet {...sheet} isOpen={!isBehind} onClose={isDone ? entry.closeAll : entry.close} />
    </SheetContext>
  );
}

/** The ways to close the sheet that one is in. */
export function useSheet(): OverlayEntry {
  const entry = use(SheetContext);
  if (entry === null) throw new Error('This belongs in a BackSheet');
  return entry;
}

type SheetButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'size' | 'full'> & {
  /** Closes the sheet unless told otherwise. */
  onPress?: (sheet: OverlayEntry) => void;
};

/** The main action at the foot of a sheet. */
export function SheetButton({ onPress, ...button }: SheetButtonProps) {
  const sheet = useSheet();
  return <Button {...button} size="large" full onClick={() => (onPress ? onPress(sheet) : sheet.close())} />;
}
