import { ours, quoted } from './framework.ts';
import type { Framework } from './framework.ts';

/** Quality standards of NICE (domain.md 2.5). They hold beside whatever regulator a home has. */
export const QS50: Framework = {
  id: 'nice-qs50',
  title: 'QS50: mental wellbeing of older people in care homes',
  regulator: 'NICE',
  regions: ['ENG', 'WLS', 'NIR'],
  status: 'standard',
  questions: [
    {
      key: 'qs50.1',
      title: 'Meaningful activity',
      about: 'Statement 1: something worth doing, all through the day',
      gaps: ['below_target'],
      statements: [
        quoted(
          'Offered opportunities during their day to participate in meaningful activity',
          'engagement',
          'choices',
          'missed',
          'community',
        ),
      ],
    },
    {
      key: 'qs50.2',
      title: 'Personal identity',
      about: 'Statement 2: who somebody was and is',
      gaps: ['about_me_old', 'goals_unreviewed', 'faith'],
      statements: [ours('Personal identity', 'about_me', 'own_words', 'goals')],
    },
    {
      key: 'qs50.3',
      title: 'Signs that somebody is unwell in mind',
      about: 'Statement 3: noticed and written down',
      gaps: [],
      statements: [ours('Noticed and written down', 'observations')],
    },
  ],
};

export const QS184: Framework = {
  id: 'nice-qs184',
  title: 'QS184: dementia',
  regulator: 'NICE',
  regions: ['ENG', 'WLS', 'NIR'],
  status: 'standard',
  questions: [
    {
      key: 'qs184.5',
      title: 'Activities to promote wellbeing',
      about: 'Statement 5: a choice of things to do, tailored to the person',
      gaps: ['below_target', 'about_me_old', 'reviews_due'],
      statements: [
        quoted(
          'Supported to choose from a range of activities to promote wellbeing, tailored to their preferences',
          'choices',
          'own_words',
          'engagement',
          'about_me',
          'goals',
        ),
      ],
    },
  ],
};
