import type { OwnStory } from './own-story.ts';

export const halinaKowalska: OwnStory = {
  offered: ['quiet-company', 'window-watching'],
  sentences: [
    {
      activities: ['music-on-headphones', 'records'],
      loved: [
        'Her hands played it through on the blanket, and her face went with them.',
        'She kept the headphones on and pointed at the other chair: stay.',
      ],
      enjoyed: [
        'Both hands moving on the blanket. I could nearly follow the tune.',
        'She smiled at the slow part and lifted one finger for me to notice it.',
        '“Dobrze,” she said at the end. Good.',
        'She looked up when the piece changed, and nodded that she knew it.',
      ],
      quiet: [
        'She listened with her eyes on the trees. Two fingers moved.',
        'Her hands lay still today, but she kept the music on to the end.',
        'Eyes closed. Her breathing kept the time.',
      ],
      unsettled: ['The wrong music was on in the lounge. We went to her room, shut the door and found the right one.'],
    },
    {
      activities: ['at-the-piano'],
      enjoyed: ['She set my wrist level on the keys, as a teacher does, and patted it.'],
      quiet: [
        'She turned the metronome over in her hands and put it back exactly where it had stood.',
        'We sat at the piano with the lid down. Her hands rested on it.',
      ],
    },
    {
      activities: ['hand-massage'],
      enjoyed: ['Warm cream. She stretched each finger out for me and then flexed it.'],
      quiet: [
        'Her hands lay in mine and did not play anything. It was a rest for them.',
        'She watched what I did, closely, and let me go on.',
      ],
    },
    {
      activities: ['quiet-company', 'window-watching', 'good-chat', 'cuppa'],
      enjoyed: ['She pointed out the magpies to me: two.'],
      quiet: [
        'A nod when I came. When I got up to go she looked at the chair, so I sat down again.',
        'We sat by the window. I said less than usual and she seemed to like that.',
        'She followed the leaves down with her eyes.',
      ],
    },
    {
      not_today: [
        { text: 'She shook her head and closed her eyes. I left the door ajar.', reason: 'declined' },
        { text: 'Ewa was here. They were looking out of the window together.', reason: 'visitors' },
      ],
    },
  ],
};
