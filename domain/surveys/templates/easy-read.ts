import { ask } from './template.ts';
import type { Template } from './template.ts';

/** A talk with whoever lives here: one picture, one short question, three faces. It can be read aloud. */
export const easyRead: Template = {
  key: 'easy-read',
  title: { en: 'How is it for you here?', cy: 'Sut mae hi i chi yma?' },
  about: {
    en: 'For residents: pictures, short words, read aloud. Alone or with somebody’s help.',
    cy: 'I breswylwyr: lluniau, geiriau byr, yn cael eu darllen yn uchel. Ar eich pen eich hun neu gyda help.',
  },
  audiences: ['residents'],
  anonymity: 'anonymous',
  usual_days: 28,
  questions: [
    ask('day', 'faces', ['How are your days here?', 'Sut mae eich dyddiau yma?'], {
      picture: 'sun',
      easy: ['Think of an ordinary day.', 'Meddyliwch am ddiwrnod cyffredin.'],
    }),
    ask('food', 'faces', ['How is the food?', 'Sut mae’r bwyd?'], { picture: 'bowl-food' }),
    ask('room', 'faces', ['How is your room?', 'Sut mae eich ystafell?'], { picture: 'bed' }),
    ask('people', 'faces', ['How are the people who help you?', 'Sut mae’r bobl sy’n eich helpu?'], {
      picture: 'hand-heart',
    }),
    ask('choice', 'yes_no', ['Can you choose what you do?', 'Allwch chi ddewis beth rydych yn ei wneud?'], {
      picture: 'dress',
      easy: ['When you get up, what you wear, where you sit.', 'Pryd i godi, beth i’w wisgo, ble i eistedd.'],
    }),
    ask('things-to-do', 'faces', ['How are the things to do?', 'Sut mae’r pethau i’w gwneud?'], {
      picture: 'music-notes',
    }),
    ask('company', 'yes_no', ['Do you have enough company?', 'Oes gennych chi ddigon o gwmni?'], {
      picture: 'chats-circle',
    }),
    ask('more-company', 'choice', ['Whom would you like to see more of?', 'Pwy hoffech chi weld mwy ohonyn nhw?'], {
      picture: 'chats-circle',
      shown_if: { question_id: 'company', values: ['no'] },
      options: [
        { id: 'family', text: { en: 'My family', cy: 'Fy nheulu' } },
        { id: 'people-here', text: { en: 'People who live here', cy: 'Pobl sy’n byw yma' } },
        { id: 'staff', text: { en: 'The people who help me', cy: 'Y bobl sy’n fy helpu' } },
        { id: 'somebody-new', text: { en: 'Somebody new', cy: 'Rhywun newydd' } },
      ],
    }),
    ask('safe', 'yes_no', ['Do you feel safe here?', 'Ydych chi’n teimlo’n ddiogel yma?'], { picture: 'house-line' }),
    ask('wish', 'text', ['Is there something you wish for?', 'Oes rhywbeth rydych yn dymuno ei gael?'], {
      picture: 'star',
    }),
  ],
};
