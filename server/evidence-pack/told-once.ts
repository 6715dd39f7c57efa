import { saysEnough, strengthOf, wordingOf } from '@heartsease/domain/evidence/examples.ts';
import type { ToldSoFar } from '@heartsease/domain/evidence/examples.ts';
import { isEngaged } from '@heartsease/domain/reports/response.ts';
import type { ExportLine } from '../exports/export-lines.queries.ts';
import type { JoiningStory } from './gather-pack.ts';
import type { WhatMatters } from './pack-people.queries.ts';

const MOST_OWN_WORDS = 3;

/** What the pages of people tell at length: the moments of their months and stories, and what matters most to them. */
export function toldIn(
  ofMonths: readonly ExportLine[],
  stories: readonly Pick<JoiningStory, 'moments'>[],
  matters: readonly Pick<WhatMatters, 'card'>[],
): ToldSoFar {
  const written = [
    ...ofMonths.flatMap(({ quote, note }) => [quote, note]),
    ...stories.flatMap(({ moments }) => moments.flatMap(({ quote, note }) => [quote, note])),
    ...matters.flatMap(({ card }) => (card === null ? [] : [card.text])),
  ];
  return {
    moments: new Set([...ofMonths, ...stories.flatMap(({ moments }) => moments)].map(({ moment_id }) => moment_id)),
    wordings: new Set(written.map(wordingOf).filter((wording) => wording !== '')),
  };
}

/** For the front page: what people said of what they joined in, the strongest first; nobody twice, and nothing twice. */
export function ownWordsOf(lines: readonly ExportLine[], told: ToldSoFar): ExportLine[] {
  const chosen: ExportLine[] = [];
  const ordered = lines
    .filter(({ quote, response }) => saysEnough(quote) && isEngaged(response))
    .map((line) => ({ line, strength: strengthOfWords(line) }))
    .toSorted((one, other) => other.strength - one.strength)
    .map(({ line }) => line);
  for (const line of ordered) {
    const wording = wordingOf(line.quote);
    const isTold = told.moments.has(line.moment_id) || told.wordings.has(wording);
    if (isTold || chosen.some(({ resident_id }) => resident_id === line.resident_id)) continue;
    chosen.push(line);
    told.moments.add(line.moment_id);
    told.wordings.add(wording);
    if (chosen.length === MOST_OWN_WORDS) break;
  }
  return chosen;
}

function strengthOfWords({ quote, response, mood_before, mood_after }: ExportLine): number {
  const lift = mood_before === null || mood_after === null ? null : mood_after - mood_before;
  return strengthOf({ words: quote, lift, is_loved: response === 'loved' });
}
