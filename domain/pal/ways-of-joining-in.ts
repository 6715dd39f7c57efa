import type { Instrument, InstrumentSection, SupportBand } from './instrument.ts';

/**
 * Our own profile, written by us and free to use (CC BY 4.0). A practical guide to planning good company;
 * it has not been validated as a measure, and the screens and the print say so. Median band, an even split
 * to the more supported band (domain.md 2.2). "Not sure" is an honest answer: five of the eight lines
 * are needed for a band.
 */
export const WAYS_OF_JOINING_IN: Instrument = {
  pack: 'ways-of-joining-in',
  version: '1',
  title: 'Ways of joining in',
  copyright: 'Heartsease, CC BY 4.0',
  language: 'en-GB',
  recall_days: 14,
  review_every_days: 182,
  bands: [
    { key: '1', label: 'Leads', support_band: 1, guide_md: '' },
    { key: '2', label: 'Joins when set up', support_band: 2, guide_md: '' },
    { key: '3', label: 'Joins through the senses', support_band: 3, guide_md: '' },
    { key: '4', label: 'Responds to closeness', support_band: 4, guide_md: '' },
  ],
  sections: [
    line('getting_going', 'Getting going', [
      'Starts by themselves once they know what is on',
      'Starts when things are laid out and someone invites them',
      'Starts when we share the first move or sound',
      'Stirs to a voice or a hand that they know',
    ]),
    line('next_steps', 'Next steps', [
      'Keeps the aim in mind over several steps',
      'Follows two or three steps with a nudge now and then',
      'Enjoys one movement, again and again',
      'Takes part in single moments',
    ]),
    line('staying_with_it', 'Staying with it', [
      'Stays with it for half an hour or more',
      'Stays with it for 10 to 30 minutes',
      'Stays with it for 2 to 10 minutes',
      'Is with us for a minute or so, then rests',
    ]),
    line('using_things', 'Using things', [
      'Picks up tools and uses them as most people would',
      'Uses things they know, on a cleared table',
      'Explores by feel: moves things, holds them, turns them over',
      'Turns to what is near, or grips what we place in the hand',
    ]),
    line('being_with_others', 'Being with others', [
      'Is at ease in a group and takes turns',
      'Is at ease in a small group with a host',
      'Is happiest beside one other person',
      'Is happiest with one person, close by',
    ]),
    line('getting_across', 'Getting across', [
      'Tells, writes or signs their ideas',
      'Uses short phrases, or picks one of two',
      'Uses words here and there, sounds and gestures',
      'Speaks with the face, the breath, the body and the eyes',
    ]),
    line('choosing', 'Choosing', [
      'Weighs things up and says why',
      'Picks from two or three real things in front of them',
      'Reaches for what they like, or turns away',
      'We read their wishes from how they respond',
    ]),
    line('afterwards', 'Afterwards', [
      'Talks of it later on',
      'Knows it again from a photo or a thing',
      'Shows pleasure while it lasts',
      'Is calmer or brighter for a while',
    ]),
  ],
  scoring: { method: 'median', tie: 'more_support', show_counts: true },
  bounds: { allow_partial: false, fewest_sure: 5 },
};

/** What a band changes in how we plan: limits that suggestions and groups can reckon with. */
export const PLANNING_BY_BAND = {
  1: { minutes: 45, group_most: 12, steps_most: 8, words_most: 25 },
  2: { minutes: 25, group_most: 6, steps_most: 3, words_most: 12 },
  3: { minutes: 10, group_most: 2, steps_most: 1, words_most: 5 },
  4: { minutes: 3, group_most: 1, steps_most: 1, words_most: 3 },
} as const satisfies Record<
  SupportBand,
  { minutes: number; group_most: number; steps_most: number; words_most: number }
>;

/** One line with a statement per band, from least to most support. */
function line(key: string, label: string, statements: readonly [string, string, string, string]): InstrumentSection {
  const options = statements.map((text, at) => ({ key: String(at + 1), band: String(at + 1), text }));
  return { key, label, required: true, options };
}
