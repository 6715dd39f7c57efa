import type { OwnStory } from './own-story.ts';

export const georgeThirlby: OwnStory = {
  offered: ['good-chat', 'cuppa', 'fresh-air'],
  sentences: [
    {
      activities: ['armchair-travel'],
      loved: ['George had the big relief map under his hands and walked me up three mountains with one finger.'],
      enjoyed: [
        'He told us how to fold a map in a gale. We tried it with the tablecloth.',
        'He drew the coast of Norway on the rug with his stick. I checked it. Every fjord.',
      ],
      quiet: ['His fingers followed a ridge along the edge of the map and came down the other side.'],
    },
    {
      activities: ['reading-aloud'],
      loved: ['We read the ascent, all of it. At the summit he took a breath as if he were there.'],
      enjoyed: [
        'A chapter of the mountain book. He put the author right about the weather.',
        'He stopped me to give the height. It was in the next line, and he was right.',
      ],
      quiet: ['I read, he listened, with his face to the window and the sun on it.'],
    },
    {
      activities: ['out-in-the-garden', 'fresh-air'],
      loved: [
        'I described the view, near to far, and he named eleven tops without a pause.',
        'Heard the curlew before anyone and held up his hand until it had gone over.',
      ],
      enjoyed: [
        'Arm in arm as far as the gate. He counted the paces and was one out.',
        'Smelled the thyme, then the rain. He was right about the rain.',
      ],
      quiet: ['Stood with his hand on the warm wall and listened to the lane.'],
    },
    {
      activities: ['good-chat', 'cuppa', 'tea-and-a-natter'],
      enjoyed: [
        'Said who I was at the door. “Good,” he said. “Tell me what the sky is doing.”',
        'Tea at three o’clock, biscuit at nine. He found both and asked after a second at noon.',
        'Talked about a dog called Datum who would sit on any summit but the right one.',
      ],
      quiet: [
        'Tired today. He asked for the door to be left open for the voices.',
        'Came for the company and sat a little outside it, as he likes to.',
      ],
      unsettled: [
        'A chair had been moved and he walked into it. It shook him. We went round the room together until it was on the map again.',
      ],
    },
    {
      activities: ['quiz', 'papers-and-toast'],
      loved: ['A clean sheet in the rivers round. He bowed, slightly east of us.'],
      enjoyed: [
        'Knew every river and left the film stars to Brenda.',
        'Had the headlines read to him and supplied the maps from memory.',
      ],
    },
    {
      not_today: [
        { text: '“Not today. I am in the Cairngorms.” The talking book, that is.', reason: 'declined' },
        { text: 'A poor night. He would rather have the quiet.', reason: 'declined' },
      ],
    },
  ],
};
