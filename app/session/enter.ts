import { useNavigate } from 'react-router';
import type { Profile } from '@heartsease/domain/session/profile.ts';
import { linkAfterSignIn } from './opened-link.ts';
import { asLanguage, isLanguageToKeep, speak } from '../words/language.ts';
import { session } from './session.ts';

/** After login, register or a completed reset: to where the opened link leads, or to the start. */
export function useEnter(): (token: string, profile?: Profile) => Promise<void> {
  const navigate = useNavigate();
  return async (token, profile) => {
    await session.enter(token, profile);
    await speakAsTheyDo();
    await navigate(linkAfterSignIn(), { replace: true });
  };
}

/** Whoever has signed in is not shown another language first. What was chosen just now goes before. */
export async function speakAsTheyDo(): Promise<void> {
  const current = session.now();
  if (current.state !== 'in' || current.profile === null || (await isLanguageToKeep())) return;
  await speak(asLanguage(current.profile.language)).catch(console.error);
}
