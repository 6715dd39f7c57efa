import { coreTag } from '@heartsease/domain/about-me/core-tags.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../../db/database.ts';
import { demoId, demoIds } from '../../ids.ts';
import { keepCards } from '../../seed/keep-cards.ts';
import { inChunks } from '../../seed/rows.ts';
import { toldAtTheFarEnd } from './garden-wing-far-end.ts';
import { toldInGardenWing } from './garden-wing.ts';
import { larchHouseTags } from './own-tags.ts';
import { toldInRowanWing } from './rowan-wing.ts';
import { toldOfBetty } from '../memory-of-betty/story.ts';
import type { Told } from './told.ts';
import { toldInWrekinWing } from './wrekin-wing.ts';

const HOME = 'larch-house';
const DAYS_AGO = 40;

export const larchHouseTold: readonly Told[] = [
  ...toldInGardenWing,
  ...toldAtTheFarEnd,
  ...toldInRowanWing,
  ...toldInWrekinWing,
  toldOfBetty,
];

/** What the people of Larch House told about themselves: cards with their history, tags, stories, suggestions. */
export async function keepAboutMe(db: Db, today: string): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  const at = (days_ago: number) => new Date(`${addDays(today, -days_ago)}T10:30:00Z`);
  const people = larchHouseTold.map((told) => ({
    ...told,
    key: { care_home_id, resident_id: demoIds.resident(HOME, told.of) },
    by_id: demoIds.account(told.by),
  }));

  await keepCards(db, HOME, larchHouseTold, today);

  const suggestions = people.flatMap(({ suggestions = [], key, of }) =>
    suggestions.map((one, index) => ({
      ...key,
      id: demoId(`suggestion ${of} ${index}`, at(one.days_ago)),
      heading: one.heading,
      text: one.text,
      origin: one.relationship === undefined ? ('staff' as const) : ('relative' as const),
      relationship: one.relationship ?? '',
      suggested_by: demoIds.account(one.by),
      suggested_at: at(one.days_ago),
    })),
  );
  await inChunks(suggestions, (rows) => db.insertInto('about_me_suggestions').values(rows).execute());

  const pieces = people.flatMap(({ story, key, of, by_id }) =>
    story.map((piece, rank) => ({
      ...key,
      id: demoId(`story ${of} ${rank}`),
      chapter: piece.chapter,
      title: piece.title,
      body: piece.body ?? '',
      years: piece.years ?? '',
      place: piece.place ?? '',
      sensitivity: piece.sensitivity ?? ('share' as const),
      told_by: piece.told_by ?? '',
      told_on: addDays(today, -DAYS_AGO),
      rank,
      created_by: by_id,
      updated_by: by_id,
    })),
  );
  await inChunks(pieces, (rows) => db.insertInto('life_story_items').values(rows).execute());
  await keepTags(db, people, today);
}

async function keepTags(
  db: Db,
  people: readonly (Pick<Told, 'of' | 'tags'> & {
    key: { care_home_id: string; resident_id: string };
    by_id: string;
  })[],
  today: string,
): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  const nadia = demoIds.account('coordinator@larch-house.example');
  const tagId = (key: string) => demoId(`tag ${HOME} ${key}`);
  await db
    .insertInto('about_me_tags')
    .values(
      larchHouseTags.map(({ key, on: _on, former_labels = [], ...words }) => ({
        id: tagId(key),
        care_home_id,
        ...words,
        former_labels,
        created_by: nadia,
        updated_by: nadia,
      })),
    )
    .execute();
  const said = {
    confirmed_on: addDays(today, -DAYS_AGO),
    created_at: new Date(`${addDays(today, -DAYS_AGO)}T10:30:00Z`),
  };
  const core = people.flatMap(({ of, tags, key, by_id }) =>
    tags.map(([tag, strength, note = '']) => {
      if (!coreTag(tag)) throw new Error(`${of} carries ${tag}, which is no tag of the core`);
      const id = demoId(`tag ${tag} of ${of}`);
      return { ...key, id, core_tag: tag, tag_id: null, strength, note, created_by: by_id, ...said };
    }),
  );
  const own = larchHouseTags.flatMap(({ key, on }) =>
    on.map((of) => ({
      care_home_id,
      resident_id: demoIds.resident(HOME, of),
      id: demoId(`tag ${key} of ${of}`),
      core_tag: null,
      tag_id: tagId(key),
      strength: 'likes' as const,
      note: '',
      created_by: nadia,
      ...said,
    })),
  );
  await inChunks([...core, ...own], (rows) => db.insertInto('resident_about_me_tags').values(rows).execute());
}
