import { ask } from './template.ts';
import type { Template } from './template.ts';

export const staffPulse: Template = {
  key: 'staff-pulse',
  title: { en: 'How are you, and how is work?', cy: 'Sut ydych chi, a sut mae’r gwaith?' },
  about: {
    en: 'For everybody who works here. Two minutes, and nobody sees who said what.',
    cy: 'I bawb sy’n gweithio yma. Dwy funud, a does neb yn gweld pwy ddywedodd beth.',
  },
  audiences: ['staff'],
  anonymity: 'anonymous',
  usual_days: 14,
  questions: [
    ask(
      'looking-forward',
      'faces',
      ['How do you come to work these days?', 'Sut rydych chi’n dod i’r gwaith y dyddiau hyn?'],
      {
        is_required: true,
      },
    ),
    ask(
      'time-for-people',
      'scale5',
      ['I have time for people, not only for tasks', 'Mae gen i amser i bobl, nid dim ond i dasgau'],
      { scale: 'agree' },
    ),
    ask(
      'heard',
      'scale5',
      ['When I say something, somebody listens', 'Pan fydda i’n dweud rhywbeth, mae rhywun yn gwrando'],
      {
        scale: 'agree',
      },
    ),
    ask('team', 'scale5', ['We help each other', 'Rydyn ni’n helpu ein gilydd'], { scale: 'agree' }),
    ask(
      'learning',
      'scale5',
      ['I learn what I need for my work', 'Rydw i’n dysgu beth sydd ei angen ar gyfer fy ngwaith'],
      {
        scale: 'agree',
      },
    ),
    ask('raise', 'yes_no', ['Would you raise a worry here?', 'Fyddech chi’n codi pryder yma?']),
    ask('recommend', 'nps', [
      'How likely are you to recommend working here to a friend?',
      'Pa mor debygol ydych chi o argymell gweithio yma i ffrind?',
    ]),
    ask('better', 'text', ['What would make next month better?', 'Beth fyddai’n gwneud y mis nesaf yn well?']),
  ],
};
