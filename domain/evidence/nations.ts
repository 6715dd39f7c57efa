import { ours, quoted } from './framework.ts';
import type { Framework } from './framework.ts';

/** The other regulators (domain.md 2.7), each by its hooks for activities, in our own words but where quoted. */
export const CARE_INSPECTORATE: Framework = {
  id: 'care-inspectorate',
  title: 'Quality framework for care homes',
  regulator: 'Care Inspectorate',
  regions: ['SCT'],
  status: 'in_force',
  questions: [
    {
      key: 'ci.1_1',
      title: 'Compassion, dignity and respect',
      about: 'Quality indicator 1.1: known, listened to, and free to say no',
      gaps: ['about_me_old', 'consents_due'],
      statements: [ours('Known as a person', 'about_me', 'own_words', 'choices', 'consents', 'observations')],
    },
    {
      key: 'ci.1_2',
      title: 'People get the most out of life',
      about: 'Quality indicator 1.2: an active life, goals of one’s own',
      gaps: ['below_target', 'goals_unreviewed', 'reviews_due', 'faith'],
      statements: [
        quoted('People get the most out of life', 'engagement', 'goals', 'missed'),
        ours('An active member of the community', 'community'),
      ],
    },
    {
      key: 'ci.staff',
      title: 'Staff and leadership',
      about: 'Staff who learn, and a home that does',
      gaps: ['risks_overdue'],
      statements: [ours('Learning and improving', 'tutorials', 'surveys', 'risks')],
    },
  ],
};

export const CIW: Framework = {
  id: 'ciw',
  title: 'Ratings of care homes',
  regulator: 'Care Inspectorate Wales',
  regions: ['WLS'],
  status: 'in_force',
  questions: [
    {
      key: 'ciw.well_being',
      title: 'Well-being',
      about: 'A good day, a voice, and Welsh without having to ask',
      gaps: ['below_target', 'faith'],
      statements: [
        ours('What people do and how it is for them', 'engagement', 'missed', 'community'),
        ours('A voice and a choice', 'own_words', 'choices', 'surveys'),
      ],
    },
    {
      key: 'ciw.care_and_support',
      title: 'Care and support',
      about: 'What matters to each person, looked at again in time',
      gaps: ['about_me_old', 'consents_due', 'reviews_due', 'goals_unreviewed'],
      statements: [ours('Support around the person', 'about_me', 'goals', 'consents', 'observations')],
    },
    {
      key: 'ciw.leadership',
      title: 'Leadership and management',
      about: 'Staff who learn, and what changed because of what people said',
      gaps: [],
      statements: [ours('Learning and improving', 'tutorials', 'surveys')],
    },
    {
      key: 'ciw.environment',
      title: 'Environment',
      about: 'A place where people can safely do what they like',
      gaps: ['risks_overdue'],
      statements: [ours('Risks weighed against what people gain', 'risks')],
    },
  ],
};

export const RQIA: Framework = {
  id: 'rqia',
  title: 'Residential care homes regulations, 2005',
  regulator: 'RQIA',
  regions: ['NIR'],
  status: 'in_force',
  questions: [
    {
      key: 'rqia.activities',
      title: 'Social activities, hobbies and leisure',
      about: 'Schedule 1, 10: what there is to do, and for whom',
      gaps: ['below_target', 'reviews_due', 'goals_unreviewed', 'risks_overdue'],
      statements: [ours('Social activities, hobbies and leisure', 'engagement', 'missed', 'goals', 'risks')],
    },
    {
      key: 'rqia.consultation',
      title: 'Consultation',
      about: 'Schedule 1, 11: how people are asked',
      gaps: ['about_me_old', 'consents_due'],
      statements: [ours('Asking people', 'about_me', 'own_words', 'choices', 'consents', 'surveys')],
    },
    {
      key: 'rqia.religion',
      title: 'Religious services',
      about: 'Schedule 1, 13: faith, as each person wishes',
      gaps: ['faith'],
      statements: [ours('Faith, as each person wishes', 'community', 'about_me')],
    },
    {
      key: 'rqia.relatives',
      title: 'Contact with relatives',
      about: 'Schedule 1, 14: families and friends',
      gaps: [],
      statements: [ours('Families and friends', 'community')],
    },
  ],
};

export const HIQA: Framework = {
  id: 'hiqa',
  title: 'National standards for older people, 2016',
  regulator: 'HIQA',
  regions: ['IRL'],
  status: 'in_force',
  questions: [
    {
      key: 'hiqa.rights',
      title: 'Rights of residents',
      about: 'Choice, privacy, and things to do that one likes',
      gaps: ['consents_due', 'below_target', 'faith'],
      statements: [ours('Choice and consent', 'choices', 'consents', 'engagement', 'community')],
    },
    {
      key: 'hiqa.person',
      title: 'Care around the person',
      about: 'Known as a person, also with dementia',
      gaps: ['about_me_old', 'reviews_due', 'goals_unreviewed'],
      statements: [ours('Known as a person', 'about_me', 'own_words', 'goals', 'observations', 'missed')],
    },
    {
      key: 'hiqa.safe',
      title: 'Safe services and staff',
      about: 'Risks weighed, staff who know how',
      gaps: ['risks_overdue'],
      statements: [ours('Safe services and staff', 'risks', 'tutorials', 'surveys')],
    },
  ],
};
