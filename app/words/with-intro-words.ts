/** Opens what a new device shows once (INTRO of lingui.config.ts) with its words, which nobody else fetches. */
export async function withIntroWords<Opened>(load: () => Promise<Opened>): Promise<Opened> {
  const [opened, { learnWords }] = await Promise.all([load(), import('./intro/words.ts')]);
  learnWords();
  return opened;
}
