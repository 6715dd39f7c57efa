import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { showToast } from './toast-store.ts';

/** Copies what stands on the screen, and says so. A browser may refuse it, and over plain http none has it at all. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: copied });
  } catch {
    showToast({ kind: 'warning', text: i18n._(msg`This device does not let the app copy. Select it and copy.`) });
  }
}
