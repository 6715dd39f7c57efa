import { z } from 'zod';

/** Where evidence comes from (domain.md 2.6): what a home records in its days, and what is tied to a question by hand. */
export const SOURCE_KINDS = [
  'about_me',
  'communication',
  'choices',
  'own_words',
  'engagement',
  'missed',
  'risks',
  'consents',
  'community',
  'observations',
  'tutorials',
  'goals',
  'surveys',
  'by_hand',
] as const;
export const SourceKind = z.enum(SOURCE_KINDS);
export type SourceKind = z.infer<typeof SourceKind>;

/** A framework names all but the last: whoever ties something by hand says to which question. */
export type NamedSource = Exclude<SourceKind, 'by_hand'>;

/** Before the statements that no source answers. */
export const SHOWN_ELSEWHERE = 'Shown elsewhere, such as in care plans:';

/** What each is called and what a piece of it is. A record that tells two things is a piece of both. */
export const SOURCES: Record<SourceKind, { title: string; definition: string }> = {
  about_me: {
    title: 'About me and life story',
    definition:
      'Each time a card of “About me” was written or said to be still true, an interest was noted or changed, or a part of a life story was told.',
  },
  communication: {
    title: 'How I communicate, and how to talk with me',
    definition: 'Each time that card of “About me” was written or said to be still true.',
  },
  choices: {
    title: 'Choices',
    definition: 'Moments in which the person chose between things, or said no. A no is a choice.',
  },
  own_words: {
    title: 'In their own words',
    definition: 'What people said, written down with a report or after it.',
  },
  engagement: {
    title: 'Absorbed and brighter',
    definition:
      'Moments about which somebody said how absorbed this one person was, or how their mood was before and after.',
  },
  missed: {
    title: 'Nobody forgotten',
    definition: 'Times when somebody who had not joined in for more than 3 days did join in again.',
  },
  risks: {
    title: 'Risk assessments',
    definition: 'Risk assessments that were signed, and words said by name before a session with a risk for somebody.',
  },
  consents: {
    title: 'Consents',
    definition: 'Answers of people about photos, updates and the like that were written down, each yes and each no.',
  },
  community: {
    title: 'Visits, events and community',
    definition:
      'Events with visitors, families, faith, entertainers or the community that took place, outings, and other reports that say relatives were there. Of an event that was called off nothing counts but such a report.',
  },
  observations: {
    title: 'What staff noticed',
    definition: 'What staff noticed after an activity and wrote down, in the words that stand now.',
  },
  tutorials: { title: 'What staff learnt', definition: 'Tutorials that somebody of the staff finished.' },
  goals: {
    title: 'Goals and reviews',
    definition: 'Reviews of goals, and looks at how somebody joins in that were signed.',
  },
  surveys: {
    title: 'Surveys',
    definition:
      'Surveys that were over in these days and that at least five people answered, and each “You said, we did” that was shown to everybody.',
  },
  by_hand: {
    title: 'Chosen by hand',
    definition: 'Reports, observations, shared photos and results of surveys that somebody tied to this question.',
  },
};
