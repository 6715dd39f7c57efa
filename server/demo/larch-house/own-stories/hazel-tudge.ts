import type { OwnStory } from './own-story.ts';

export const hazelTudge: OwnStory = {
  offered: ['cuppa', 'out-in-the-garden'],
  sentences: [
    {
      activities: ['painting'],
      loved: [
        'Hazel drew the whole table while we thought that she was not looking. Every nose is right.',
        'A portrait of Callum, from memory. He has asked to buy it. She named a price.',
      ],
      enjoyed: [
        'She sketched the man mending the gutter and gave him a better hat.',
        'Drew Brenda as a queen of spades. Brenda is having it framed.',
        'Three pencils, one rubber, no mercy.',
      ],
      quiet: [
        'Drew the window and nothing else. It is a very good window.',
        'She watched the hands of whoever was talking, and drew a little.',
      ],
    },
    {
      activities: ['good-chat', 'cuppa'],
      loved: [
        'Signed a joke so fast that Callum got it a minute after everybody else. She laughed at that more.',
        'Taught four of us to sign “biscuit” and would not pass the plate until we had it.',
      ],
      enjoyed: [
        'A good long chat in sign. I was corrected on three words and praised for one.',
        'Lamp flick, wave, chair turned to the light: we have it right now, and she says so.',
        'She wrote me a note about the soup. I have pinned it up in the kitchen.',
      ],
      quiet: [
        'Lip-reading had tired her. We had our tea and rested our faces.',
        'Her corner, her cup, her feet up. A thumbs-up when I looked in.',
      ],
      unsettled: [
        'Somebody had come up from behind and made her jump. She was cross, with reason. Tea, facing each other.',
      ],
    },
    {
      activities: ['jigsaw'],
      loved: ['The last piece of the thousand. She made us all put a finger on it.'],
      enjoyed: [
        'The sky is done. She signed “boring” and started on the boats.',
        'She found the piece that I had been sitting on, and signed exactly what I am.',
      ],
      quiet: ['Worked at the blue, piece by piece, with her chin in her hand.'],
    },
    {
      activities: ['out-in-the-garden'],
      loved: ['Signed me the names of all the birds we saw. The wren has the best one.'],
      enjoyed: ['Pointed, named, waited for me to copy it. I have six flowers now and one rude word.'],
      quiet: ['On the bench in the sun with her eyes shut and her face up.'],
    },
    {
      activities: ['papers-and-toast', 'quiz', 'bingo', 'knit-and-natter', 'flower-arranging'],
      enjoyed: ['Sat facing the group, light on all the faces, and missed nothing.'],
      quiet: ['Watched the mouths for a while, and then her own hands.'],
    },
    {
      activities: ['papers-and-toast'],
      enjoyed: ['Read the paper, drew a moustache on the front page and passed it to Brenda.'],
    },
    {
      activities: ['quiz'],
      enjoyed: ['Had the answers written on her palm before Callum had finished signing the question.'],
    },
    {
      not_today: [
        { text: 'Signed “tomorrow” and went on with her book.', reason: 'declined' },
        { text: 'Tired eyes. No lip-reading today, thank you.', reason: 'declined' },
        { text: 'Gone out with Karen.', reason: 'away' },
      ],
    },
  ],
};
