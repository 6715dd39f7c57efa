import { ours, quoted } from './framework.ts';
import type { Framework, Question } from './framework.ts';

/**
 * The Care Quality Commission's five questions. Which of our data answers which statement is domain.md 2.6; titles
 * that nobody has checked there stand as ours.
 */
const SAF_2023: readonly Question[] = [
  {
    key: 'cqc.caring',
    title: 'Caring',
    about: 'Dignity, choices and what matters to each person',
    gaps: ['about_me_old'],
    statements: [
      ours('Treating people as individuals', 'about_me', 'consents'),
      quoted('Independence, choice and control', 'choices', 'community'),
      ours('Kindness, compassion and dignity', 'own_words', 'observations'),
      ours('Wellbeing of staff', 'tutorials'),
    ],
  },
  {
    key: 'cqc.responsive',
    title: 'Responsive',
    about: 'Meaningful activity, faith, culture, staying connected',
    gaps: ['faith', 'below_target'],
    statements: [
      ours('Care around the person', 'goals', 'community'),
      ours('Listening to people and involving them', 'choices', 'surveys'),
      ours('Fair experiences and outcomes', 'engagement'),
      ours('Fair access', 'missed'),
      ours('Providing information', 'consents'),
    ],
  },
  {
    key: 'cqc.effective',
    title: 'Effective',
    about: 'Consent, and acting on what people tell us',
    gaps: ['consents_due', 'reviews_due', 'goals_unreviewed'],
    statements: [
      ours('Assessing needs', 'about_me', 'goals'),
      ours('Consent to care', 'consents', 'choices'),
      ours('Watching and improving outcomes', 'engagement'),
      ours('Healthier lives', 'missed'),
      ours('How staff work together', 'tutorials', 'observations'),
    ],
  },
  {
    key: 'cqc.safe',
    title: 'Safe',
    about: 'Risks weighed together, and staff who know how',
    gaps: ['risks_overdue'],
    statements: [
      ours('Involving people in managing risks', 'choices', 'risks'),
      ours('Safe surroundings', 'risks'),
      ours('Safeguarding', 'consents'),
      ours('Safe staffing', 'tutorials'),
    ],
  },
  {
    key: 'cqc.well_led',
    title: 'Well-led',
    about: 'You said, we did: surveys, partners, changes made',
    gaps: [],
    statements: [
      ours('Governance', 'missed', 'consents'),
      ours('Learning, improving, trying new things', 'surveys', 'goals'),
      ours('Partnerships and communities', 'community'),
      ours('Fairness among staff', 'tutorials'),
    ],
  },
];

export const CQC_2023: Framework = {
  id: 'cqc-saf-2023',
  title: 'Single assessment framework, 2023',
  regulator: 'CQC',
  regions: ['ENG'],
  status: 'in_force',
  questions: SAF_2023,
};

/** Published as a draft on 24 March 2026; its final lines were not seen, so each stands here as one in our own words. */
export const CQC_2026: Framework = {
  id: 'cqc-asc-2026',
  title: 'Adult social care framework, draft of 2026',
  regulator: 'CQC',
  regions: ['ENG'],
  status: 'draft',
  questions: [
    {
      key: 'cqc.safe',
      title: 'Safe',
      about: 'How people live well with risks',
      gaps: ['risks_overdue'],
      statements: [ours('Risks weighed with people, staff who know how', 'risks', 'choices', 'tutorials')],
    },
    {
      key: 'cqc.effective',
      title: 'Effective',
      about: 'What changes for people over time',
      gaps: ['consents_due', 'reviews_due', 'goals_unreviewed'],
      statements: [ours('Change over time, and what staff did about it', 'engagement', 'goals', 'observations')],
    },
    {
      key: 'cqc.caring',
      title: 'Caring',
      about: 'What it is like to live here, in people’s own words',
      gaps: ['about_me_old'],
      statements: [ours('Lived experience', 'own_words', 'about_me', 'choices')],
    },
    {
      key: 'cqc.responsive',
      title: 'Responsive',
      about: 'A life of one’s own, and people to share it with',
      gaps: ['faith', 'below_target'],
      statements: [ours('A week that suits each person', 'about_me', 'missed', 'community', 'consents')],
    },
    {
      key: 'cqc.well_led',
      title: 'Well-led',
      about: 'Learning from people, and partners outside',
      gaps: [],
      statements: [ours('Learning and partnership', 'surveys', 'community', 'tutorials')],
    },
  ],
};
