import type { Language } from '@heartsease/domain/session/profile.ts';
import { chooseLanguage } from '../shell/choose-language.ts';
import { Button } from '../ui/button.tsx';
import { keepLanguageForNextSignIn, languageNow } from '../words/language.ts';

/** Leads into the other language, by its own name: the page around it is said anew, and this with it. */
export function LanguageButton() {
  const other: Language = languageNow() === 'cy-GB' ? 'en-GB' : 'cy-GB';

  async function choose() {
    if (await chooseLanguage(other)) keepLanguageForNextSignIn(other);
  }

  return (
    <Button variant="quiet" size="small" lang={other} onClick={() => void choose()}>
      {other === 'cy-GB' ? 'Cymraeg' : 'English'}
    </Button>
  );
}
