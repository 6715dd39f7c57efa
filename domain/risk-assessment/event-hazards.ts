import type { ActivityHazard } from '../activities/activity-detail.ts';
import type { EventType, EventWords } from '../events/event.ts';
import { starterLine } from './starter-lines.ts';
import type { RiskLine } from './risk-assessment.ts';

/** What an event of each type usually brings with it. */
const USUAL: Partial<Record<EventType, readonly ActivityHazard[]>> = {
  celebration: ['allergy', 'choking', 'noise'],
  family: ['allergy', 'choking'],
  entertainer: ['noise', 'flashing_light'],
  outing: ['transport', 'road', 'getting_lost'],
  community: ['crowds'],
};

/** What its own words name, in English and in Welsh. */
const NAMED: readonly (readonly [words: RegExp, hazards: readonly ActivityHazard[]])[] = [
  [
    /\b(teas?|coffees?|cakes?|lunch(?:es)?|breakfasts?|suppers?|dinners?|buffets?|picnics?|snacks?|soups?|biscuits?|noodles|fish and chips|ice creams?|tasting|baking|barbecues?|bbq|te|coffi|cacen(?:nau)?|cinio|brecwast|swper|bwyd|barbeciw)\b/iu,
    ['allergy', 'choking'],
  ],
  [
    /\b(dogs?|cats?|pets?|animals?|horses?|pon(?:y|ies)|donkeys?|owls?|birds? of prey|rabbits?|alpacas?|lambs?|farms?|zoo|ci|c[wŵ]n|anifeiliaid|ceffylau)\b/iu,
    ['animals'],
  ],
  [/\b(balloons?|bal[wŵ]n(?:s|au)?)\b/iu, ['balloons']],
  [/\b(barbecues?|bbq|bonfires?|fireworks?|candles?|barbeciw|coelcerth|tân gwyllt|canhwyllau)\b/iu, ['hot_equipment']],
  [/\b(boats?|canals?|rivers?|lakes?|seaside|beach|swimming|cwch|camlas|afon|llyn|traeth)\b/iu, ['water']],
];

type ToldOfEvent = Pick<EventWords, 'type' | 'title' | 'description'>;

/** What an event comes with, by its type and by its own words: it has no sheet as an activity has one. */
export function hazardsOfEvent({ type, title, description }: ToldOfEvent): ActivityHazard[] {
  const told = `${title} ${description}`;
  const named = NAMED.flatMap(([words, hazards]) => (words.test(told) ? hazards : []));
  return [...new Set([...(USUAL[type] ?? []), ...named])];
}

/** The same as lines, with what is usually done about each. */
export function linesOfEvent(event: ToldOfEvent): RiskLine[] {
  return hazardsOfEvent(event).map(starterLine);
}
