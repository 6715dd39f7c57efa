import { learnEvidenceWords } from './language.ts';

/** Opens a part that names key figures, or frameworks and their questions, with what they are called in the reader's language. */
export async function withEvidenceWords<Opened>(load: () => Promise<Opened>): Promise<Opened> {
  const [opened] = await Promise.all([load(), learnEvidenceWords()]);
  return opened;
}
