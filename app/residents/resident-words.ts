import { select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ResidentStatus } from '@heartsease/domain/residents/resident.ts';

/** What is to be known before one goes to see somebody; null for whoever is simply here. */
export function useStatusWord(): (status: ResidentStatus) => string | null {
  const { t } = useLingui();
  return (status) => {
    switch (status) {
      case 'active':
        return null;
      case 'respite':
        return t`Short stay`;
      case 'away':
        return t`Away`;
      case 'moved_on':
        return t`Moved away`;
      case 'died':
        return t`In memory`;
    }
  };
}

/** The language that somebody would rather speak; null for English, which everybody here does. Told by its own name. */
export function languageWord(language: string): string | null {
  if (language === '' || language === 'English') return null;
  if (language === 'Welsh') return 'Cymraeg';
  return language === 'British Sign Language' ? 'BSL' : language;
}

/** What is said with a pronoun. Whoever told none is "they". */
export function usePronounWords(pronouns: string): { favourites: string; weekly: (target: number | null) => string } {
  const { t } = useLingui();
  const who = pronouns.split('/')[0] ?? '';

  function weekly(target: number | null): string {
    if (target === null) {
      return select(who, {
        she: 'She prefers her own company, and that is right. A hello in passing is plenty.',
        he: 'He prefers his own company, and that is right. A hello in passing is plenty.',
        other: 'They prefer their own company, and that is right. A hello in passing is plenty.',
      });
    }
    const often = target === 1 ? t`About one moment a week` : t`About ${target} moments a week`;
    return select(who, {
      she: `${often} suits her.`,
      he: `${often} suits him.`,
      other: `${often} suits them.`,
    });
  }

  return {
    favourites: select(who, { she: 'Her favourites', he: 'His favourites', other: 'Their favourites' }),
    weekly,
  };
}
