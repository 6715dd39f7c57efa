import type { Evidence } from '@heartsease/domain/evidence/evidence.ts';
import { defaultFramework, frameworkOf } from '@heartsease/domain/evidence/frameworks.ts';
import { PACK_RULES, weeksInPack } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import type { NotJoiningIn } from '@heartsease/domain/evidence-pack/not-joining-in.ts';
import { nameHider } from '@heartsease/domain/exports/initials.ts';
import { firstDayOfPattern } from '@heartsease/domain/insights/own-pattern.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Named } from '@heartsease/domain/residents/names-in-text.ts';
import { presentIn } from '../dashboard/presence.queries.ts';
import type { Db } from '../db/database.ts';
import { evidenceOf } from '../evidence/evidence-of.ts';
import { photosForInspectors } from '../evidence/photos-for-inspectors.ts';
import type { PhotoForInspectors } from '../evidence/photos-for-inspectors.ts';
import { exportLines } from '../exports/export-lines.queries.ts';
import type { ExportLine } from '../exports/export-lines.queries.ts';
import { toldLines } from '../exports/told-lines.ts';
import type { ToldLine } from '../exports/told-lines.ts';
import { dayAndMonth, weekSpan } from '../print/paper-words.ts';
import { programmeOf } from '../print/programme.ts';
import type { PrintedItem } from '../print/programme.ts';
import { careHomeOfJob } from '../session/session.ts';
import type { PackToMake } from './evidence-packs.queries.ts';
import { joiningStories } from './joining-stories.ts';
import { everybodysNames, howWeKnow, noticedBetween, whatMatters, whoToldIt } from './pack-people.queries.ts';
import type { WhatMatters } from './pack-people.queries.ts';
import { packNames } from './pack-names.ts';
import type { PackNames } from './pack-names.ts';
import { ownWordsOf, toldIn } from './told-once.ts';

/** What somebody said, and whose it is. */
export interface OwnWords {
  quote: string;
  under: string;
}

export interface Told {
  text: string;
  under: string;
  is_said: boolean;
}

export interface JoiningStory {
  person: Named;
  time: NotJoiningIn;
  said: Told[];
  tried: string[];
  after: Told[];
  /** Those of which it tells. */
  moments: Pick<ExportLine, 'moment_id' | 'quote' | 'note'>[];
}

/** Everything that a pack tells, read from the home before a line of it is drawn. */
export interface Gathered {
  names: PackNames;
  from: string;
  to: string;
  timezone: string;
  span: string;
  evidence: Evidence;
  /** Those that it shows, as an inspector may see them, by id. */
  photos: ReadonlyMap<string, PhotoForInspectors>;
  own_words: OwnWords[];
  people: ReadonlyMap<string, Named>;
  months: { resident_id: string; from: string; to: string; lines: ToldLine[] }[];
  matters: WhatMatters[];
  how_we_know: Awaited<ReturnType<typeof howWeKnow>>;
  stories: JoiningStory[];
  weeks: { monday: string; items: PrintedItem[] }[];
}

/** @param rest lets others through between one question to the database and the next */
export async function gatherPack(db: Db, pack: PackToMake, now: Date, rest: () => Promise<void>): Promise<Gathered> {
  const careHome = careHomeOfJob(pack);
  const { from_day: from, to_day: to, language, has_names, parts } = pack;
  const has = (part: PackToMake['parts'][number]) => parts.includes(part);
  const { residents, people } = await everybodysNames(db, careHome);
  const names = packNames(has_names, people, await whoToldIt(db, careHome));
  const first = firstDayOfPattern(from);
  const lines = await exportLines(db, careHome, { from: first, to });
  await rest();
  const monthFrom = [from, addDays(to, 1 - PACK_RULES.month_days)].toSorted().at(-1) ?? from;
  const byPerson = Map.groupBy(lines, ({ resident_id }) => resident_id);
  const ofMonths = has('month_in_the_life')
    ? pack.resident_ids.map((resident_id) => ({
        resident_id,
        own: (byPerson.get(resident_id) ?? []).filter(({ day }) => day >= monthFrom),
      }))
    : [];
  const months = ofMonths.map(({ resident_id, own }) => {
    const of = residents.find(({ id }) => id === resident_id) ?? null;
    // As in a file of one person: nobody else who lives here is named.
    const others = residents.filter(({ id }) => id !== resident_id);
    const hide = has_names ? nameHider(others, of) : names.told;
    const told = toldLines(own, { is_named: has_names, hide, of: has_names ? of : null });
    return { resident_id, from: monthFrom, to, lines: told };
  });
  const noticed = has('not_joining_in') ? await noticedBetween(db, careHome, { from, to }) : [];
  const present = has('not_joining_in')
    ? await presentIn(db, careHome, { period: { from: first, to }, today: to, resident_ids: null })
    : [];
  const stories = joiningStories({ byPerson, present, noticed, names, language, from, to, timezone: pack.timezone });
  const matters = has('what_matters') ? await whatMatters(db, careHome, pack.resident_ids) : [];
  await rest();
  // What is told at length comes first; then the front page, and then the examples: none of them says it again.
  const told = toldIn(
    ofMonths.flatMap(({ own }) => own),
    stories,
    matters,
  );
  const own_words = ownWordsOf(
    lines.filter(({ day }) => day >= from),
    told,
  ).map(({ quote, person, title, day }) => ({
    quote: names.told(quote),
    under: `${names.nameOf(person)} · ${names.told(title)}, ${dayAndMonth(day, language)}`,
  }));
  const framework = frameworkOf(pack.framework) ?? defaultFramework(pack.region);
  const evidence = await evidenceOf(
    db,
    careHome,
    { framework, from, to, is_without_names: !has_names, language, told },
    now,
  );
  const drawn = has('key_questions') ? photosIn(evidence) : [];
  const photos = await photosForInspectors(db, careHome, drawn, now);
  await rest();
  const weeks: Gathered['weeks'] = [];
  if (has('weekly_planners')) {
    for (const monday of weeksInPack({ from, to })) {
      const span = { from: monday, to: addDays(monday, 6) };
      const items = await programmeOf({ db, careHome, now }, span, [language]);
      const told = items.map((item) => ({
        ...item,
        place: names.told(item.place),
        titles: item.titles.map((title) => ({ ...title, text: names.told(title.text) })),
      }));
      if (told.length > 0) weeks.push({ monday, items: told });
      await rest();
    }
  }
  return {
    names,
    from,
    to,
    timezone: pack.timezone,
    span: weekSpan(from, to, language),
    evidence,
    photos,
    own_words,
    people: new Map(residents.map((person) => [person.id, person])),
    months,
    matters,
    how_we_know: await howWeKnow(db, careHome),
    stories,
    weeks,
  };
}

function photosIn({ questions }: Evidence): string[] {
  return questions.flatMap(({ examples }) =>
    examples.flatMap(({ opens }) => (opens?.kind === 'photo' ? [opens.id] : [])),
  );
}
