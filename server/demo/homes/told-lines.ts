import type { Heading } from '@heartsease/domain/about-me/heading.ts';
import type { Db } from '../../db/database.ts';
import { keepCards } from '../seed/keep-cards.ts';
import { toldAtTyRhosyn } from './told-at-ty-rhosyn.ts';

/** A card of somebody, in their own words; how many days ago it was looked at, if not the usual forty. */
export type ToldLine = readonly [of: string, heading: Heading, text: string, days_ago?: number];

/** Most people of a home have begun: a card or two, some of them due to be looked at again. */
const toldIn: Readonly<Record<string, readonly ToldLine[]>> = {
  // Beside those who told more of themselves (larch-house/about-me).
  'larch-house': [
    ['dot-onions', 'most_important', 'A full card, a sharp pencil, and somebody to beat.', 22],
    ['audrey-fenwick', 'communication', 'Sing it and I’ve got it. Say it and you may have to say it twice.', 35],
    ['pauline-hatton', 'wellness', 'When I walk I am well. Walk with me; don’t turn me round.', 17],
    ['alf-tranter', 'please_do', 'Do sit down. Please don’t ask me how I feel about it.', 54],
    ['cecil-liburd', 'most_important', 'Good wood, good cloth, and the radio on low.', 81],
    ['gwyneth-breeze', 'communication', 'Ask me for marks out of ten. You will get an honest answer.', 29],
    ['nora-lavelle', 'most_important', 'Mass on Sunday, a reel on Saturday, and my bed made with corners.', 46],
    ['brenda-yapp', 'please_do', 'Do tell me when it is time. Please don’t call it for me.', 64],
    ['len-hoskison', 'wellness', 'If my fingers drum, all is well. If they stop, put a record on.', 38],
    ['ivor-pryce', 'support', 'Write the sum down large and I’ll do the rest.', 110],
    ['adaeze-okafor', 'most_important', 'To be useful before noon, and the choir in the evening.', 12],
    ['george-thirlby', 'support', 'A map in my hand and the window on my right. Then I know where I am.', 92],
  ],
  'ty-rhosyn': toldAtTyRhosyn,
  'teme-bank': [
    ['mavis-preece', 'most_important', 'Somebody to sit with at four, and something that smells of outdoors.'],
    ['mavis-preece', 'please_do', 'Do open the window. Please don’t spray the room.', 62],
    ['reg-bytheway', 'communication', 'I hear better than I answer. Give me a minute and a view.', 25],
    ['vera-kettle', 'most_important', 'Music, played properly, every day but Monday.', 18],
    ['vera-kettle', 'people', 'My niece Gillian on Sundays, and whoever asks for a tune.', 18],
    ['desmond-yarnold', 'support', 'I can read anything in large print. Please let me read it before I sign it.'],
    ['connie-allum', 'please_do', 'Do leave my needles where they are. Please don’t finish a row for me.', 51],
    ['wilf-pardoe', 'support', 'Put things on my left. I have done everything with that hand.', 90],
    ['shirley-bengry', 'most_important', 'A laugh before breakfast, and lipstick before company.', 33],
    ['shirley-bengry', 'wellness', 'On a good day you hear me coming. When I am quiet, ask me why.', 33],
    ['precious-dube', 'most_important', 'Church, my grandchildren, and hot food that is hot.'],
    ['ernest-rowson', 'communication', 'Speak to my right ear, and say the time when you come in.', 12],
    ['jean-cadwallader', 'also_worth_knowing', 'I wake at five because the cows did. Tea then, not at eight.', 77],
    ['beryl-timmis', 'please_do', 'Do say goodnight properly. Please don’t turn the light off from the door.', 104],
    ['edna-price-hughes', 'wellness', 'By the window I am well. Turn the bed when the sun has gone round.', 20],
    ['roy-gittoes', 'support', 'Two of you and no rush. My knee gives way without asking.', 210],
    ['dorcas-lamb', 'most_important', 'Quiet. I do not need it filled.', 45],
  ],
  'harbour-view': [
    ['idris-bowen-lloyd', 'most_important', 'To know what the sea is doing. Tell me before the news.', 30],
    [
      'idris-bowen-lloyd',
      'also_worth_knowing',
      'If it blows in the night I shall be up. Sit with me until it drops.',
      30,
    ],
    ['peggy-marlowe', 'please_do', 'Do let me clear a table. Please don’t tell me to sit down.', 66],
    ['stefan-dudek', 'communication', 'Polish for prayers and for pain. English for everything else.', 41],
    ['lilian-crook', 'most_important', 'The piano lid open, and nobody singing before ten.'],
    ['annie-pugh-jones', 'support', 'Give my hands something to do and the rest of me will follow.', 22],
    ['malcolm-frith', 'wellness', 'I am well alone. When I ask for company, I am not.', 58],
    ['barbara-stott', 'most_important', 'A list for the day, and to be asked to dance.', 15],
    ['hilda-swain', 'please_do', 'Do let me taste first. Please don’t put pepper on it for me.', 97],
    ['ruby-okoro', 'people', 'Ada, my daughter, rings on Tuesdays. Put it on the loud.', 36],
    ['moira-kinnaird', 'communication', 'I speak fast and broad. Say so, and I’ll say it again.', 120],
    ['edith-venn', 'most_important', 'Cold water on my face, and to be by the sea once a week.', 195],
  ],
  'oak-lodge': [
    ['muriel-hanmer', 'support', 'Good light from the left, and my own scissors.', 28],
    ['eric-stokes', 'most_important', 'The pigeons at ten and at three. I like to count them in.'],
    ['joan-evason', 'please_do', 'Do give me a job at breakfast. Please don’t thank me for it.', 52],
    ['agnes-whitfield', 'most_important', 'Evensong on the radio, with the door shut.', 70],
    ['lloyd-beckford', 'also_worth_knowing', 'I dress for the day. A tie, even when nobody comes.', 19],
    ['kathleen-mulcahy', 'wellness', 'If I am washing my hands over and over, I am worried. Ask.', 34],
    ['norman-wilde', 'most_important', 'An hour out of doors, whatever it is doing.', 88],
    ['bronwen-sayce', 'communication', 'Whistle if you have lost me. I answer to it.', 115],
    ['cyril-meeson', 'support', 'Let me wind the clock myself. I’ll hold the rail.', 203],
  ],
  'elm-court': [
    ['winifred-gwatkin', 'most_important', 'An apple a day, and I’ll choose it.', 44],
    ['tom-vobe', 'support', 'Slow. If you pull, I stop.', 61],
    ['millicent-bright-davies', 'please_do', 'Do iron the collar. Please don’t call me Millie.', 61],
    ['vernon-astley', 'most_important', 'Sunday service, and to be told if you will be late.', 39],
    ['rita-spooner', 'wellness', 'With my face on I can do anything. Without it, leave me be.', 83],
    ['nellie-probert', 'also_worth_knowing', 'I was in service in this house. I like the front stairs.', 30],
    ['hubert-finch', 'communication', 'Say who you are and what you are carrying.', 27],
    ['hubert-finch', 'support', 'Your elbow, half a step ahead. Never my sleeve.', 27],
    ['carmel-duffy', 'people', 'Two old friends from the bench, on Fridays, with sherry.', 95],
    ['doreen-went', 'please_do', 'Do let me steer. Please don’t take the handles without a word.', 48],
    ['pravin-joshi', 'also_worth_knowing', 'Vegetarian, no eggs. I shall read the label in any case.', 33],
    ['freda-lilwall', 'wellness', 'When my fingers stop, I am tired. That is the time for bed.', 72],
    ['enid-tedstone', 'most_important', 'To know what is going on, and to be the one who tells it.', 105],
    ['walter-edge', 'support', 'Let me feel along the wall. It tells me where I am.', 140],
    ['iris-hodnet', 'most_important', 'Fresh flowers, arranged by me.', 190],
    ['samuel-asante', 'communication', 'Twi with my son, English with you, and a good argument with anybody.', 58],
    ['hetty-bufton', 'wellness', 'I ask about the ewes when I am unsettled. Say that they are in.', 240],
  ],
  'rowan-bank': [
    ['myfanwy-astley-rees', 'most_important', 'To sing before breakfast, and in Welsh.', 24],
    ['gerald-humpherson', 'communication', 'Bid me something and I’ll answer. A plain question shuts me up.', 57],
    ['phyllis-jarman', 'please_do', 'Do stop when I put my hand up. Please don’t hurry me at a door.'],
    ['elis-wynn', 'most_important', 'To see the hill. Draw the curtains before you say good morning.', 31],
    ['thelma-groom', 'support', 'I can do it sitting down. Bring the bowl to me.', 80],
    ['lucia-romano', 'people', 'Paola, and the cousins in Lucca on the tablet, Sundays after pasta.', 42],
    ['cledwyn-pryor', 'also_worth_knowing', 'A clock with hands, please, where I can see it from the bed.', 66],
    ['maud-thirkettle', 'support', 'North light and a magnifier. My eyes are old and my hand is not.', 92],
    ['ambrose-kelly', 'wellness', 'I am cheerful by trade. Ask twice if you want to know.', 118],
    ['aled-foulkes', 'communication', 'Not all at once: I hear every one of you, and then none.', 199],
  ],
};

/** What people of a home told about themselves in a line or two. */
export async function keepToldLines(db: Db, home: string, today: string): Promise<void> {
  const lines = toldIn[home] ?? [];
  const by = `coordinator@${home}.example`;
  const cards = lines.map(([of, heading, text, days_ago]) => ({
    of,
    by,
    cards: [{ heading, text, own: true as const, ...(days_ago !== undefined && { days_ago }) }],
  }));
  await keepCards(db, home, cards, today);
}
