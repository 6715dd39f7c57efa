import type { SentencesAbout } from './sentence.ts';

/** Sentences that fit any activity: for what did not go, and for the small things that happen anywhere. */
export const anywhere: readonly SentencesAbout[] = [
  {
    not_today: [
      { text: 'Asked twice, kindly refused twice. {name} would rather read today.', reason: 'declined' },
      { text: '“Not today, my love, but ask me again.” I shall.', reason: 'declined' },
      { text: '{name} had just got comfortable and stayed so.', reason: 'declined' },
      { text: 'Sound asleep at the window, paper on the floor. Left {him} to it.', reason: 'asleep' },
      { text: 'Asleep with {his} shoes off. I drew the curtain a little.', reason: 'asleep' },
      { text: '{name} had visitors and was showing them round.', reason: 'visitors' },
      { text: 'Family here, cake out, no room for me. As it should be.', reason: 'visitors' },
      { text: 'Had a poor night and wanted {his} bed. I will look in at four.', reason: 'unwell' },
      { text: 'Said that {he} was busy, and {he} was: {he} was watching the men mend the road.', reason: 'declined' },
      { text: 'Out at the hospital for a check. Back for supper.', reason: 'away' },
      { text: 'Chest a bit rough. {name} is staying in the warm, with the nurse’s blessing.', reason: 'unwell' },
      { text: '{name} shook {his} head and pulled the rug up. Fair enough.', reason: 'declined' },
      {
        text: 'Family took {him} out for lunch. {He} came back with mustard on {his} sleeve, very happy.',
        reason: 'away',
      },
      { text: '{name} said that {he} had had a good morning and did not want to spoil it.', reason: 'declined' },
      { text: 'Not in the mood, and said so in plain words.', reason: 'declined' },
      { text: 'On the telephone. Waved me away and blew me a kiss.', reason: 'declined' },
      {
        text: 'I was called away twice and ran out of shift. {name} is first on the list for tomorrow.',
        reason: 'not_reached',
      },
      {
        text: '{name} was ready for bed early and did not want to be talked out of it.',
        reason: 'declined',
        evening: true,
      },
    ],
  },
  {
    format: 'group',
    not_today: [
      { text: '{name} put {his} hat on to come and then took it off again. Another day.', reason: 'declined' },
      { text: 'Did not fancy the crowd. We agreed on a cup of tea at five instead.', reason: 'declined' },
      {
        text: '{name} changed {his} mind at the door. I walked {him} back by way of the fish tank.',
        reason: 'declined',
      },
      { text: 'Still at the breakfast table, deep in talk. It seemed a shame to move {him}.', reason: 'declined' },
      { text: 'Had just got comfortable in the other lounge, and stayed so.', reason: 'declined' },
      { text: 'At the hairdresser. A better offer.', reason: 'away' },
      { text: 'We did not get to {name} in time today. First call tomorrow.', reason: 'not_reached' },
      { text: '“You go,” said {name}. “Tell me about it after.” I did.', reason: 'declined' },
    ],
  },
  {
    unsettled: [
      'A bad hour. Nothing was right, and then a cup of tea was.',
      '{name} did not know the room today. We stayed near the door until it knew {him}.',
      'Worried about the time, again and again. I gave {him} my watch to hold.',
      '{name} wanted to be somewhere else and could not think where. We tried the window, and it was there.',
      'Cross today, and said so. I said that it was allowed.',
      'Restless before we began. {name} came to the desk with me and helped to sort the post.',
      '{name} asked several times when {he} was going home. We walked, and talked about what home smelled like.',
      'Something about the room was wrong for {him}. We changed chairs, then rooms, and the second room was right.',
      'Tearful, and could not say why. I stayed. After a while {he} told me about the rain.',
      '{name} was sharp with {friend}, and sorry at once. They shared a biscuit later.',
      {
        text: 'The light was going and {name} with it. Lamps, a warm drink and a slow walk brought {him} round.',
        evening: true,
      },
    ],
  },
  {
    format: 'group',
    loved: [
      '{name} stayed behind to tell me that it was the best one yet.',
      'Saved a seat for {friend} and would not let me have it.',
    ],
    enjoyed: [
      '{name} came in on {friend}’s arm and they went out the same way.',
      { text: 'Late, and made an entrance of it.', unless: ['quiet'] },
      '{name} asked what time it was on next week and had me write it down.',
      { text: 'Sat between {friend} and the window and kept both amused.', unless: ['quiet'] },
      'Needed asking and did not need asking twice.',
      'Helped {friend} into a chair, then with the finer points.',
    ],
    quiet: [
      '{name} stayed at the edge, and stayed.',
      'Not much to say today. {He} liked to have us round {him}.',
      'Watched {friend} more than me, and smiled when {friend} did.',
      'Half asleep and half with us. {His} hand kept hold of {friend}’s.',
    ],
  },
  {
    format: 'one_to_one',
    loved: [
      '{name} did not want me to go, so I stayed through my break.',
      '{name} had got the chairs ready before I came.',
      { text: 'Kept hold of my hand and told me that I had made {his} day. {He} had made mine.', unless: ['quiet'] },
    ],
    enjoyed: [
      'A good quarter of an hour. {name} was brighter afterwards and had all {his} lunch.',
      '{name} was at the door before I had knocked.',
      '“Same time tomorrow?” said {name}. I have written it on my hand.',
      'Only ten minutes, but all of it ours.',
    ],
    quiet: [
      '{name} said little and did not let go of my sleeve.',
      'Peaceful. I do not think that either of us wanted anything else.',
      'Tired today. We did less of it, more slowly, and it was still good.',
    ],
  },
];
