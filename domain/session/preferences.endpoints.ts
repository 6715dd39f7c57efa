import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Write } from '../write.ts';
import { Language, Preferences } from './profile.ts';

export const savePreferences = endpoint({
  path: '/api/v2/user/save-preferences',
  summary: 'Keep text size, theme and motion with the person, on every device',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write.extend(Preferences.shape),
  output: Preferences,
});

export const saveLanguage = endpoint({
  path: '/api/v2/user/save-language',
  summary: 'Keep the language of the app with the person, on every device',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write.extend({ language: Language }),
  output: z.object({ language: Language }),
});
