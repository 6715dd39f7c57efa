import { Sheet } from '../ui/sheet.tsx';
import type { LogStart } from '../shell/log-start.tsx';

/** What the raised Log button opens. */
export function LogStartSheet({ onClose }: { start: LogStart; onClose: () => void }) {
  return (
    <Sheet isOpen onClose={onClose} title="Log a moment">
      {null}
    </Sheet>
  );
}
