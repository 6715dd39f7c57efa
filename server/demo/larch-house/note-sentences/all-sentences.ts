import { anywhere } from './anywhere.ts';
import { faithAndVisitors } from './faith-and-visitors.ts';
import { games } from './games.ts';
import { garden } from './garden.ts';
import { kitchen } from './kitchen.ts';
import { making } from './making.ts';
import { moving } from './moving.ts';
import { music } from './music.ts';
import { senses } from './senses.ts';
import type { SentencesAbout } from './sentence.ts';
import { talking } from './talking.ts';
import { words } from './words.ts';

export const allSentences: readonly SentencesAbout[] = [
  ...moving,
  ...music,
  ...making,
  ...kitchen,
  ...garden,
  ...talking,
  ...games,
  ...words,
  ...faithAndVisitors,
  ...senses,
  ...anywhere,
];
