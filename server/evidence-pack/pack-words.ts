import type { PackPart } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { numeral } from '../print/paper-words.ts';
import { WELSH } from './pack-words-in-welsh.ts';
import { sentences } from './sentences.ts';

/** What a pack says in one language. */
export interface PackWords {
  title: string;
  /** What is data of the product, such as what a regulator asks, in this language; anything else as it is. */
  said: (text: string) => string;
  parts: Record<PackPart, string>;
  framework: string;
  draft: string;
  period: string;
  made_label: string;
  made: (when: string, who: string) => string;
  manager: string;
  names: string;
  by_initials: string;
  by_name: string;
  contents: string;
  rule: string;
  foot: string;
  in_own_words: string;
  examples: string;
  no_examples: string;
  said_by: string;
  seen_by: string;
  in_a_photo: string;
  in_a_survey: string;
  /** A word about a risk. */
  said_before: string;
  said_no: string;
  you_said: (said: string, did: string) => string;
  shown_to_all: string;
  /** What somebody wants, before how it is going. */
  goal: (text: string) => string;
  /** "Photo: tea in the garden. With E. A. and M. B." */
  photo_of: (caption: string, people: string) => string;
  recorded_by: (who: string) => string;
  over_time: string;
  over_time_note: (from: string, to: string) => string;
  source: string;
  these_days: string;
  days_before: string;
  not_recorded: string;
  missing: string;
  nothing_missing: string;
  asks: string;
  our_wording: string;
  in_numbers: string;
  moments_each_week: (from: string, to: string) => string;
  group: string;
  one_to_one: string;
  moments: (now: number, before: number) => string;
  /** Without a percentage they are so few that not even how many of them is told; so below. */
  at_target: (people: number, of: number, percent: string | null) => string;
  share: (percent: string, before: string) => string;
  words_written: (now: number, before: number) => string;
  month_of: (name: string) => string;
  matters_lead: string;
  as_told: string;
  own_words: string;
  helped_by: (who: string) => string;
  still_true: (day: string) => string;
  levels: Record<'loves' | 'likes' | 'used_to' | 'curious' | 'dislikes' | 'avoid', string>;
  sources: Record<'resident' | 'relative' | 'staff_observed' | 'import', string>;
  /** When what is told of somebody was written down, once for all of it. */
  new_here: (count: number, of: number, from: string, to: string) => string;
  nothing_shared: string;
  how_we_know: string;
  with_card: (count: number, of: number, percent: string | null) => string;
  heard_from: (self: string, family: string, seen: string) => string;
  joining_lead: string;
  nobody: string;
  /** Beside what says how many had fewer moments than suit them. */
  two_measures: string;
  planners_lead: (weeks: number) => string;
  noticed: string;
  noticed_words: (engaged: number, usual: number, asked: number) => string;
  asked_less: string;
  tried: string;
  tried_nothing: string;
  changed: string;
  changed_words: (engaged: number, usual: number, until: string) => string;
  no_after: string;
}

