import { t } from '@lingui/core/macro';
import type { Language } from '@heartsease/domain/session/profile.ts';
import { showToast } from '../ui/toast-store.ts';
import { speak } from '../words/language.ts';

/** Speaks what somebody chose. False when its words could not be fetched; then it is said that nothing changed. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  try {
    await speak(language);
    return true;
  } catch (caught) {
    console.error(caught);
    showToast({ kind: 'danger', text: t`That did not work. Nothing was changed. Try again in a moment.` });
    return false;
  }
}
