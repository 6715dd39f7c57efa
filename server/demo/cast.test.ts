import { expect, test } from 'vitest';
import { Portrait } from '@heartsease/domain/portraits/portrait.ts';
import { coreActivities } from '../activities/core-activities.ts';
import { demoHomes } from './homes.ts';
import { allSentences } from './larch-house/note-sentences/all-sentences.ts';
import { larchHouseRelatives } from './larch-house/relatives.ts';
import { larchHouseResidents } from './larch-house/residents.ts';
import { larchHouseStaff } from './larch-house/staff.ts';
import { allThreads } from './larch-house/threads/all-threads.ts';
import { portraitOf } from './portraits.ts';
import { accountsOf } from './seed/keep-homes.ts';

const oneToOne = new Set(
  coreActivities.filter(({ formats }) => formats.includes('one_to_one')).map(({ slug }) => slug),
);
const library = new Set(coreActivities.map(({ slug }) => slug));

test('everybody at Larch House has a life of 60 to 100 words', () => {
  const lengths = larchHouseResidents.map(({ key, life }) => [key, life.split(/\s+/).length] as const);
  expect(lengths.filter(([, words]) => words < 60 || words > 100)).toEqual([]);
});

test('nineteen people work at Larch House, and thirty-four relatives belong to it', () => {
  expect(larchHouseStaff).toHaveLength(19);
  expect(larchHouseRelatives).toHaveLength(34);
});

test.each(demoHomes.map((home) => [home.name, home] as const))(
  'at %s every name that is mentioned is somebody’s',
  (_, home) => {
    const residents = new Set(home.residents.map(({ key }) => key));
    const staff = new Set(home.staff.map(({ key }) => key));
    const { slots, special, today, on_now } = home.programme;
    const planned = [...slots, ...special, ...today, ...(on_now ? [on_now] : [])];
    const people = [
      ...planned.flatMap(({ usual }) => usual.map((each) => (typeof each === 'string' ? each : each[0]))),
      ...home.staff.flatMap(({ close_to }) => close_to),
      ...home.relatives.flatMap(({ of }) => of.map(({ resident }) => resident)),
      ...home.threads.map(({ resident }) => resident),
      ...Object.keys(home.ownStories),
    ];
    expect(people.filter((key) => !residents.has(key))).toEqual([]);
    const authors = [
      ...planned.map(({ leader }) => leader),
      ...home.threads.flatMap(({ beats }) => beats.flatMap(({ by }) => by ?? [])),
    ];
    expect(authors.filter((key) => !staff.has(key))).toEqual([]);
    expect(planned.map(({ activity }) => activity).filter((slug) => !library.has(slug))).toEqual([]);
  },
);

test.each(demoHomes.map((home) => [home.name, home] as const))(
  'at %s everybody has a name of their own, a face, and three favourites for two',
  (_, home) => {
    expect(new Set(home.residents.map(({ key }) => key)).size).toBe(home.residents.length);
    for (const { key, favourites } of home.residents) {
      expect(
        favourites.map(([slug]) => slug).filter((slug) => !oneToOne.has(slug)),
        key,
      ).toEqual([]);
      expect(new Set(favourites.map(([slug]) => slug)).size, key).toBe(3);
      const look = home.looks.residents[key];
      expect(look, key).toBeDefined();
      expect(Portrait.safeParse(look && portraitOf(key, look, 'older')).success, key).toBe(true);
    }
  },
);

test('no two people sign in with one address', () => {
  const emails = demoHomes.flatMap(accountsOf).map(({ email }) => email);
  expect(new Set(emails).size).toBe(emails.length);
  expect(emails.filter((email) => !/^[a-z.-]+@[a-z-]+\.example$/.test(email))).toEqual([]);
});

test('telephone numbers are from the range that rings nowhere', () => {
  expect(demoHomes.map(({ phone }) => phone).filter((phone) => !/^01632 960\d{3}$/.test(phone))).toEqual([]);
});

test('there are more than 180 sentences, none twice, each short enough for a note', () => {
  const sentences = allSentences.flatMap(({ loved = [], enjoyed = [], quiet = [], not_today = [], unsettled = [] }) =>
    [...loved, ...enjoyed, ...quiet, ...not_today, ...unsettled].map((sentence) =>
      typeof sentence === 'string' ? sentence : sentence.text,
    ),
  );
  expect(sentences.length).toBeGreaterThan(500);
  expect(new Set(sentences).size).toBe(sentences.length);
  const beats = allThreads.flatMap((thread) => thread.beats.map(({ text }) => text));
  expect([...sentences, ...beats].filter((text) => text.length > 280)).toEqual([]);
  expect(sentences.filter((text) => /\{(?!(name|he|him|his|himself|He|His|friend)\})/.test(text))).toEqual([]);
});

test('twelve people have a story of ten beats or more', () => {
  expect(allThreads).toHaveLength(12);
  expect(allThreads.filter(({ beats }) => beats.length < 10)).toEqual([]);
});
