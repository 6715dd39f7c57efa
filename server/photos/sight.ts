import type { RelationStatus } from '@heartsease/domain/consents/may-see.ts';
import {
  photoForInspector,
  photoForRelative,
  photoForStaff,
  photoInThread,
  photoOnNotice,
} from '@heartsease/domain/photos/photo-sight.ts';
import type { InPhoto, NoticeReader, PhotoSight, PhotoState } from '@heartsease/domain/photos/photo-sight.ts';
import type { PhotoOnNotice, Subject } from '@heartsease/domain/photos/photo.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { lastAnswersOf } from '../consents/consents.queries.ts';
import type { Db } from '../db/database.ts';
import { peopleOf } from '../relatives/relatives.queries.ts';
import type { CareHome } from '../session/session.ts';
import type { PhotoRow } from './photos.queries.ts';

export type Answers = Map<string, Awaited<ReturnType<typeof lastAnswersOf>>>;

/** What everybody in these photos agreed to, by person. */
export async function answersOf(
  db: Db,
  careHome: CareHome,
  subjects: Iterable<readonly Pick<Subject, 'resident_id'>[]>,
): Promise<Answers> {
  const ids = new Set([...subjects].flatMap((people) => people.map(({ resident_id }) => resident_id)));
  return Map.groupBy(await lastAnswersOf(db, careHome.id, [...ids]), ({ resident_id }) => resident_id);
}

/** How somebody stands to a resident, and when that stay ended: what is shared later is not for them any more. */
export interface OwnPerson {
  status: RelationStatus;
  ended_on: string | null;
}

/** The residents of whom an account is family, so that they see photos of them. A friend sees none. */
export async function ownPeopleOf(
  db: Db,
  careHome: CareHome,
  { account_id, now }: { account_id: string; now: Date },
): Promise<Map<string, OwnPerson>> {
  const rows = await peopleOf(db, careHome, account_id, calendarDay(now, careHome.timezone));
  const family = rows.filter(({ access_level }) => access_level !== 'friend');
  return new Map(family.map(({ resident_id, status, ended_on }) => [resident_id, { status, ended_on }]));
}

export function stateOf({ tagged_at, shared_at, withdrawn_at, shown_from }: PhotoRow): PhotoState {
  const sharing = withdrawn_at !== null ? 'withdrawn' : shared_at !== null ? 'shared' : 'not_shared';
  return { is_tagging_complete: tagged_at !== null, sharing, shown_from };
}

/** What a relative sees of a photo now. Every list, preview and picture gets its answer from here. */
export function relativesSight(photo: PhotoState, subjects: readonly Subject[], by: RelativesView): PhotoSight {
  return sightBy(photoForRelative, photo, subjects, by);
}

/** What a relative sees of a photo of the home in a thread that they are in. */
export function threadSight(photo: PhotoState, subjects: readonly Subject[], by: RelativesView): PhotoSight {
  return sightBy(photoInThread, photo, subjects, by);
}

interface RelativesView {
  answers: Answers;
  relations: ReadonlyMap<string, OwnPerson>;
  careHome: CareHome;
  now: Date;
}

function sightBy(
  rule: typeof photoForRelative,
  photo: PhotoState,
  subjects: readonly Subject[],
  by: RelativesView,
): PhotoSight {
  const today = calendarDay(by.now, by.careHome.timezone);
  const openedOn = photo.shown_from === null ? today : calendarDay(photo.shown_from, by.careHome.timezone);
  const relationTo = (resident_id: string): RelationStatus | null => {
    const own = by.relations.get(resident_id);
    // Nothing opens to the family after somebody died or moved away.
    return own === undefined || (own.ended_on !== null && openedOn > own.ended_on) ? null : own.status;
  };
  return rule(photo, inPhoto(subjects, by.answers, relationTo), { now: by.now, today });
}

/** What may stand of a photo in what is handed to an inspector. */
export function inspectorsSight(
  photo: PhotoState,
  subjects: readonly Subject[],
  { answers, careHome, now }: { answers: Answers; careHome: CareHome; now: Date },
): PhotoSight {
  const people = inPhoto(subjects, answers, () => null);
  return photoForInspector(photo, people, { now, today: calendarDay(now, careHome.timezone) });
}

/** Who reads the notice that a photo stands on. */
export type BoardReader = { kind: 'staff' | 'walls' } | { kind: 'relative'; relations: ReadonlyMap<string, OwnPerson> };

/**
 * What somebody sees of a photo on a notice that they may read.
 *
 * @param opened_on the day from which it can be seen there: nothing opens to the family after somebody died or moved away
 */
export function noticeSight(
  photo: PhotoState,
  subjects: readonly Subject[],
  by: { answers: Answers; reader: BoardReader; opened_on: string; careHome: CareHome; now: Date },
): PhotoSight {
  const { answers, reader, opened_on, careHome, now } = by;
  if (reader.kind === 'staff') return staffSight(subjects, { answers, careHome, now });
  const relationTo = (resident_id: string): RelationStatus | null => {
    const own = reader.kind === 'relative' ? reader.relations.get(resident_id) : undefined;
    return own === undefined || (own.ended_on !== null && opened_on > own.ended_on) ? null : own.status;
  };
  const today = calendarDay(now, careHome.timezone);
  return photoOnNotice(photo, inPhoto(subjects, answers, relationTo), { reader: reader.kind, now, today });
}

/** Who would see a photo on a notice: the family of somebody who is not in it, and whoever stands before a wall. */
export function shownOnNotice(
  photo: PhotoState,
  subjects: readonly Subject[],
  by: { answers: Answers; careHome: CareHome; now: Date },
): PhotoOnNotice {
  const today = calendarDay(by.now, by.careHome.timezone);
  const isSeenBy = (reader: NoticeReader) =>
    photoOnNotice(
      photo,
      inPhoto(subjects, by.answers, () => null),
      { reader, now: by.now, today },
    ).is_shown;
  return { families: isSeenBy('relative'), walls: isSeenBy('walls') };
}

export function staffSight(
  subjects: readonly Subject[],
  { answers, careHome, now }: { answers: Answers; careHome: CareHome; now: Date },
): PhotoSight {
  return photoForStaff(
    inPhoto(subjects, answers, () => null),
    calendarDay(now, careHome.timezone),
  );
}

function inPhoto(
  subjects: readonly Subject[],
  answers: Answers,
  relationTo: (resident_id: string) => RelationStatus | null,
): InPhoto[] {
  return subjects.map(({ resident_id, box }) => ({
    resident_id,
    has_box: box !== null,
    relation: relationTo(resident_id),
    answers: answers.get(resident_id) ?? [],
  }));
}
