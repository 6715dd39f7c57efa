import { quoted, shownElsewhere } from './framework.ts';
import type { Framework } from './framework.ts';

/** Quality standards of NICE (domain.md 2.5), in NICE's own words (docs/decisions/0036). They hold beside whatever regulator a home has. */
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
          'Older people in care homes are offered opportunities during their day to participate in meaningful activity that promotes their health and mental wellbeing',
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
      statements: [
        quoted(
          'Older people in care homes are enabled to maintain and develop their personal identity',
          'about_me',
          'own_words',
          'goals',
        ),
      ],
    },
    {
      key: 'qs50.3',
      title: 'Signs that somebody is unwell in mind',
      about: 'Statement 3: noticed and written down',
      gaps: [],
      statements: [
        quoted(
          'Older people in care homes have the symptoms and signs of mental health conditions recognised and recorded as part of their care plan',
          'observations',
        ),
      ],
    },
    {
      key: 'qs50.4',
      title: 'Sight and hearing',
      about: 'Statement 4: what somebody needs to see and hear, known to everybody. 5 and 6 are shown elsewhere',
      gaps: [],
      statements: [
        quoted(
          'Older people in care homes who have specific needs arising from sensory impairment have these recognised and recorded as part of their care plan',
          'communication',
        ),
        shownElsewhere(
          'Older people in care homes have the symptoms and signs of physical problems recognised and recorded as part of their care plan',
        ),
        shownElsewhere(
          'Older people in care homes have access to the full range of healthcare services when they need them',
        ),
      ],
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
      about: 'Statement 5: a choice of things to do, tailored to the person. The other six are shown elsewhere',
      gaps: ['below_target', 'about_me_old', 'reviews_due'],
      statements: [
        quoted(
          'People with dementia are supported to choose from a range of activities to promote wellbeing that are tailored to their preferences',
          'choices',
          'own_words',
          'engagement',
          'about_me',
          'goals',
        ),
        shownElsewhere(
          'People accessing behaviour change interventions and programmes in mid-life are advised that the risk of developing dementia can be reduced by making lifestyle changes',
        ),
        shownElsewhere(
          'People with suspected dementia are referred to a specialist dementia diagnostic service if reversible causes of cognitive decline have been investigated',
        ),
        shownElsewhere(
          'People with dementia are given the opportunity to discuss advance care planning at diagnosis and at each health and social care review',
        ),
        shownElsewhere('People with dementia have a single named practitioner to coordinate their care'),
        shownElsewhere(
          'People with dementia have a structured assessment before starting non-pharmacological or pharmacological treatment for distress',
        ),
        shownElsewhere('Carers of people with dementia are offered education and skills training'),
      ],
    },
  ],
};
