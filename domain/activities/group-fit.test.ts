import { expect, test } from 'vitest';
import { interestOf } from '../interests/catalogue.ts';
import type { InterestLevel } from '../interests/interest.ts';
import { groupFits, isForSoMany } from './group-fit.ts';
import type { AskedActivity, AskedPerson } from './group-fit.ts';

const dominoes = activity('Dominoes', { themes: ['dominoes', 'games'], bands: [1, 2], category: 'cognitive' });
const singAlong = activity('Sing-along', { themes: ['singing', 'music'], bands: [1, 2, 3], category: 'creative' });
const dogVisit = activity('A visit from the dog', { themes: ['dogs', 'animals'], bands: [1, 2, 3, 4] });
const baking = activity('A bit of baking', { themes: ['baking', 'food'], bands: [1, 2], formats: ['small_group'] });
const warMemories = activity('War memories', { themes: ['singing', 'history'], bands: [1, 2] });
const garden = activity('Gardening club', { themes: ['gardening'], category: 'outdoors' });
const LIBRARY = [dominoes, singAlong, dogVisit, baking, warMemories, garden];

const arthur = person('arthur', {
  interests: [known('dominoes', 'loves'), known('singing', 'likes')],
  support_band: 1,
});
const joyce = person('joyce', { interests: [known('dominoes', 'likes'), known('baking', 'loves')], support_band: 2 });
const frank = person('frank', { interests: [known('singing', 'loves'), known('dogs', 'avoid')], support_band: 3 });

const TODAY = '2026-11-21';
const ask = (...people: AskedPerson[]) => groupFits({ day: TODAY, people, activities: LIBRARY });
const titles = (...people: AskedPerson[]) => ask(...people).fits.map((fit) => fit.activity.title);

test('what most of them share comes first, and says whom it speaks to', () => {
  const [first] = ask(arthur, joyce).fits;
  expect(first).toMatchObject({
    activity: { title: 'Dominoes' },
    reasons: [
      { kind: 'interest', labels: ['Dominoes'], resident_ids: ['arthur', 'joyce'] },
      { kind: 'bands', bands: [1, 2] },
    ],
    not_for: [],
  });
});

test('everything that is suggested has two reasons that differ', () => {
  for (const { reasons } of ask(arthur, joyce, frank).fits) {
    expect(reasons).toHaveLength(2);
    expect(reasons[0]).not.toEqual(reasons[1]);
  }
});

test('what one of them must avoid is suggested to nobody, and told with the name', () => {
  const dogLover = person('mei', { interests: [known('dogs', 'loves')] });
  const { fits, left_out } = ask(dogLover, frank);
  expect(fits.map(({ activity }) => activity.title)).not.toContain('A visit from the dog');
  expect(left_out).toContainEqual({
    activity: expect.objectContaining({ title: 'A visit from the dog' }),
    not_for: [{ resident_id: 'frank', because: { kind: 'interest', code: 'dogs', label: 'Dogs', level: 'avoid' } }],
  });
});

test('what touches a topic that nobody should raise is left out', () => {
  const wary = { ...frank, topics_to_avoid: ['The war'] };
  expect(titles(frank)).not.toContain('War memories');
  expect(ask(arthur, wary).left_out).toContainEqual({
    activity: expect.objectContaining({ title: 'War memories' }),
    not_for: [{ resident_id: 'frank', because: { kind: 'topic', title: 'The war' } }],
  });
});

test('a topic that only has a word in common leaves nothing out', () => {
  const churchgoer = person('dilys', { interests: [known('singing', 'loves')] });
  const leftTheService = person('peter', { topics_to_avoid: ['Why he left the service'] });
  const service = activity('Church service', { themes: ['singing', 'prayer'] });
  const { left_out } = groupFits({ day: TODAY, people: [churchgoer, leftTheService], activities: [service] });
  expect(left_out).toEqual([]);
});

