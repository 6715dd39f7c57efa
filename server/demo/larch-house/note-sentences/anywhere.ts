import type { SentencesAbout } from './sentence.ts';

/** Sentences that fit any activity: for what did not go, and for the small things that happen anywhere. */
export const anywhere: readonly SentencesAbout[] = [
  {
    not_today: [
      'Asked twice, kindly refused twice. {name} would rather read today.',
      '“Not today, my love, but ask me again.” I shall.',
      '{name} had just got comfortable and stayed so.',
      'Sound asleep at the window, paper on the floor. Left {him} to it.',
      '{name} had visitors and was showing them round.',
      'Had a poor night and wanted {his} bed. I will look in at four.',
      '{name} put {his} hat on to come and then took it off again. Another day.',
      'Said that {he} was busy, and {he} was: {he} was watching the men mend the road.',
      'Did not fancy the crowd. We agreed on a cup of tea at five instead.',
      '{name} changed {his} mind at the door. I walked {him} back by way of the fish tank.',
      'Out at the hospital for a check. Back for supper.',
      'Chest a bit rough. {name} is staying in the warm, with the nurse’s blessing.',
      '{name} shook {his} head and pulled the rug up. Fair enough.',
      'At the hairdresser. A better offer.',
      'Family took {him} out for lunch. {He} came back with mustard on {his} tie, very happy.',
      '{name} said that {he} had had a good morning and did not want to spoil it.',
      'Not in the mood, and said so in plain words.',
      'Still at the breakfast table, deep in talk. It seemed a shame to move {him}.',
      'On the telephone. Waved me away and blew me a kiss.',
      'We did not get to {name} in time today. First call tomorrow.',
    ],
  },
  {
    not_today: [{ text: '{name} was ready for bed early and did not want to be talked out of it.', evening: true }],
    unsettled: [
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
      'Kept hold of my hand and told me that I had made {his} day. {He} had made mine.',
    ],
    enjoyed: [
      'A good quarter of an hour. {name} was brighter afterwards and had all {his} lunch.',
      '{name} was waiting for me with {his} glasses on.',
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
