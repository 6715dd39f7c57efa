import { expect, test } from 'vitest';
import { activityFits } from '@heartsease/domain/interests/activity-fit.ts';
import type { FitQuestion, JudgedActivity } from '@heartsease/domain/interests/activity-fit.ts';
import { matchOf } from '@heartsease/domain/interests/interest-match.ts';
import type { KnownInterest } from '@heartsease/domain/interests/interest-match.ts';
import { careStopOf, checksFor } from '@heartsease/domain/interests/care-stops.ts';
import { INTERESTS, interestOf } from '@heartsease/domain/interests/catalogue.ts';
import type { InterestLevel } from '@heartsease/domain/interests/interest.ts';
import { coreActivities } from '../activities/core-activities.ts';

const LIBRARY: JudgedActivity[] = coreActivities.map(({ slug, formats, themes, detail, ...rest }) => ({
  ...rest,
  id: slug,
  slug,
  // Each is judged as in its own season.
  seasons: [],
  formats: [...formats],
  themes: [...themes],
  needs: [...detail.needs],
  risks: [...detail.risks],
  bands: [],
  welsh: null,
}));

const NOTHING_KNOWN: FitQuestion['care'] = { has_allergies: false, allergies: [], diet_texture: null, fluid: null };

function known(code: string, level: InterestLevel): KnownInterest {
  return { code, label: interestOf(code)?.label ?? code, level };
}

function ask(interests: KnownInterest[], more: Partial<FitQuestion> = {}) {
  return activityFits({
    day: '2026-11-21',
    interests,
    topics_to_avoid: [],
    activities: LIBRARY,
    past: [],
    sides_of_week: new Set(['creative', 'cognitive', 'social']),
    care: NOTHING_KNOWN,
    is_in_bed: false,
    support_band: null,
    four_weeks_ago: '2026-10-24',
    ...more,
  });
}

const titles = (answer: ReturnType<typeof activityFits>) => answer.fits.map(({ activity }) => activity.title);

test('whoever loves dominoes is offered dominoes first, and why', () => {
  const { fits } = ask([known('dominoes', 'loves'), known('tea', 'likes')]);
  expect(fits[0]).toMatchObject({
    activity: { title: 'Dominoes' },
    reasons: [{ kind: 'interest', label: 'Dominoes', level: 'loves' }, { kind: 'not_tried' }],
  });
});

test('every suggestion has exactly two reasons, and they differ', () => {
  for (const { code } of INTERESTS) {
    for (const { reasons } of ask([known(code, 'loves'), known('singing', 'likes')]).fits) {
      expect(reasons).toHaveLength(2);
      expect(reasons[0]).not.toEqual(reasons[1]);
    }
  }
});

test('how it went is a reason once it went well more often than not', () => {
  const past = (well: number) => [{ activity_id: 'dominoes', times: 6, well, last_on: '2026-11-18' }];
  const reasons = (well: number) => ask([known('dominoes', 'loves')], { past: past(well) }).fits[0]?.reasons;
  expect(reasons(5)?.[1]).toEqual({ kind: 'went_well', well: 5, times: 6 });
  expect(reasons(1)?.map(({ kind }) => kind)).not.toContain('went_well');
});

test('what must be avoided is never suggested, however much else speaks for it', () => {
  const answer = ask([known('dogs', 'avoid'), known('animals', 'loves')]);
  expect(titles(answer)).not.toContain('A visit from the dog');
  expect(answer.left_out).toContainEqual({
    activity: expect.objectContaining({ title: 'A visit from the dog' }),
    because: { kind: 'interest', code: 'dogs', label: 'Dogs', level: 'avoid' },
  });
});

test('what touches a topic that nobody should raise is not suggested, and told by the topic', () => {
  const loved = [known('singing', 'loves'), known('animals', 'loves')];
  expect(titles(ask(loved))).toContain('A visit from the dog');
  const answer = ask(loved, { topics_to_avoid: ['The dogs'] });
  expect(titles(answer)).not.toContain('A visit from the dog');
  expect(answer.left_out).toContainEqual({
    activity: expect.objectContaining({ title: 'A visit from the dog' }),
    because: { kind: 'topic', title: 'The dogs' },
  });
});

