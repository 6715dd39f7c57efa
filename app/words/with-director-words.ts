import { learnDirectorWords } from './language.ts';

/** Opens a part of the director's panel with its words, which nobody needs who does not show a demo. */
export async function withDirectorWords<Opened>(load: () => Promise<Opened>): Promise<Opened> {
  const [opened] = await Promise.all([load(), learnDirectorWords()]);
  return opened;
}
