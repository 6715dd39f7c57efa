import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { LargeWorld, Level } from './large-sharing-world.ts';
import type { Stage } from './sharing-worlds.ts';

const LONDON = 'Europe/London';

/** What a relative may find. */
export interface Said {
  /** Which photos, with whose faces covered. */
  photos: Map<string, string[]>;
  updates: Set<string>;
  /** Which photo stands at a moment that is read, with how many faces covered. */
  photoAt(update: LargeWorld['updates'][number]): { id: string; covered: number } | null;
  letters: Set<string>;
  threads: Set<string>;
  /** To whom they have an open link, and how they stand to them. */
  open: Map<string, Level>;
  /** What may stand in the book of somebody. */
  inBook(resident: string): { photos: Map<string, string[]>; moments: Set<string> };
}

/** The rules once more, as one would say them to somebody; nothing of the server is asked. */
export function saidTo(
  { now, today }: Stage,
  { residents, links, photos, updates, letters }: LargeWorld,
  relative: string,
): Said {
  const person = new Map(residents.map((one) => [one.id, one]));
  const lastDay = (id: string) => person.get(id)?.ended_on ?? null;
  const stands = (id: string, purpose: keyof LargeWorld['residents'][number]['said']) => {
    const said = person.get(id)?.said[purpose];
    // Of whoever died, as it was on that day.
    return said?.status === 'given' && said.review_on >= (lastDay(id) ?? today);
  };
  const saidNo = (id: string) => ['refused', 'withdrawn'].includes(person.get(id)?.said.photo_record?.status ?? '');
  const open = new Map<string, Level>();
  for (const link of links) {
    const { ended_on = null, is_deleted = true } = person.get(link.resident) ?? {};
    const isOver = ended_on !== null && ended_on < addDays(today, -90);
    if (link.relative === relative && link.status === 'active' && !is_deleted && !isOver)
      open.set(link.resident, link.level);
  }
  const isClose = (id: string) => open.has(id) && open.get(id) !== 'friend';
  const opensInTime = (id: string, opens: Date) => {
    const last = lastDay(id);
    return last === null || calendarDay(opens, LONDON) <= last;
  };

  /** Whose faces are covered for the family of these; null: they do not see it. */
  const look = (photo: LargeWorld['photos'][number], isFamilyOf: (id: string) => boolean): string[] | null => {
    const { is_ready, is_tagged, is_shared, is_withdrawn, shown_from, subjects } = photo;
    if (!is_ready || !is_tagged || !is_shared || is_withdrawn) return null;
    if (shown_from !== null && shown_from > now) return null;
    const isTheirs = (id: string) => isFamilyOf(id) && opensInTime(id, shown_from ?? now);
    const isSeen = (id: string) => !saidNo(id) && stands(id, isTheirs(id) ? 'photo_family_own' : 'photo_family_group');
    if (!subjects.some(({ resident }) => isTheirs(resident) && isSeen(resident))) return null;
    const covered = subjects.filter(({ resident }) => !isSeen(resident));
    if (covered.some(({ has_box }) => !has_box)) return null;
    return covered.map(({ resident }) => resident).toSorted();
  };

  const seen = new Map<string, string[]>();
  for (const photo of photos) {
    const covers = look(photo, isClose);
    if (covers !== null) seen.set(photo.id, covers);
  }
  const told = updates.filter(
    ({ resident, is_void, is_removed, response, for_friends, opens_at, is_withdrawn }) =>
      open.has(resident) &&
      stands(resident, 'family_updates') &&
      !is_void &&
      !is_removed &&
      !is_withdrawn &&
      ['loved', 'enjoyed', 'quiet'].includes(response ?? '') &&
      opens_at !== null &&
      opens_at <= now &&
      opensInTime(resident, opens_at) &&
      (for_friends || isClose(resident)),
  );
  const links_of = new Map(links.map((link) => [link.id, link]));
  const read = letters.filter(
    (letter) =>
      open.has(letter.resident) &&
      stands(letter.resident, 'family_updates') &&
      letter.links.some((id) => links_of.get(id)?.relative === relative && links_of.get(id)?.level !== 'friend'),
  );
  /** Of its report, with its own person in it, and theirs to see: the newest. */
  const photoAt = ({ report_id, resident }: LargeWorld['updates'][number]) => {
    const [newest] = photos
      .filter((one) => one.report_id === report_id && one.subjects.some((subject) => subject.resident === resident))
      .flatMap(({ id }) => ({ id, covers: isClose(resident) ? seen.get(id) : undefined }))
      .filter(({ covers }) => covers !== undefined)
      .toSorted((one, other) => other.id.localeCompare(one.id));
    return newest === undefined ? null : { id: newest.id, covered: newest.covers?.length ?? 0 };
  };
  const inBook = (resident: string) => {
    const shown = new Map<string, string[]>();
    for (const photo of photos.filter(({ subjects }) => subjects.some((one) => one.resident === resident))) {
      const [family, own] = [look(photo, (id) => id === resident), look(photo, isClose)];
      if (family !== null && own !== null) shown.set(photo.id, [...new Set([...family, ...own])]);
    }
    return { photos: shown, moments: new Set(told.filter((one) => one.resident === resident).map(({ id }) => id)) };
  };
  return {
    photos: seen,
    updates: new Set(told.map(({ id }) => id)),
    photoAt,
    letters: new Set(read.map(({ id }) => id)),
    threads: new Set(residents.filter(({ id }) => isClose(id) && stands(id, 'chat')).map(({ thread_id }) => thread_id)),
    open,
    inBook,
  };
}
