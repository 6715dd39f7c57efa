import type { SentencesAbout } from './note-sentences/sentence.ts';

/**
 * For some people the sentences that suit everybody would be untrue: Ivy does not speak, Hazel does not
 * hear, George sees little. Only these are written about them, and the ones of their own story.
 */
export const ownSentences: Readonly<Record<string, readonly SentencesAbout[]>> = {
  'ivy-meredith': [
    {
      loved: [
        'Ivy turned to my voice before I had reached the bed, and the whole of her face softened.',
        'The velvet today. She drew it up to her cheek by herself and held it there.',
        'A real smile, when I laid the silk across her hands. Anne saw it too.',
      ],
      enjoyed: [
        'She smoothed the hem of the sheet and then the hem of my sleeve. I stayed for the other sleeve.',
        'Lavender on her wrists. She breathed in twice, slowly, and opened her eyes.',
        'I read her two pages in a low voice. Her foot moved under the blanket at the ends of the lines.',
        'Told Ivy about the wedding in the paper. At “lace” she looked at me.',
        'Her fingers found the tape measure and would not part with it.',
        'Window open a hand’s breadth. She turned her head to the blackbird and kept it turned.',
        'Warm flannel, then cream. She gave me the second hand herself.',
      ],
      quiet: [
        'Said my name, sat down, put my hand under hers. Her thumb moved now and then.',
        'Asleep at first, then not. She lay and watched the curtain lift.',
        'Hand in hand for a quarter of an hour. Her breathing slowed to meet mine.',
        'The tray of cloths by her right hand. She stayed with the wool.',
        'I hummed while I did her hair. Her brow smoothed out.',
        'Not much stirring today. I told her what was in flower and she closed her eyes to listen.',
        'She held on to the corner of the muslin and slept holding it.',
        'We listened to the rain together. Her fingers lay open.',
      ],
      unsettled: [
        'She frowned and drew her hand in. I stopped, drew the curtain against the glare, and her face cleared.',
      ],
      not_today: [
        'Fast asleep and peaceful. I left the lavender on the sill for when she wakes.',
        'The nurse was with her. I will come after tea.',
      ],
    },
  ],
  'halina-kowalska': [
    {
      loved: [
        'Her hands played it through on the blanket, and her face went with them.',
        'She kept the headphones on and pointed at the other chair: stay.',
      ],
      enjoyed: [
        'Both hands moving on the blanket. I could nearly follow the tune.',
        'She smiled at the slow part and lifted one finger for me to notice it.',
        '“Dobrze,” she said at the end. Good.',
        'She set my wrist level, as a teacher does, and patted it.',
        'Warm hands first, then the music. She stretched each finger out for me.',
        'She looked up when the piece changed, and nodded that she knew it.',
      ],
      quiet: [
        'She listened with her eyes on the trees. Two fingers moved.',
        'A nod when I came. When I got up to go she looked at the chair, so I sat down again.',
        'Her hands lay still today, but she kept the music on to the end.',
        'We sat by the window. I said less than usual and she seemed to like that.',
        'She turned the metronome over in her hands and put it back exactly where it stood.',
        'Eyes closed. Her breathing kept the time.',
      ],
      unsettled: ['The wrong music was on in the lounge. We went to her room, shut the door and found the right one.'],
      not_today: [
        'She shook her head and closed her eyes. I left the door ajar.',
        'Ewa was here. They were looking out of the window together.',
      ],
    },
  ],
  'hazel-tudge': [
    {
      loved: [
        'Hazel drew the whole table while we thought that she was not looking. Every nose is right.',
        'Signed a joke so fast that Callum got it a minute after everybody else. She laughed at that more.',
        'Taught four of us to sign “biscuit” and would not pass the plate until we had it.',
        'The last piece of the thousand. She made us all put a finger on it.',
        'Karen came and they signed right across the lounge. It was better than the television.',
      ],
      enjoyed: [
        'A good long chat in sign. I was corrected on three words and praised for one.',
        'Lamp flick, wave, chair turned to the light: we have it right now, and she says so.',
        'She sketched the man mending the gutter and gave him a better hat.',
        'Mended the spine of the hymn book, with proper thread and a proper knot.',
        'Beat Callum at darts with the soft set and signed his score to the room.',
        'She wrote me a note about the soup. I have pinned it up in the kitchen.',
        'Put her palm on the piano lid to feel what the others were doing, and kept time with her foot.',
        'Signed me the names of all the birds. The wren has the best one.',
        'Sat facing the group with the light behind her and missed nothing.',
        'Read the paper, drew a moustache on the front page and passed it to Brenda.',
      ],
      quiet: [
        'Lip-reading had tired her. We sat with the jigsaw and rested our faces.',
        'She watched the hands of whoever was talking, and drew a little.',
        'Her corner, her book, her feet up. A thumbs-up when I looked in.',
        'Drew the window and nothing else. It is a very good window.',
      ],
      unsettled: [
        'Somebody had come up from behind and made her jump. She was cross, with reason. Tea, facing each other.',
      ],
      not_today: [
        'Signed “tomorrow” and went on with her book.',
        'Tired eyes. No lip-reading today, thank you.',
        'Gone out with Karen.',
      ],
    },
  ],
  'hugh-lovell': [
    {
      enjoyed: [
        'Mr Lovell remarked that the thrush was early. We stood and listened to it.',
        'He had a word to say about Gibbon. It was a good word.',
        'Filled the feeder outside his window. He rapped on the glass and raised his cup.',
        'He asked what I was reading. I shall have to read it now.',
      ],
      quiet: [
        'Paper at eight, door ajar. “Thank you, that is just right.”',
        'Feeder filled. He lifted a hand without looking up from the page.',
        'Took him the large-print catalogue. He was pleased to have it and pleased to be left.',
        'A nod in the doorway. He is well, warm, and on chapter thirty.',
      ],
      not_today: ['He thanked me for asking and would rather not. Quite right.'],
    },
  ],
  'george-thirlby': [
    {
      loved: [
        'I described the view, near to far, and he named eleven tops without a pause.',
        'George had the big relief map under his hands and walked me up three mountains with one finger.',
        'Heard the curlew before anyone and held up his hand until it had gone over.',
      ],
      enjoyed: [
        'Said who I was at the door. “Good,” he said. “Tell me what the sky is doing.”',
        'Tea at three o’clock, biscuit at nine. He found both and asked after a second at noon.',
        'A chapter of the mountain book. He put the author right about the weather.',
        'He told us how to fold a map in a gale. We tried it with the tablecloth.',
        'Arm in arm as far as the gate. He counted the paces and was one out.',
        'Knew every answer in the rivers round and left the film stars to Brenda.',
        'Smelled the thyme, then the rain. He was right about the rain.',
        'Talked about a dog called Datum who would sit on any summit but the right one.',
        'He listened to the news with his head on one side and drew its borders on the rug with his stick.',
      ],
      quiet: [
        'Sat with his face to the window and the sun on it.',
        'I read, he listened, his fingers followed a ridge along the arm of the chair.',
        'Tired today. He asked for the door to be left open for the voices.',
        'Came for the company and sat a little outside it, as he likes to.',
      ],
      unsettled: [
        'A chair had been moved and he walked into it. It shook him. We went round the room together until it was on the map again.',
      ],
      not_today: [
        '“Not today. I am in the Cairngorms.” The talking book, that is.',
        'A poor night. He would rather have the quiet.',
      ],
    },
  ],
};
