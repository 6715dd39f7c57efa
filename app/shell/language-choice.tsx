import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Language } from '@heartsease/domain/session/profile.ts';
import { chooseLanguage } from './choose-language.ts';
import { languageNow, onLanguageChange } from '../words/language.ts';
import { Segments } from './look-choice.tsx';

/** Each in its own words, so that nobody has to read another language to find theirs. */
const LANGUAGE_NAMES: Record<Language, string> = { 'en-GB': 'English', 'cy-GB': 'Cymraeg' };

interface LanguageChoiceProps {
  /** Of a choice made before a sign-in, and of one's own. */
  onChosen: (language: Language) => void;
}

/** The language of the app; it applies at once. */
export function LanguageChoice({ onChosen }: LanguageChoiceProps) {
  const { t } = useLingui();
  const spoken = useSyncExternalStore(onLanguageChange, languageNow);

  async function choose(language: Language) {
    if (await chooseLanguage(language)) onChosen(language);
  }

  return (
    <Segments
      legend={t`Language`}
      name="language"
      chosen={spoken}
      options={Language.options.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
      onChoose={(language) => void choose(language)}
    />
  );
}