test('what speaks to a quarter of them stands before what speaks to fewer', () => {
  const many = Array.from({ length: 7 }, (_, place) => person(`p${place}`, { support_band: 1 }));
  const fond = (id: string, code: string) => person(id, { interests: [known(code, 'loves')], support_band: 1 });
  const people = [...many, fond('a', 'singing'), fond('b', 'singing'), fond('c', 'singing'), fond('d', 'gardening')];
  const [first, ...rest] = groupFits({ day: TODAY, people, activities: [garden, { ...singAlong, bands: [] }] }).fits;
  expect(first?.activity.title).toBe('Sing-along');
  expect(rest.map(({ activity: { title } }) => title)).toEqual(['Gardening club']);
});

test('whom it does not suit is named, and it counts for the others alone', () => {
  const { fits } = ask(arthur, joyce, frank);
  const fit = fits.find(({ activity }) => activity.title === 'Dominoes');
  expect(fit?.not_for).toEqual([{ resident_id: 'frank', because: { kind: 'band', support_band: 3 } }]);
  expect(titles(frank)).not.toContain('Dominoes');
});

test('what is said of all of them is true of whoever it does not suit, too', () => {
  const reasonsOf = (...people: AskedPerson[]) =>
    ask(...people).fits.find((fit) => fit.activity.title === 'Dominoes')?.reasons;
  // Of somebody at whom nobody has looked yet, nobody knows.
  expect(reasonsOf(arthur, joyce)?.[1]).toEqual({ kind: 'bands', bands: [1, 2] });
  expect(reasonsOf(arthur, joyce, { ...joyce, id: 'new', support_band: null })?.[1]).toEqual({ kind: 'not_tried' });
  // Frank joins in another way than the sheet of dominoes tells of.
  expect(reasonsOf(arthur, joyce, frank)?.[1]).toEqual({ kind: 'not_tried' });
  const had = (last_on: string) => ({
    past: [{ activity_id: 'Dominoes', times: 2, well: 0, last_on }],
  });
  expect(reasonsOf(arthur, joyce, { ...frank, ...had('2026-09-01') })?.[1]).toEqual({ kind: 'long_ago' });
  expect(reasonsOf(arthur, joyce, { ...frank, ...had('2026-11-18') })?.[1]).toEqual({ kind: 'short', minutes: 30 });
});

test('a sheet that is not written tells nobody how', () => {
  const people = [
    person('arthur', { interests: [known('gardening', 'loves')], support_band: 1 }),
    person('joyce', { support_band: 2 }),
  ];
  expect(ask(...people).fits[0]?.reasons.map(({ kind }) => kind)).toEqual(['interest', 'not_tried']);
});

test('whoever is nursed in bed is not asked into the garden', () => {
  const inBed = person('halina', { interests: [known('gardening', 'loves')], is_in_bed: true });
  const fond = person('peter', { interests: [known('gardening', 'loves')] });
  const fit = ask(fond, inBed).fits.find(({ activity }) => activity.title === 'Gardening club');
  expect(fit?.not_for).toEqual([{ resident_id: 'halina', because: { kind: 'in_bed' } }]);
});

test('food asks for a look at the allergies of those who have any', () => {
  const allergic = { ...joyce, care: { ...joyce.care, has_allergies: true, allergies: ['Kiwi'] } };
  const fit = ask(arthur, allergic).fits.find(({ activity }) => activity.title === 'A bit of baking');
  expect(fit?.check_first).toEqual([{ check: 'allergies', resident_ids: ['joyce'] }]);
});

test('an allergy that would be in the room leaves it out for all, told with the name', () => {
  const dog = { ...dogVisit, risks: [{ hazard: 'animals' as const, care: 'Lead on.' }] };
  const fond = person('mei', { interests: [known('dogs', 'loves')] });
  const allergic = person('peter', { care: careOf({ allergies: ['Dogs'] }) });
  const { fits, left_out } = groupFits({ day: TODAY, people: [fond, allergic], activities: [dog] });
  expect(fits).toEqual([]);
  expect(left_out).toMatchObject([
    {
      activity: { title: 'A visit from the dog' },
      not_for: [{ resident_id: 'peter', because: { kind: 'allergy', allergy: 'Dogs', is_in_the_room: true } }],
    },
  ]);
});

