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

/**
 * What is eaten and drunk, or stands for it, in English and in Welsh. Wide on purpose: a word too many asks somebody
 * to look, one too few says that nothing stands out. Each also in its plural.
 */
const EATEN = `
  food feast banquet meal menu tea coffee cocoa drink wine beer sherry punch cocktail juice milkshake smoothie
  breakfast brunch elevenses lunch luncheon supper dinner buffet picnic snack nibble treat tasting taster
  cake cupcake scone biscuit cookie brownie doughnut bun pastry tart pie pudding dessert trifle crumble custard jelly
  pancake waffle toast bread sandwich roll pizza pasta noodle curry roast stew soup salad casserole chip crisp popcorn
  fish sausage burger bacon egg cheese cream butter yoghurt nut peanut fruit strawberry apple orange berry honey jam
  chocolate sweet toffee fudge ice-cream mince-pie hot-dog hog-roast fish-and-chips barbecue bbq
  pub restaurant café cafe bakery brewery orchard allotment
  bake baking cook cooking cookery eat eating dine dining
  te coffi diod bwyd gwledd cinio brecwast swper byrbryd cacen teisen bara crempog pastai pwdin cawl caws ffrwyth
  siocled losin tafarn caffi bwyty coginio pobi bwyta picau barbeciw
`;
const ANIMALS = `
  animal pet dog puppy cat kitten horse pony donkey owl hawk falcon bird parrot rabbit guinea-pig hamster alpaca llama
  lamb sheep goat pig piglet cow calf hen chick chicken duck duckling bee reptile snake lizard tortoise insect farm zoo
  aquarium stable anifail ci cŵn cwn cath ceffyl merlyn cwningen oen defaid iâr ieir hwyaden fferm aderyn adar
`;
const PLANTS = `
  plant planting flower floristry bouquet posy wreath garden gardening potting bulb seedling compost hedgerow greenhouse
  meadow foraging berry mistletoe blodau blodyn gardd garddio planhigyn planhigion
`;
const FIRE = `
  barbecue bbq bonfire firework sparkler candle lantern campfire chiminea barbeciw coelcerth cannwyll canhwyllau
`;
const WATER = `
  boat barge canal river lake sea seaside beach swim swimming pool paddling cwch camlas afon llyn traeth nofio
`;

/** What its own words name. */
const NAMED: readonly (readonly [words: RegExp, hazards: readonly ActivityHazard[]])[] = [
  [anyOf(EATEN, 'cacennau', 'teisennau', 'crempogau', 'prydau?'), ['allergy', 'choking']],
  [anyOf(ANIMALS, 'birds? of prey', 'ceffylau', 'anifeiliaid'), ['animals']],
  [anyOf(PLANTS), ['plants']],
  [anyOf('balloon', 'bal[wŵ]n(?:au)?'), ['balloons']],
  [anyOf(FIRE, 'tân gwyllt'), ['hot_equipment']],
  [anyOf(WATER), ['water']],
];

/** Any of these words by itself, singular or plural; `-` stands for a space, and others are given as they are sought. */
function anyOf(words: string, ...others: string[]): RegExp {
  const each = words
    .trim()
    .split(/\s+/)
    .map((word) => {
      const spoken = word.replaceAll('-', '[ -]');
      return spoken.endsWith('y') ? `${spoken.slice(0, -1)}(?:y|ys|ies)` : `${spoken}(?:s|es)?`;
    });
  // \b knows no letters but a to z.
  return new RegExp(`(?<![\\p{L}])(?:${[...each, ...others].join('|')})(?![\\p{L}])`, 'iu');
}

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
