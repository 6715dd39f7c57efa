import { ask } from './template.ts';
import type { Template } from './template.ts';

/**
 * The whole, eleven parts from one to five, and how likely one is to recommend: the shape that reviews of care homes
 * have, so that a home can lay its own beside them (domain.md 2.12). The words are ours.
 */
export const familyQuarterly: Template = {
  key: 'family-quarterly',
  title: { en: 'How are we doing? A question to families', cy: 'Sut hwyl rydyn ni’n ei chael? Cwestiwn i deuluoedd' },
  about: {
    en: 'The whole and eleven parts, four times a year. About five minutes.',
    cy: 'Y cyfan ac un rhan ar ddeg, bedair gwaith y flwyddyn. Tua phum munud.',
  },
  audiences: ['relatives'],
  anonymity: 'anonymous',
  usual_days: 21,
  questions: [
    ask('overall', 'scale5', ['All in all, how good is life here?', 'At ei gilydd, pa mor dda yw bywyd yma?'], {
      is_required: true,
      picture: 'house-line',
    }),
    ask('care', 'scale5', ['The care and support', 'Y gofal a’r gefnogaeth'], { picture: 'hand-heart' }),
    ask('dignity', 'scale5', [
      'Being treated with respect, as the person they are',
      'Cael eu trin â pharch, fel y person ydyn nhw',
    ]),
    ask('staff', 'scale5', ['The people who work here', 'Y bobl sy’n gweithio yma']),
    ask('activities', 'scale5', ['Things to do, and company', 'Pethau i’w gwneud, a chwmni'], {
      picture: 'music-notes',
    }),
    ask('food', 'scale5', ['Food and drink', 'Bwyd a diod'], { picture: 'bowl-food' }),
    ask('rooms', 'scale5', ['Their own room', 'Eu hystafell eu hunain'], { picture: 'bed' }),
    ask('facilities', 'scale5', ['The house, the lounges and the garden', 'Y tŷ, y lolfeydd a’r ardd']),
    ask('cleanliness', 'scale5', ['How clean everything is', 'Pa mor lân yw popeth']),
    ask('safety', 'scale5', ['How safe they are', 'Pa mor ddiogel ydyn nhw']),
    ask('management', 'scale5', [
      'How the home is run, and how we answer when you ask',
      'Sut mae’r cartref yn cael ei redeg, a sut rydyn ni’n ateb pan fyddwch yn gofyn',
    ]),
    ask('value', 'scale5', ['What you get for what is paid', 'Yr hyn a gewch am yr hyn a delir']),
    ask('recommend', 'nps', [
      'How likely are you to recommend us to a friend?',
      'Pa mor debygol ydych chi o’n hargymell i ffrind?',
    ]),
    ask('what-is-missing', 'text', ['What would have to change?', 'Beth fyddai’n gorfod newid?'], {
      shown_if: { question_id: 'recommend', values: [0, 1, 2, 3, 4, 5, 6] },
    }),
    ask('goes-well', 'text', ['What should we keep doing?', 'Beth ddylen ni ddal ati i’w wneud?']),
    ask('one-thing', 'text', [
      'If you could change one thing, what would it be?',
      'Pe gallech newid un peth, beth fyddai hwnnw?',
    ]),
  ],
};
