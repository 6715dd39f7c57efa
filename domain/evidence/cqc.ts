import { ours, quoted, shownElsewhere } from './framework.ts';
import type { Framework, Question } from './framework.ts';

/**
 * The Care Quality Commission's five questions with all 34 quality statements. Which of our data answers which follows
 * domain.md 2.6; where that names engagement and mood together, docs/decisions/0036 parts them.
 */
const SAF_2023: readonly Question[] = [
  {
    key: 'cqc.caring',
    title: 'Caring',
    about: 'Dignity, choices and what matters to each person',
    gaps: ['about_me_old'],
    statements: [
      quoted('Kindness, compassion and dignity', 'own_words', 'observations'),
      quoted('Treating people as individuals', 'about_me', 'consents'),
      quoted('Independence, choice and control', 'choices', 'community'),
      quoted('Workforce wellbeing and enablement', 'tutorials'),
      shownElsewhere('Responding to people’s immediate needs'),
    ],
  },
  {
    key: 'cqc.responsive',
    title: 'Responsive',
    about: 'Meaningful activity, faith, culture, staying connected',
    gaps: ['faith', 'below_target'],
    statements: [
      quoted('Person-centred care', 'goals', 'community'),
      quoted('Listening to and involving people', 'choices', 'surveys'),
      quoted('Equity in experiences and outcomes', 'engagement'),
      quoted('Equity in access', 'missed'),
      quoted('Providing information', 'consents'),
      shownElsewhere('Care provision, integration and continuity'),
      shownElsewhere('Planning for the future'),
    ],
  },
  {
    key: 'cqc.effective',
    title: 'Effective',
    about: 'Consent, and acting on what people tell us',
    gaps: ['consents_due', 'reviews_due', 'goals_unreviewed'],
    statements: [
      quoted('Assessing needs', 'about_me', 'goals'),
      quoted('Consent to care and treatment', 'consents', 'choices'),
      quoted('Monitoring and improving outcomes', 'engagement'),
      quoted('Supporting people to live healthier lives', 'missed'),
      quoted('How staff, teams and services work together', 'tutorials', 'observations'),
      shownElsewhere('Delivering evidence-based care and treatment'),
    ],
  },
  {
    key: 'cqc.safe',
    title: 'Safe',
    about: 'Risks weighed together, and staff who know how',
    gaps: ['risks_overdue'],
    statements: [
      quoted('Involving people to manage risks', 'choices', 'risks'),
      quoted('Safe environments', 'risks'),
      quoted('Safeguarding', 'consents'),
      quoted('Safe and effective staffing', 'tutorials'),
      shownElsewhere('Learning culture'),
      shownElsewhere('Safe systems, pathways and transitions'),
      shownElsewhere('Infection prevention and control'),
      shownElsewhere('Medicines optimisation'),
    ],
  },
  {
    key: 'cqc.well_led',
    title: 'Well-led',
    about: 'You said, we did: surveys, partners, changes made',
    gaps: [],
    statements: [
      quoted('Governance, management and sustainability', 'missed', 'consents'),
      quoted('Learning, improvement and innovation', 'surveys', 'goals'),
      quoted('Partnerships and communities', 'community'),
      quoted('Workforce equality, diversity and inclusion', 'tutorials'),
      shownElsewhere('Shared direction and culture'),
      shownElsewhere('Capable, compassionate and inclusive leaders'),
      shownElsewhere('Freedom to speak up'),
      shownElsewhere('Environmental sustainability – sustainable development'),
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

/** Published as a draft on 24 March 2026; nobody here has seen its 24 lines, so each question stands as one in our own words. */
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
