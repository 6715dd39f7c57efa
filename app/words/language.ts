import { i18n } from '@lingui/core';
import { Language } from '@heartsease/domain/session/profile.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';

/** The words of an app that nobody has signed in to yet, those of the screens behind the sign-in, and what evidence is called. */
type Part = 'start' | 'signed-in' | 'evidence';
type Words = { learnWords: () => void };

/** The names of the catalogues beside this file. */
const CATALOGUES: Record<Language, string> = { 'en-GB': 'en', 'cy-GB': 'cy' };
const WORDS: Record<Language, Partial<Record<Part, () => Promise<Words>>>> = {
  // What English needs at the start came with the first chunk.
  'en-GB': { 'signed-in': () => import('./signed-in/words.ts') },
  'cy-GB': {
    start: () => import('./start/welsh.ts'),
    'signed-in': () => import('./signed-in/welsh.ts'),
    evidence: () => import('./signed-in/evidence-words-in-welsh.ts'),
  },
};

const parts = new Set<Part>(['start']);
const learnt = new Set<string>();
const listeners = new Set<() => void>();
let spoken: Language = 'en-GB';
let wanted: Language = 'en-GB';

/** What the app speaks now. */
export function languageNow(): Language {
  return spoken;
}

export function onLanguageChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** A language as it is kept somewhere; English where it is none of ours. */
export function asLanguage(kept: string | null | undefined): Language {
  return Language.catch('en-GB').parse(kept);
}

/**
 * Says everything in a language from now on, as soon as its words are here; the device keeps it for its next
 * start. Fails, and changes nothing, when they can't be fetched.
 */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  try {
    await learnAll(language);
  } catch (caught) {
    wanted = spoken;
    throw caught;
  }
  // Another was chosen meanwhile.
  if (wanted !== language) return;
  // English is what a device speaks that knows of nothing else.
  if (language === 'en-GB') await storage.remove(DEVICE_KEYS.language);
  else await storage.write(DEVICE_KEYS.language, language);
  if (spoken === language) return;
  spoken = language;
  i18n.activate(CATALOGUES[language]);
  document.documentElement.lang = language;
  listeners.forEach((tell) => tell());
}

/** Speaks as the device did when it was closed. Without a connection to fetch Welsh from, English is better than nothing. */
export async function speakAsBefore(): Promise<void> {
  const kept = asLanguage(await storage.read(DEVICE_KEYS.language));
  if (kept !== spoken) await speak(kept).catch(console.error);
}

/** What is chosen before a sign-in is kept with whoever signs in next. */
export function keepLanguageForNextSignIn(language: Language): void {
  void storage.write(DEVICE_KEYS.languageToKeep, language);
}

/** The language that was chosen on this device since the last sign-in; nobody has it yet. */
export async function takeLanguageToKeep(): Promise<Language | null> {
  const chosen = await storage.read(DEVICE_KEYS.languageToKeep);
  if (chosen === null) return null;
  await storage.remove(DEVICE_KEYS.languageToKeep);
  return asLanguage(chosen);
}

export async function isLanguageToKeep(): Promise<boolean> {
  return (await storage.read(DEVICE_KEYS.languageToKeep)) !== null;
}

/** Fetches the words of the signed-in screens, in the language that is wanted and in no other. */
export async function learnSignedInWords(): Promise<void> {
  await learn('signed-in');
}

/** The same for what key figures, frameworks, their questions and their sources are called, which few people ever read. */
export async function learnEvidenceWords(): Promise<void> {
  await learn('evidence');
}

async function learn(part: Part): Promise<void> {
  parts.add(part);
  await learnAll(wanted);
}

async function learnAll(language: Language): Promise<void> {
  const missing = [...parts].filter((part) => !learnt.has(`${language} ${part}`));
  await Promise.all(
    missing.map(async (part) => {
      const words = await WORDS[language][part]?.();
      words?.learnWords();
      learnt.add(`${language} ${part}`);
    }),
  );
  // Somebody signed in while the words of the start were on their way.
  if ([...parts].some((part) => !learnt.has(`${language} ${part}`))) await learnAll(language);
}