test('what somebody may not eat is blocked for them by name, and not for the others', () => {
  const nutty = { ...baking, risks: [{ hazard: 'allergy' as const, care: 'Nuts and milk.' }] };
  const allergic = { ...joyce, care: careOf({ allergies: ['Peanuts'] }) };
  const fond = person('mei', { interests: [known('baking', 'loves')], care: careOf({ allergies: ['Kiwi'] }) });
  const [fit] = groupFits({ day: TODAY, people: [fond, allergic], activities: [nutty] }).fits;
  expect(fit?.not_for).toEqual([
    { resident_id: 'joyce', because: { kind: 'allergy', allergy: 'Peanuts', is_in_the_room: false } },
  ]);
  expect(fit?.check_first).toEqual([{ check: 'allergies', resident_ids: ['mei'] }]);
  expect(fit?.reasons[0]).toMatchObject({ resident_ids: ['mei'] });
});

test('what suits fewer than half of them is not suggested, and told with everybody whom it does not suit', () => {
  const inBed = (id: string) => person(id, { is_in_bed: true });
  const fond = person('peter', { interests: [known('gardening', 'loves')] });
  const { fits, left_out, unsuited } = groupFits({
    day: TODAY,
    people: [fond, inBed('halina'), inBed('dilys')],
    activities: [garden],
  });
  expect({ fits, left_out }).toEqual({ fits: [], left_out: [] });
  expect(unsuited).toMatchObject([
    {
      activity: { title: 'Gardening club' },
      not_for: [
        { resident_id: 'halina', because: { kind: 'in_bed' } },
        { resident_id: 'dilys', because: { kind: 'in_bed' } },
      ],
    },
  ]);
});

test('how many there are decides: a small group is none for twelve, and a group none for one', () => {
  const twelve = Array.from({ length: 12 }, (_, place) =>
    person(`p${place}`, { interests: [known('baking', 'loves')] }),
  );
  expect(titles(...twelve)).not.toContain('A bit of baking');
  expect(titles(...twelve.slice(0, 4))).toContain('A bit of baking');
  expect(titles(person('alone', { interests: [known('baking', 'loves')] }))).toEqual([]);
});

test('how it went for them together is a reason once it went well more often than not', () => {
  const past = (well: number) => [{ activity_id: 'Dominoes', times: 3, well, last_on: '2026-11-18' }];
  const reasons = (well: number) =>
    ask({ ...arthur, past: past(well) }, { ...joyce, past: past(3) }).fits[0]?.reasons[1];
  expect(reasons(2)).toEqual({ kind: 'went_well', well: 5, times: 6 });
  expect(reasons(0)).toEqual({ kind: 'went_well', well: 3, times: 6 });
});

test('what most of them had lately comes first, for the same again', () => {
  const had = (activity_id: string, last_on: string) => ({
    activity_id,
    times: 1,
    well: 1,
    last_on,
  });
  const { lately } = ask(
    {
      ...arthur,
      past: [had('Dominoes', '2026-11-01'), had('Sing-along', '2026-11-20'), had('Gardening club', '2026-05-01')],
    },
    { ...joyce, past: [had('Dominoes', '2026-11-10')] },
    // A month ago, as a club of every month is; and what lies longer back.
    { ...frank, past: [had('A bit of baking', '2026-10-19'), had('War memories', '2026-10-09')] },
  );
  expect(lately).toMatchObject([
    { activity: { title: 'Dominoes' }, last_on: '2026-11-10', resident_ids: ['arthur', 'joyce'] },
    { activity: { title: 'Sing-along' }, last_on: '2026-11-20', resident_ids: ['arthur'] },
    { activity: { title: 'A bit of baking' }, last_on: '2026-10-19', resident_ids: ['frank'] },
  ]);
  expect(lately).toHaveLength(3);
});