const ENGLISH: PackWords = {
  said: (text) => text,
  title: 'Evidence pack',
  parts: {
    key_questions: 'Evidence by question',
    month_in_the_life: 'A month in the life',
    what_matters: 'How we find out what matters',
    not_joining_in: 'When someone was not joining in',
    weekly_planners: 'Weekly planners as displayed',
  },
  framework: 'Framework',
  draft: 'a draft of the regulator’s',
  period: 'Days',
  made_label: 'Made',
  made: (when, who) => `${when}, by ${who}`,
  manager: 'the manager',
  names: 'Names',
  by_initials:
    'Everybody who lives, works or visits here is told by initials, in notes and in quotations too. The home does not know the names of other people whom somebody wrote of, such as a husband or an old friend: those stay as they were typed. Read it before you share it.',
  by_name: 'People are told by name. In “A month in the life” everybody else is told by initials.',
  contents: 'Contents',
  rule: 'Made from what the team recorded in these days. No scores and no self-ratings. A share of fewer than five people is not told.',
  foot: 'Confidential: about people’s lives. Keep it safe, and shred it after.',
  in_own_words: 'In people’s own words',
  examples: 'What speaks for it',
  no_examples:
    'In these days nobody wrote down words that speak for this question by themselves. What was recorded is below.',
  said_by: 'in their own words',
  seen_by: 'what staff saw',
  in_a_photo: 'a photo that families see too',
  in_a_survey: 'said in a survey',
  said_before: 'said by name before it',
  you_said: (said, did) => `You said: “${said}” We did: ${did}`,
  shown_to_all: 'shown to everybody',
  goal: (text) => `their goal: “${text}”`,
  said_no: 'said no, which is a choice',
  photo_of: (caption, people) => sentences('Photo', caption, people && `With ${people}`),
  recorded_by: (who) => `recorded by ${who}`,
  over_time: 'What changed',
  over_time_note: (from, to) => `Beside it, as many days before: ${from} to ${to}.`,
  source: 'What was recorded',
  these_days: 'These days',
  days_before: 'Days before',
  not_recorded: 'not recorded yet',
  missing: 'What is missing, and what we do about it',
  nothing_missing: 'Nothing is missing that we look for.',
  asks: 'What the question asks',
  our_wording: 'our wording',
  in_numbers: 'These days in numbers',
  moments_each_week: (from, to) => `Moments each week, ${from} to ${to}`,
  group: 'In a group',
  one_to_one: 'One to one',
  moments: (now, before) => `${number(now)} moments were recorded; in as many days before, ${number(before)}.`,
  at_target: (people, of, percent) =>
    percent === null
      ? 'Who had as many moments a week as suit them: fewer than five people, so it stays in the home.'
      : `${number(people)} of ${number(of)} people (${percent}) had as many moments a week as suit them.`,
  share: (percent, before) => `${percent} of the moments were one to one; before, ${before}.`,
  words_written: (now, before) =>
    `People’s own words were written down ${now === 1 ? 'once' : `${number(now)} times`}; before, ${number(before)}.`,
  month_of: (name) => `A month in the life of ${name}`,
  matters_lead:
    'Each person tells us what matters, alone or with the people who know them best. We write down whose words they are and when, and ask again.',
  as_told: 'As it was told to us',
  own_words: 'In their own words',
  helped_by: (who) => `with the help of ${who}`,
  still_true: (day) => `Said to be still true on ${day}`,
  levels: {
    loves: 'Loves',
    likes: 'Likes',
    used_to: 'Used to love',
    curious: 'Would like to try',
    dislikes: 'Does not like',
    avoid: 'Must not happen',
  },
  sources: {
    resident: 'told us',
    relative: 'family told us',
    staff_observed: 'we saw it',
    import: 'from earlier notes',
  },
  new_here: (count, of, from, to) => {
    const when = from === to ? `on ${from}` : `from ${from} to ${to}`;
    return `${count === of ? (of === 1 ? 'It is' : 'All are') : `${number(count)} of these ${number(of)} ${count === 1 ? 'is' : 'are'}`} new in these days, written down ${when}.`;
  },
  nothing_shared: 'What is written down is for the staff alone.',
  how_we_know: 'How we know',
  with_card: (count, of, percent) =>
    percent === null
      ? 'For whom somebody wrote down what is most important to them: fewer than five people, so it stays in the home.'
      : `For ${number(count)} of ${number(of)} people who live here (${percent}) somebody wrote down what is most important to them.`,
  heard_from: (self, family, seen) =>
    `Of their interests, ${self} were told by the person, ${family} by family, and ${seen} were noticed by staff.`,
  joining_lead:
    'Here somebody joined in clearly less than in their own weeks before: in each of two weeks by at least 30%. A change is information, not a diagnosis.',
  nobody: 'In these days nobody joined in clearly less than in their own weeks before.',
  two_measures:
    'This holds each person against their own weeks before. Whether somebody had as many moments a week as suit them is another question: it holds them against the number that suits them, and may have been so in the weeks before too.',
  planners_lead: (weeks) =>
    `${weeks === 1 ? 'The week' : `Each of the ${number(weeks)} weeks`} of which most days are in these days: what stood on the wall for everybody, drawn smaller. What was planned for one person alone is not on a wall.`,
  noticed: 'What we noticed',
  noticed_words: (engaged, usual, asked) =>
    `Joined in ${times(engaged)} in two weeks; in the weeks before it was about ${usual}. Asked ${times(asked)}.`,
  asked_less: 'They were asked less often too, so we looked at ourselves first.',
  tried: 'What we tried',
  tried_nothing: 'Nothing was written down about what was tried.',
  changed: 'What changed',
  changed_words: (engaged, usual, until) =>
    `Until ${until} they joined in about ${times(engaged)} in two weeks; usual for them is ${usual}.`,
  no_after: 'It is too early to tell.',
};

const number = (count: number) => numeral(count, 'en');

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 0 ? 'not once' : `${number(count)} times`;
}

export const PACK_WORDS: Record<PaperLanguage, PackWords> = { en: ENGLISH, cy: WELSH };
