import { ask } from './template.ts';
import type { Template } from './template.ts';

/** One face and one word, after something that took place. */
export const activityPulse: Template = {
  key: 'activity-pulse',
  title: { en: 'How was it?', cy: 'Sut oedd e?' },
  about: {
    en: 'One face and one word, straight after something that took place.',
    cy: 'Un wyneb ac un gair, yn syth ar ôl rhywbeth a ddigwyddodd.',
  },
  audiences: ['residents', 'relatives'],
  anonymity: 'anonymous',
  usual_days: 3,
  questions: [
    ask('how-was-it', 'faces', ['How was it?', 'Sut oedd e?'], { is_required: true, picture: 'confetti' }),
    ask('again', 'yes_no', ['Would you like it again?', 'Hoffech chi ei gael eto?'], { picture: 'heart' }),
    ask('one-word', 'text', ['One word for it', 'Un gair amdano'], {
      easy: ['Whatever comes to mind.', 'Beth bynnag ddaw i’r meddwl.'],
    }),
  ],
};
