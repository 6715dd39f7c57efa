import type { Told } from '../about-me/told.ts';

/** Betty’s own story, as Frank and Linda told it for her book. */
export const toldOfBetty: Told = {
  of: 'betty-ellis',
  by: 'coordinator@larch-house.example',
  cards: [],
  tags: [],
  story: [
    {
      chapter: 'work',
      title: 'The voice from the booking office',
      body: 'She sold tickets at a country station, knew everybody’s business and told nobody. She could count change by the sound of it, and no child ever missed the last train home: she rang down the line, and it waited.',
      years: '1954 to 1994',
      place: 'a country station in Shropshire',
      told_by: 'Linda, daughter',
    },
    {
      chapter: 'love',
      title: 'Line clear',
      body: 'A signalman up the line took to ringing her for the time. He had a perfectly good clock. It was a year before he walked down to see whose voice it was, with his watch in his hand, and asked her to set it.',
      years: '1959',
      told_by: 'Frank, husband',
    },
    {
      chapter: 'holidays',
      title: 'The caravan at Aberdovey',
      body: 'Third week of July, every year. Frank had the window on the railway side. Betty had the step, the teapot, and whoever happened to be passing.',
      place: 'Aberdovey',
      told_by: 'Linda, daughter',
    },
  ],
};
