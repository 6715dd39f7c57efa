import type { OwnStory } from './own-story.ts';

export const hughLovell: OwnStory = {
  offered: [],
  sentences: [
    {
      activities: ['paper-together'],
      enjoyed: ['Mr Lovell read me one line of the leader. It was enough for both of us.'],
      quiet: [
        'The paper, the door ajar. “Thank you, that is just right.”',
        'The paper, and the large-print catalogue. He was pleased to have them and pleased to be left.',
      ],
    },
    {
      activities: ['birds-at-the-feeder'],
      enjoyed: [
        'He remarked that the thrush was early. We stood and listened to it.',
        'Filled the feeder outside his window. He rapped on the glass and raised his cup.',
      ],
      quiet: ['Feeder filled. He lifted a hand without looking up from the page.'],
    },
    {
      activities: ['quiet-company'],
      enjoyed: [
        'He asked what I was reading. I shall have to read it now.',
        'He had a word to say about Gibbon. It was a good word.',
      ],
      quiet: ['A nod in the doorway. He is well, warm, and on chapter thirty.'],
    },
    { not_today: [{ text: 'He thanked me for asking and would rather not. Quite right.', reason: 'declined' }] },
  ],
};