test('no activity that is about something to avoid is ever suggested [H05]', () => {
  for (const { code, is } of INTERESTS.filter((interest) => interest.is.length > 0)) {
    const everything = INTERESTS.filter((one) => one.code !== code).map((one) => known(one.code, 'loves'));
    const { fits } = ask([...everything, known(code, 'avoid')]);
    for (const { activity } of fits) {
      const themes = LIBRARY.find(({ id }) => id === activity.id)?.themes ?? [];
      expect(
        is.filter((theme) => themes.includes(theme)),
        `${code}: ${activity.title}`,
      ).toEqual([]);
    }
  }
});

test('a dislike leaves out what is mainly about it, and no more', () => {
  const answer = ask([known('music', 'dislikes'), known('yoga', 'loves')]);
  expect(titles(answer)).toContain('Chair yoga');
  expect(answer.left_out.map(({ activity }) => activity.title)).toContain('Playing records');
});

test('own words are found in what an activity is called and told to be', () => {
  const own = (label: string, level: InterestLevel) => ({ code: null, label, level });
  expect(titles(ask([own('Sea shanties with Norman', 'loves')]))).toContain('Sea shanties');
  const answer = ask([own('Balloons popping', 'avoid'), known('ball_games', 'loves')]);
  expect(answer.left_out.map(({ activity }) => activity.title)).toContain('Balloon volleyball');
});

test('brass bands to be avoided do not keep anybody from polishing the brass', () => {
  const answer = ask([known('brass_bands', 'avoid'), known('housework', 'loves')]);
  expect(titles(answer)).toContain('Polishing the brass');
});

test('chair yoga has music, but is not offered for the love of a brass band', () => {
  expect(titles(ask([known('brass_bands', 'loves')]))).not.toContain('Chair yoga');
});

test('what is loved speaks louder than what is liked, and what was loved once still speaks', () => {
  const yoga = { title: 'Chair yoga', summary: 'Stretches to music', themes: ['yoga', 'exercise', 'music'] };
  const speaks = (['loves', 'likes', 'curious', 'used_to', 'dislikes', 'avoid'] as const).map((level) =>
    matchOf(known('yoga', level), yoga),
  );
  expect(speaks).toEqual([1, 0.75, 0.65, 0.6, 0, 0]);
});

test('food asks for a look at allergies and textures first; a song does not', () => {
  const { fits } = ask([known('baking', 'loves'), known('singing', 'loves')], {
    care: { ...NOTHING_KNOWN, has_allergies: true, allergies: ['Kiwi'] },
  });
  const checks = Object.fromEntries(fits.map(({ activity, check_first }) => [activity.title, check_first]));
  expect(checks['A bit of baking']).toEqual(['allergies']);
  expect(checks['A song']).toEqual([]);
});

test.each([
  ['Dogs', ['A visit from the dog'], ['Something soft to hold', 'Feeding the hens']],
  ['Animal fur', ['A visit from the dog'], ['Something soft to hold']],
  ['Feathers', ['Feeding the hens', 'Birds at the feeder'], ['Window watching', 'A visit from the dog']],
  ['Latex', ['Balloon volleyball'], ['Painting']],
  ['Pollen', ['Flower arranging', 'Gardening club'], ['Painting', 'Birthday tea', 'Leaf prints']],
  ['Wasp stings', ['Apple day'], ['Picnic on the lawn']],
  ['Peanuts', ['A bit of baking', 'An evening in the snug', 'Eid morning'], ['A box of bolts', 'Bread baking']],
  ['Eggs', ['A bit of baking', 'The long breakfast'], ['Painted eggs', 'Feeding the hens', 'Oware']],
  ['Dairy', ['Papers and toast club', 'Ice cream on the prom'], ['A cuppa', 'Hand massage']],
  ['Coeliac', ['Bread baking', 'Making rotli', 'Candles on a Friday'], ['Holy Communion', 'A visit from the dog']],
  ['Shellfish', ['Lunar New Year'], ['Tasting table']],
  ['Penicillin', [], ['Bread baking', 'Flower arranging', 'A visit from the dog']],
])('an allergy to %s rules out what its sheet plainly names, and no more', (allergy, out, stays) => {
  const care = { ...NOTHING_KNOWN, has_allergies: true, allergies: [allergy] };
  const stopped = LIBRARY.filter((activity) => careStopOf(care, activity) !== null).map(({ title }) => title);
  expect(stopped).toEqual(expect.arrayContaining(out));
  expect(stopped.filter((title) => stays.includes(title))).toEqual([]);
  expect(LIBRARY.map(({ title }) => title)).toEqual(expect.arrayContaining(stays));
});