test('the same question has the same answer, whoever is named first', () => {
  const inOrder = (fits: ReturnType<typeof ask>) => fits.fits.map(({ activity }) => activity.title);
  expect(inOrder(ask(arthur, joyce, frank))).toEqual(inOrder(ask(frank, joyce, arthur)));
  expect(ask(arthur, joyce, frank)).toEqual(ask(arthur, joyce, frank));
});

test('where nothing is known of anybody, what may be welcome is suggested, and nobody’s faith', () => {
  const rosary = activity('The rosary', { category: 'spiritual' });
  const people = [person('new', { support_band: 1 }), person('newer', { support_band: 2 })];
  const { fits } = groupFits({ day: TODAY, people, activities: [dominoes, rosary] });
  expect(fits).toMatchObject([
    { activity: { title: 'Dominoes' }, reasons: [{ kind: 'bands', bands: [1, 2] }, { kind: 'not_tried' }] },
  ]);
  const had = { past: [{ activity_id: 'Dominoes', times: 2, well: 0, last_on: TODAY }] };
  const [one, other] = people.map(({ id }) => person(id, had));
  // It was on lately, and went neither way: no two true reasons are left.
  expect(titles(one ?? frank, other ?? frank)).not.toContain('Dominoes');
});

test('what is of another season, feast or day of the week is suggested to nobody, unless that season is looked at', () => {
  const fond = { interests: [known('singing', 'loves')] };
  const summer = { ...singAlong, seasons: ['summer' as const] };
  const titlesOn = (day: string | null, ...activities: AskedActivity[]) =>
    groupFits({ day, people: [person('a', fond), person('b', fond)], activities }).fits.map(
      (fit) => fit.activity.title,
    );
  expect(titlesOn(TODAY, summer)).toEqual([]);
  expect(titlesOn('2027-07-01', summer)).toEqual(['Sing-along']);
  expect(titlesOn(null, summer)).toEqual(['Sing-along']);
  const eid = { ...singAlong, slug: 'eid-morning' };
  expect(titlesOn(TODAY, eid)).toEqual([]);
  expect(titlesOn('2027-03-09', eid)).toEqual(['Sing-along']);
  // The day before is no Friday.
  const candles = { ...singAlong, slug: 'friday-candles' };
  expect([titlesOn('2026-11-26', candles), titlesOn('2026-11-27', candles)]).toEqual([[], ['Sing-along']]);
});

test.each([
  [1, ['self_directed' as const], true],
  [2, ['self_directed' as const], false],
  [2, ['pair' as const], true],
  [3, ['pair' as const], false],
  [2, ['one_to_one' as const], false],
  [3, ['pair' as const, 'small_group' as const], true],
])('%i people, done as %o: there is room for them is %s', (count, formats, isRoom) => {
  const so = (group_size: AskedActivity['group_size']) => isForSoMany({ ...dominoes, formats, group_size }, count);
  expect([so(null), so({ from: 1, to: 4 })]).toEqual([isRoom, isRoom]);
});

function careOf({ allergies }: { allergies: string[] }): AskedPerson['care'] {
  return { has_allergies: true, allergies, diet_texture: null, fluid: null };
}

function known(code: string, level: InterestLevel) {
  return { code, label: interestOf(code)?.label ?? code, level };
}

function activity(title: string, told: Partial<AskedActivity>): AskedActivity {
  return {
    id: title,
    slug: title,
    title,
    summary: '',
    icon: 'sparkle',
    tint: 'stone',
    category: 'social',
    minutes: 30,
    formats: ['group', 'small_group'],
    themes: [],
    bands: [],
    welsh: null,
    group_size: null,
    seasons: [],
    needs: [],
    risks: [],
    ...told,
  };
}

function person(id: string, told: Partial<AskedPerson>): AskedPerson {
  return {
    id,
    interests: [],
    past: [],
    sides_of_week: new Set(['creative', 'cognitive', 'social', 'outdoors']),
    care: { has_allergies: false, allergies: [], diet_texture: null, fluid: null },
    is_in_bed: false,
    support_band: null,
    topics_to_avoid: [],
    four_weeks_ago: '2026-10-24',
    ...told,
  };
}
