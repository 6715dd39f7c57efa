/** Opens what few people ever open (SELDOM of lingui.config.ts) with its words, which nobody else fetches. */
export async function withSeldomWords<Opened>(load: () => Promise<Opened>): Promise<Opened> {
  const [opened, { learnWords }] = await Promise.all([load(), import('./seldom/words.ts')]);
  learnWords();
  return opened;
}
