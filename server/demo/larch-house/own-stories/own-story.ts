import type { SentencesAbout } from '../note-sentences/sentence.ts';

/** What is written about somebody whom the general sentences would belie, and what they are offered one to one. */
export type OwnStory = { offered: readonly string[]; sentences: readonly SentencesAbout[] };
