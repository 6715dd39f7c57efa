import type { OwnStory } from './own-story.ts';

export const frankEllis: OwnStory = {
  offered: ['quiet-company', 'window-watching', 'model-making', 'cuppa'],
  sentences: [
    {
      activities: ['railway-cards'],
      loved: ['He laid out the whole of the north-and-west line and ran the mail along it, with times.'],
      enjoyed: [
        'Two cards left over. He knew which box they belonged to and who had worked it.',
        'He dealt me the branch line. I think that it was a kindness.',
        'Signals today. He set the road with two pencils and let me through.',
        'He told me about fog, and the man who put the detonators down. I had not known any of it.',
      ],
      quiet: [
        'He looked through the cards and kept back one with a booking office on it.',
        'The cards stayed in their tin, but the tin was on the table.',
      ],
    },
    {
      activities: ['radio'],
      loved: ['A quartet, right through. He lifted one finger before the last note and brought it down with it.'],
      enjoyed: [
        'He had the schedule marked in pencil, and the chair turned ready.',
        'He said who was playing before they did.',
      ],
      quiet: [
        'Radio 3, his good side to the set. I sat on the bed and did not speak until the end.',
        'The concert and the lamp. He slept a little and was not asked about it.',
      ],
    },
    {
      activities: ['jigsaw'],
      loved: ['The last piece. He left it for me and then watched to see that I did it right.'],
      enjoyed: [
        'He does the edges and I do as I am told.',
        'Four pieces of the viaduct. He has been over it.',
        'He had sorted the box by colour before I came.',
      ],
      quiet: [
        'We worked on it from two sides and met at the chimney.',
        'One piece, held for a long time, and then put in.',
      ],
      unsettled: [
        'A piece was missing and it mattered more than it should. We looked, found it under the clock, and stopped for the day.',
      ],
    },
    {
      activities: ['model-making'],
      enjoyed: ['He showed me how the points were interlocked, with three spoons. I have got it now, nearly.'],
      quiet: ['He cleaned the little lamp that he keeps, wick and glass, and put it back.'],
    },
    {
      activities: ['cuppa'],
      enjoyed: ['Tea from the flask, as in the box. He says it tastes of nights.'],
      quiet: [
        'Two cups. He poured hers first, from habit, and gave it to me.',
        'Tea, no talk, both of us facing the window.',
      ],
      unsettled: ['A low day. He said so, once. I stayed for a second cup.'],
    },
    {
      activities: ['quiet-company', 'window-watching'],
      enjoyed: ['The ten to three went by beyond the trees. He checked his watch, and it was late.'],
      quiet: [
        'Sat on his left and read my book. He turned a page when I did.',
        'We watched the rain. He thanked me for not minding it.',
        'Door open. I came in, sat down, and that was enough.',
      ],
      unsettled: [
        'He could not settle to anything. We walked to number fifteen and stood there for a minute, and came back.',
      ],
    },
    {
      not_today: [
        { text: '“Not today, thank you.” He said it to my face, though, and not to the window.', reason: 'declined' },
        {
          text: 'He would rather be by himself this afternoon. I left the tin where he can reach it.',
          reason: 'declined',
        },
        { text: 'Asleep in the chair with the radio on. I turned it down and left it.', reason: 'asleep' },
        { text: 'On the telephone to Linda.', reason: 'visitors' },
      ],
    },
  ],
};
