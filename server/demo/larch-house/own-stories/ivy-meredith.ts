import type { OwnStory } from './own-story.ts';

export const ivyMeredith: OwnStory = {
  offered: ['quiet-company', 'a-song', 'window-watching'],
  sentences: [
    {
      activities: ['sensory-tray'],
      loved: [
        'The velvet today. She drew it up to her cheek by herself and held it there.',
        'A real smile, when I laid the silk across her hands. Anne saw it too.',
      ],
      enjoyed: [
        'She smoothed the hem of the sheet and then the hem of my sleeve. I stayed for the other sleeve.',
        'Her fingers found the tape measure and would not part with it.',
      ],
      quiet: [
        'The tray of cloths by her right hand. She stayed with the wool.',
        'She held on to the corner of the muslin and slept holding it.',
      ],
    },
    {
      activities: ['hand-massage'],
      loved: ['She gave me the other hand before I had finished the first, and the whole of her face softened.'],
      enjoyed: [
        'Lavender on her wrists. She breathed in twice, slowly, and opened her eyes.',
        'Warm flannel, then cream. She gave me the second hand herself.',
      ],
      quiet: [
        'Slow circles, one finger at a time. Her hand lay heavier and heavier in mine.',
        'She drew a long breath at the lavender and let her shoulders go.',
      ],
      unsettled: [
        'She frowned and drew her hand in. I stopped, drew the curtain against the glare, and her face cleared.',
      ],
    },
    {
      activities: ['reading-aloud'],
      loved: ['Ivy turned to my voice before I had reached the bed. We read the whole story.'],
      enjoyed: [
        'I read her two pages in a low voice. Her foot moved under the blanket at the ends of the lines.',
        'Read Ivy the wedding from the paper. At “lace” she looked at me.',
      ],
      quiet: [
        'I read, she lay with her eyes closed. At the end she found my sleeve.',
        'The quiet chapter again. Her breathing slowed with it.',
      ],
    },
    {
      activities: ['a-song'],
      enjoyed: ['I sang the old lullaby and her lips moved at the last word.'],
      quiet: ['I hummed while I did her hair. Her brow smoothed out.'],
    },
    {
      activities: ['quiet-company', 'window-watching'],
      enjoyed: ['Window open a hand’s breadth. She turned her head to the blackbird and kept it turned.'],
      quiet: [
        'Said my name, sat down, put my hand under hers. Her thumb moved now and then.',
        'Asleep at first, then not. She lay and watched the curtain lift.',
        'Hand in hand for a quarter of an hour. Her breathing slowed to meet mine.',
        'Not much stirring today. I told her what was in flower, and she closed her eyes to listen.',
        'We listened to the rain together. Her fingers lay open.',
      ],
    },
    {
      not_today: [
        { text: 'Fast asleep and peaceful. I left the lavender on the sill for when she wakes.', reason: 'asleep' },
        { text: 'The nurse was with her. I will come after tea.', reason: 'unwell' },
      ],
    },
  ],
};
