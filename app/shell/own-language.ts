import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import type { Language } from '@heartsease/domain/session/profile.ts';
import { saveLanguage } from '@heartsease/domain/session/preferences.endpoints.ts';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';
import { useProfile } from '../session/use-session.ts';
import { asLanguage, languageNow, onLanguageChange, speak, takeLanguageToKeep } from '../words/language.ts';

/** What the shortcuts of the installed app are called. */
const MANIFESTS: Record<Language, string> = {
  'en-GB': '/manifest.webmanifest',
  'cy-GB': '/manifest.cy.webmanifest',
};

/**
 * A person's language goes with the person, as the look does. What was chosen on this device before the sign-in
 * is theirs from now on.
 */
export function useOwnLanguage(): void {
  const { language } = useProfile();
  const keep = useKeepLanguage();
  useEffect(() => void takeOn(asLanguage(language), keep).catch(console.error), [language, keep]);
  const spoken = useSyncExternalStore(onLanguageChange, languageNow);
  useEffect(() => {
    document.querySelector('link[rel=manifest]')?.setAttribute('href', MANIFESTS[spoken]);
  }, [spoken]);
}

async function takeOn(own: Language, keep: (language: Language) => void): Promise<void> {
  const chosen = await takeLanguageToKeep();
  if (chosen === null) await speak(own);
  else keep(chosen);
}

/** Keeps the language with the person; the app speaks it already, so nobody waits for it. */
export function useKeepLanguage(): (language: Language) => void {
  const care_home_id = useProfile().carehome.id;
  const saving = useRef(Promise.resolve());
  return useCallback(
    (language) => {
      void session.keepPreferences({ language });
      // One after the other, so that what was chosen last also arrives last.
      saving.current = saving.current.then(() => save({ client_id: uuidv7(), care_home_id, language }));
    },
    [care_home_id],
  );
}

async function save(write: InputOf<typeof saveLanguage>): Promise<void> {
  try {
    await call(saveLanguage, write, { isBackground: true });
  } catch (caught) {
    console.error(caught);
  }
}