test.each([
  [{ diet_texture: 4 as const }, ['An evening in the snug', 'Festival day'], ['A cuppa', 'Tasting table', 'Bingo']],
  [{ diet_texture: 6 as const }, [], ['An evening in the snug', 'Apple day', 'Tasting table']],
  [{ diet_texture: 7 as const }, [], ['An evening in the snug', 'Tasting table']],
  [{ fluid: 2 as const }, ['An evening in the snug'], ['A cuppa', 'Out for coffee', 'Ice cream on the prom']],
  [{ fluid: 0 as const }, [], ['An evening in the snug', 'A cuppa']],
])('food and drink of %o rule out what the sheet has no way round for', (level, out, stays) => {
  const care = { ...NOTHING_KNOWN, ...level };
  const stopped = LIBRARY.filter((activity) => careStopOf(care, activity) !== null).map(({ title }) => title);
  expect(stopped).toEqual(expect.arrayContaining(out));
  expect(stopped.filter((title) => stays.includes(title))).toEqual([]);
});

test('what an allergy rules out is told as left out, and why', () => {
  const care = { ...NOTHING_KNOWN, has_allergies: true, allergies: ['Dogs'] };
  const answer = ask([known('dogs', 'loves'), known('animals', 'loves')], { care });
  expect(titles(answer)).not.toContain('A visit from the dog');
  expect(answer.left_out).toContainEqual({
    activity: expect.objectContaining({ title: 'A visit from the dog' }),
    because: { kind: 'allergy', allergy: 'Dogs', is_in_the_room: true },
  });
});

test('what may be near an allergy is told as something to check first', () => {
  const care = { ...NOTHING_KNOWN, has_allergies: true, allergies: ['Lavender'] };
  const checks = (title: string) => LIBRARY.filter((one) => one.title === title).map((one) => checksFor(care, one));
  expect(checks('Hand massage')).toEqual([['allergies']]);
  expect(checks('A song')).toEqual([[]]);
});

test('the same facts give the same list, in whatever order they come', () => {
  const interests = ['dominoes', 'singing', 'gardening', 'tea', 'cricket'].map((code) => known(code, 'loves'));
  const there = ask(interests, { activities: LIBRARY });
  const back = ask(interests.toReversed(), { activities: LIBRARY.toReversed() });
  expect(back).toEqual(there);
});

test('without interests there is nothing to say', () => {
  expect(ask([])).toEqual({ fits: [], left_out: [] });
});

test('every theme that an interest names is one of the activity library, and most interests name one', () => {
  const themes = new Set(coreActivities.flatMap((activity) => [...activity.themes]));
  const named = INTERESTS.flatMap(({ is, near }) => [...is, ...near]);
  expect(named.filter((theme) => !themes.has(theme))).toEqual([]);
  const withTheme = INTERESTS.filter(({ is, near }) => is.length + near.length > 0);
  expect(withTheme.length / INTERESTS.length).toBeGreaterThan(0.95);
});

test('nobody is offered the worship of another faith', () => {
  for (const code of ['gurdwara', 'mosque', 'hindu_worship', 'buddhism', 'jewish_life', 'prayer']) {
    const offered = titles(ask([known(code, 'loves')]));
    for (const title of ['Church service', 'Holy Communion', 'The rosary']) expect(offered).not.toContain(title);
  }
  expect(titles(ask([known('chapel', 'loves')]))).toContain('Church service');
  expect(titles(ask([known('chapel', 'loves')]))).not.toContain('The rosary');
  expect(titles(ask([known('church', 'loves')]))).not.toContain('Gurdwara singers');
});

test('whoever is nursed in bed is offered what comes to the bed', () => {
  const { fits } = ask([known('walking', 'loves'), known('gardening', 'loves'), known('being_read_to', 'loves')], {
    is_in_bed: true,
  });
  expect(fits.map(({ activity }) => activity.title)).toContain('Reading aloud');
  for (const { activity } of fits) {
    expect(activity.formats).toContain('one_to_one');
    expect(['A walk to the park', 'Gardening club', 'A stroll along the corridor']).not.toContain(activity.title);
  }
});
