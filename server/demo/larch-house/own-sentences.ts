import type { SentencesAbout } from './note-sentences/sentence.ts';

/** What is written about somebody whom the general sentences would belie, and what they are offered one to one. */
export type OwnStory = { offered: readonly string[]; sentences: readonly SentencesAbout[] };

/** Ivy does not speak, Halina hardly, Hazel does not hear, George sees little, and Mr Lovell is left in peace. */
export const ownStories: Readonly<Record<string, OwnStory>> = {
  'ivy-meredith': {
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
          'Fast asleep and peaceful. I left the lavender on the sill for when she wakes.',
          'The nurse was with her. I will come after tea.',
        ],
      },
    ],
  },
  'halina-kowalska': {
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
        unsettled: [
          'The wrong music was on in the lounge. We went to her room, shut the door and found the right one.',
        ],
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
          'She shook her head and closed her eyes. I left the door ajar.',
          'Ewa was here. They were looking out of the window together.',
        ],
      },
    ],
  },
  'hazel-tudge': {
    offered: ['cuppa', 'out-in-the-garden', 'cards', 'crossword'],
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
        activities: ['jigsaw', 'cards', 'crossword'],
        loved: ['The last piece of the thousand. She made us all put a finger on it.'],
        enjoyed: [
          'Beat Callum soundly and signed his score to the room.',
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
        activities: ['papers-and-toast', 'quiz', 'bingo', 'knit-and-natter', 'tea-and-a-natter'],
        enjoyed: [
          'Sat facing the group, light on all the faces, and missed nothing.',
          'Read the paper, drew a moustache on the front page and passed it to Brenda.',
          'Had the answers written on her palm before Callum had finished signing the question.',
        ],
        quiet: ['Watched the mouths for a while, and then her own page.'],
      },
      {
        not_today: [
          'Signed “tomorrow” and went on with her book.',
          'Tired eyes. No lip-reading today, thank you.',
          'Gone out with Karen.',
        ],
      },
    ],
  },
  'hugh-lovell': {
    offered: [],
    sentences: [
      {
        activities: ['paper-together'],
        enjoyed: ['Mr Lovell read me one line of the leader. It was enough for both of us.'],
        quiet: [
          'Paper at eight, door ajar. “Thank you, that is just right.”',
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
      { not_today: ['He thanked me for asking and would rather not. Quite right.'] },
    ],
  },
  'george-thirlby': {
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
          '“Not today. I am in the Cairngorms.” The talking book, that is.',
          'A poor night. He would rather have the quiet.',
        ],
      },
    ],
  },
};
