/** What the leader wrote about a session as a whole. */
export type SessionNote =
  | string
  | {
      /** `{came}` and `{Came}`: how many people, in words. */
      text: string;
      /** Only when these people were there. */
      with?: readonly string[];
      /** Only so many months back: before that it was not true yet. */
      within_months?: number;
    };

/** By activity. */
export const sessionNotes: Readonly<Record<string, readonly SessionNote[]>> = {
  'chair-yoga': [
    'Good, slow, full of laughter. The new music works: nobody counted, everybody breathed.',
    '{Came} today and two more in the doorway with their arms up.',
    'Shoulders and wrists this week. We finished with hands on hearts, and it stayed quiet for a while after.',
    'Sun right across the floor. We moved the circle into it.',
    {
      text: 'Eileen took the second half. I only had to turn the music over.',
      with: ['eileen-hartley'],
      within_months: 3,
    },
  ],
  'papers-and-toast': [
    'Two loaves gone. The letters page caused words, all of them friendly.',
    'A slow news day, so we wrote our own headlines. The best one cannot be printed.',
    { text: 'Marmalade from Malcolm. {Came} at the table and no crusts left.', with: ['peter-lang'] },
    { text: 'Ron had the atlas out by the second slice, and we followed the story on it.', with: ['ron-jukes'] },
  ],
  'flower-arranging': [
    'Nine vases, one for every table and one for the front door.',
    'The florist’s leftovers came again. Nobody would have known.',
    { text: 'Gwyneth judged. Standards are rising, she says, from a low base.', with: ['gwyneth-breeze'] },
    'A quiet, busy hour. The room smelled right all day.',
  ],
  painting: [
    'We hung last week’s on the corridor rail. People stopped all the way along.',
    'Heartsease in jam jars. No two came out alike, which is as it should be.',
    'Blue was the word today. Thirteen different ones.',
    'Hardly any talk for an hour, in the best way.',
  ],
  'bread-baking': [
    'Friday loaf: two white, one seeded, and a plait of many nations.',
    'The yeast was slow and the talk was not. Tea bread at four.',
    'Mick says that our crumb is better than his. He did not say it loudly.',
    'Two families came and kneaded. Everyone went home floury.',
  ],
  rotli: [
    { text: 'Sushila’s class. Warm, round and gone in minutes.', with: ['sushila-patel'] },
    'Rolled, turned, puffed. The kitchen wants it on the menu.',
    { text: 'We are allowed to roll without supervision now, two of us.', within_months: 4 },
  ],
  'sea-shanties': [
    'The rope went right round the room. Nobody was pulled over, although it was close.',
    { text: 'Audrey gave us one that was not in any book. We have it in ours now.', with: ['audrey-fenwick'] },
    '{Came} of us hauling. The windows stood it.',
    'The children had learned the harmonies. So, it turns out, had we.',
  ],
  'spelling-bee': [
    'Eleven children, {came} of us, one bell. Nobody was out; that is the rule.',
    'Words from the garden this time. “Fuchsia” had four of us.',
  ],
  'toddlers-and-teddies': [
    'Nine little ones and a dog that was really a lion.',
    'Tea set out on the rug. Several residents were served several times.',
    'One new baby, passed from lap to lap and never put down.',
    'Wet and windy, so they came in wellingtons. The row of them by the door made people smile all day.',
  ],
  'tea-and-a-natter': [
    'Four tables of four works better than one of sixteen.',
    { text: 'Maureen’s sponge. There is nothing to add.', with: ['maureen-bebb'] },
    'The talk was of first wages. Some are still owed.',
  ],
  'knit-and-natter': [
    'Seven hats for the baby unit, posted.',
    'A great unravelling, and much advice.',
    'The blanket reached the door today. We turn the corner next week.',
  ],
  'story-circle': [
    'The object was a school bell. Everybody had been hit by it or rung it.',
    'A gas mask case went round, and came back with a jam sandwich in the story.',
    'We ran over by half an hour. I did not have the heart.',
  ],
  'holy-communion': [
    'A short service, and then to four rooms. Nobody was passed by.',
    'The minister stayed for tea and heard some things about hymn numbers.',
    'Very still today. You could hear the clock.',
  ],
  'sunday-hymns': [
    'Nine requests and we got through eight. The ninth is first next week.',
    {
      text: 'Dilys chose, Joyce lifted the roof, Cecil held it up.',
      with: ['dilys-roberts', 'joyce-campbell', 'cecil-liburd'],
    },
    'Windows open. People on the pavement stood still.',
  ],
  'gardening-club': [
    'Everything that was meant to be in the ground is in the ground.',
    { text: 'Arthur gave orders, we gave our knees.', with: ['arthur-pugh'] },
    'Too wet outside, so we washed pots and planned, which is half of gardening.',
    'Robin at the bench throughout, supervising.',
  ],
  dominoes: [
    { text: 'The noise is now part of Saturday.', within_months: 7 },
    { text: 'Two tables. We shall need another set.', within_months: 4 },
    { text: 'Ivor’s ledger stands at one hundred and twelve games to date.', with: ['ivor-pryce'], within_months: 3 },
    'A visitor asked to be dealt in. He was given tea first and a lesson afterwards.',
  ],
  'gurdwara-singers': [
    'Eight singers, harmonium, tabla, and a tray of sweets as big as the door.',
    'We had heads covered and shoes off all along the corridor. {Came} of us stayed to the end.',
    'They sang one by request. The room went quite still.',
  ],
  'welsh-hymn-singing': [
    { text: 'Four parts, just. Dilys was satisfied with three of them.', with: ['dilys-roberts'] },
    'English verses for those who wanted them. Nobody did by the end.',
    '{Came} singing, and more in the corridor.',
  ],
  'tea-dance': [
    'Strict tempo, weak tea. Everyone danced who wanted to, and some who did not.',
    { text: 'Len kept time on the tray. He has not lost it.', with: ['len-hoskison'] },
  ],
  'pet-visit': [
    'Biscuit the whippet did his rounds and went home with three biscuits in him and one behind an ear.',
    'Nobody asked for anything else all morning.',
  ],
  'ice-cream-on-the-prom': [
    { text: 'Five flavours. Rosa ran the counter and would not take money.', with: ['rosa-carini'] },
    'Out on the terrace with rugs. It is not the sea, but there was a gull.',
    'Sand in the tray, waves on the speaker, cornets all round.',
  ],
  'film-matinee': [
    'A musical, with the words on. {Came} of us and not a dry eye.',
    'Ices in the interval, as is right.',
  ],
  'armchair-travel': [
    { text: 'To Italy by way of the atlas, with Rosa as our guide. She got us home by supper.', with: ['rosa-carini'] },
    { text: 'Barbados this week. Winston met us at the airport.', with: ['winston-clarke'] },
    'Kerala: Anita brought the spices and told us what to do with them.',
  ],
  quiz: [
    'Won by the table nearest the biscuits, by one point, under protest.',
    { text: 'Brenda asked the questions and called time.', with: ['brenda-yapp'] },
  ],
  bingo: [
    { text: 'Dot called. Every number has a rhyme now, and some of them are new to me.', with: ['dot-onions'] },
    'Grapes, soap, a torch. The torch was the one that they all wanted.',
  ],
  'match-on-the-big-screen': ['Pies at half-time. We lost, but we lost together.', 'A good crowd and a bad referee.'],
  'residents-meeting': [
    'You asked for a later Sunday breakfast. It starts next week.',
    'Kippers proposed and carried. Mick has been told.',
  ],
  'the-snug': [
    { text: 'Brenda called time at nine, and again at ten past.', with: ['brenda-yapp'] },
    'Lamps, crisps, two rounds of songs. It felt like out.',
  ],
  percussion: ['Loud, and better each time round.', { text: 'Len led from the tray.', with: ['len-hoskison'] }],
  'birthday-tea': [
    'Candles, cards, and the right song in the right key.',
    'The cake was cut by the youngest person in the building, who is three.',
  ],
};
